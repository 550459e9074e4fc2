import { type ReactNode, useState } from 'react'
import { PictureImage } from '../../ui/components/picture-image.tsx'
import { isOwnPath, isPictureAddress } from '../../ui/forms/picture-address-rule.ts'
import { LibraryDialog } from './library-dialog.tsx'
import { mediaTexts } from './media-texts.ts'
import { describePicture, type MediaLocation } from './picture-address.ts'
import { UploadField } from './upload-field.tsx'

type ImageFieldProps = {
  /** Name of the hidden input with the picture's address; empty if there is no picture. */
  name: string
  label: string
  location: MediaLocation
  defaultValue?: string | null
  /**
   * True during an upload: the form disables its submit button, which reads «Subiendo...» (docs/product.md
   * 6.2).
   */
  onBusyChange?: (busy: boolean) => void
  /**
   * Called with the new address, for forms that need it before they are sent; '' if the picture is removed.
   */
  onAddressChange?: (address: string) => void
  /** The server's error for this field. */
  error?: string | undefined
}

/** A picture field in a form: upload with progress, library, and a hidden input with the address. */
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
