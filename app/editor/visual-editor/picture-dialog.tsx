import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { LibraryDialog } from '../../documents/media/library-dialog.tsx'
import type { MediaLocation } from '../../documents/media/picture-address.ts'
import { acceptedTypes } from '../../documents/media/upload-limits.ts'
import { uploadImage } from '../../documents/media/upload-task.ts'
import { DialogField, FormDialog } from './form-dialog.tsx'
import { visualTexts } from './visual-texts.ts'

/** The attributes of a picture. */
type PictureParts = { src: string; alt: string; title: string }

type PictureDialogProps = {
  picture: PictureParts
  /** A pasted or dropped file; it is uploaded immediately. */
  file: File | undefined
  folder: MediaLocation
  onAccept: (picture: PictureParts) => void
  onRemove: (() => void) | undefined
  onBusy: (busy: boolean) => void
  onClose: () => void
}

/** A picture from a file, the camera or the library, with a required description and an optional caption. */
export function PictureDialog(props: PictureDialogProps): ReactNode {
  const { picture, file, folder, onAccept, onRemove, onBusy, onClose } = props
  const [parts, setParts] = useState(picture)
  const [error, setError] = useState<string>()
  const put = (change: Partial<PictureParts>): void => setParts((now) => ({ ...now, ...change }))
  const { status, upload } = useUpload(folder, { onBusy, onDone: (src) => put({ src }) })
  const first = useRef(file)
  useEffect(() => {
    const pasted = first.current
    first.current = undefined
    if (pasted) upload(pasted)
  }, [upload])
  const accept = (): string | undefined => {
    if (parts.src === '') return visualTexts.pictureMissing
    if (parts.alt.trim() === '') return visualTexts.pictureNoAlt
    onAccept({ src: parts.src, alt: parts.alt.trim(), title: parts.title.trim() })
    return undefined
  }
  return (
    <FormDialog
      title={visualTexts.tools.picture}
      onClose={onClose}
      onRemove={onRemove}
      error={error}
      setError={setError}
      onAccept={accept}
    >
      {parts.src !== '' && <img className="visual-chosen" src={parts.src} alt="" />}
      <div className="visual-sources">
        <ChooseFile label={visualTexts.pictureFile} onFile={upload} />
        <ChooseFile label={visualTexts.pictureCamera} onFile={upload} isCamera />
        <LibraryDialog onChoose={(src) => put({ src })} />
      </div>
      <p role="status" className="note">
        {status}
      </p>
      <DialogField
        label={visualTexts.pictureAlt}
        hint={visualTexts.pictureAltHint}
        value={parts.alt}
        rows={2}
        onChange={(alt) => put({ alt })}
      />
      <DialogField
        label={visualTexts.pictureCaption}
        value={parts.title}
        onChange={(title) => put({ title })}
      />
    </FormDialog>
  )
}

type ChooseProps = { label: string; onFile: (file: File) => void; isCamera?: true }

/** A file input; with `isCamera` a phone opens its camera. */
function ChooseFile({ label, onFile, isCamera }: ChooseProps): ReactNode {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        className="file-input"
        accept={isCamera ? 'image/*' : acceptedTypes}
        {...(isCamera && { capture: 'environment' as const })}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) onFile(file)
        }}
      />
    </div>
  )
}

type UploadHooks = { onBusy: (busy: boolean) => void; onDone: (address: string) => void }

function useUpload(
  folder: MediaLocation,
  hooks: UploadHooks,
): { status: string; upload: (file: File) => void } {
  const [status, setStatus] = useState('')
  const latest = useRef(hooks)
  useEffect(() => {
    latest.current = hooks
  })
  const [upload] = useState(() => (file: File): void => {
    latest.current.onBusy(true)
    uploadImage(file, folder, (state) => {
      if (state.kind === 'success') latest.current.onDone(state.picture.address)
      if (['success', 'error', 'canceled'].includes(state.kind)) latest.current.onBusy(false)
      if (state.kind === 'success') setStatus(visualTexts.uploaded)
      else if (state.kind === 'error') setStatus(visualTexts.uploadFailed)
      else setStatus('percent' in state ? visualTexts.uploading(state.percent) : '')
    })
  })
  return { status, upload }
}
