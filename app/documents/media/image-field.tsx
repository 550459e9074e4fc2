import { type ReactNode, useState } from 'react'
import { PictureImage } from '../../ui/components/picture-image.tsx'
import { isOwnPath, isPictureAddress } from '../../ui/forms/picture-address-rule.ts'
import { LibraryDialog } from './library-dialog.tsx'
import { mediaTexts } from './media-texts.ts'
import { describePicture, type MediaLocation } from './picture-address.ts'
import { UploadField } from './upload-field.tsx'

type ImageFieldProps = {
  /** Name of the hidden input that holds the picture's address; empty when there is none. */
  name: string
  label: string
  location: MediaLocation
  defaultValue?: string | null
  /** True while an upload is under way: the form disables its submit button, which reads «Subiendo...» (docs/product.md 6.2). */
  onBusyChange?: (busy: boolean) => void
  /** Hears the address too, where the form wants it at once; '' when the picture is taken away. */
  onAddressChange?: (address: string) => void
  /** What the server said of this field. */
  error?: string | undefined
}

/** A picture in a form: upload with progress, the library, and a hidden input with the address. */
export function ImageField({ name, label, location, defaultValue, ...options }: ImageFieldProps): ReactNode {
  const { onBusyChange, onAddressChange, error } = options
  const [address, setAddress] = useState(defaultValue ?? '')
  const choose = (next: string): void => {
    setAddress(next)
    onAddressChange?.(next)
  }
  return (
    <div className="image-field">
      <input type="hidden" name={name} value={address} />
      {address !== '' && <CurrentPicture address={address} onRemove={() => choose('')} />}
      <UploadField label={label} location={location} onDone={choose} onBusyChange={onBusyChange}>
        <LibraryDialog onChoose={choose} />
      </UploadField>
      {error && <p className="upload-error">{error}</p>}
    </div>
  )
}

function CurrentPicture({ address, onRemove }: { address: string; onRemove: () => void }): ReactNode {
  const picture = describePicture(address)
  const isOwn = isOwnPath(address)
  const note = isPictureAddress(address) ? mediaTexts.outsidePicture : mediaTexts.noPicture
  return (
    <div className="image-current">
      {picture && <PictureImage picture={picture} alt={mediaTexts.currentPicture} sizes="12rem" />}
      {!picture && isOwn && <img src={address} alt={mediaTexts.currentPicture} />}
      {!isOwn && <p className="note">{note}</p>}
      <button type="button" className="button button-quiet button-small" onClick={onRemove}>
        {mediaTexts.removePicture}
      </button>
    </div>
  )
}
