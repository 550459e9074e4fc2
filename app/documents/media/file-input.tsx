import { type ReactNode, useRef } from 'react'
import { useEarlyFile } from '../../ui/components/use-early-file.ts'
import { acceptedTypes } from './image-limits.ts'

type FileInputProps = { id: string; describedBy: string; onFile: (file: File) => void }

/** The browser's own file picker, for one picture. */
export function FileInput({ id, describedBy, onFile }: FileInputProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  useEarlyFile(input, onFile)
  return (
    <input
      ref={input}
      className="file-input"
      type="file"
      id={id}
      accept={acceptedTypes}
      aria-describedby={describedBy}
      // Or a page that is opened again would begin with the file that was chosen in it before.
      autoComplete="off"
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
