import { type ReactNode, useId } from 'react'
import { FileInput } from './file-input.tsx'
import { mediaTexts } from './media-texts.ts'
import type { MediaLocation } from './picture-address.ts'
import { useUnfinished } from './unfinished-uploads.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useUpload } from './use-upload.ts'

type UploadFieldProps = {
  label: string
  location: MediaLocation
  onDone: (address: string) => void
  onBusyChange?: ((busy: boolean) => void) | undefined
  /** Shown beside the file picker. */
  children?: ReactNode
}

/** A file picker that uploads a picture and shows the progress. */
export function UploadField({
  label,
  location,
  onDone,
  onBusyChange,
  children,
}: UploadFieldProps): ReactNode {
  const id = useId()
  const { isUnfinished, forget } = useUnfinished(location)
  const { state, task, begin } = useUpload({ location, onDone, onBusyChange })
  const onFile = (file: File): void => {
    forget()
    begin(file)
  }
  return (
    <div className="field upload-field">
      <label htmlFor={id}>{label}</label>
      <div className="buttons">
        <FileInput id={id} describedBy={`${id}-hint`} onFile={onFile} />
        {children}
      </div>
      <p className="note" id={`${id}-hint`}>
        {isUnfinished ? mediaTexts.unfinished : mediaTexts.hint}
      </p>
      <UploadProgress state={state} task={task} />
    </div>
  )
}
