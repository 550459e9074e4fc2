import type { ReactNode } from 'react'
import { acceptedTypes } from './image-limits.ts'

type FileInputProps = { id: string; describedBy: string; onFile: (file: File) => void }

/** The browser's own file picker, for one picture. */
export function FileInput({ id, describedBy, onFile }: FileInputProps): ReactNode {
  return (
    <input
      className="file-input"
      type="file"
      id={id}
      accept={acceptedTypes}
      aria-describedby={describedBy}
      // The same file may be chosen again after a failure.
      onClick={({ currentTarget }) => {
        currentTarget.value = ''
      }}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0]
        if (file) onFile(file)
      }}
    />
  )
}
