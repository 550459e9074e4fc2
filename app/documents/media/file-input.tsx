import { type ReactNode, useRef } from 'react'
import { useEarlyFile } from '../../ui/components/use-early-file.ts'
import { acceptedTypes } from './upload-limits.ts'

type FileInputProps = { id: string; describedBy: string; onFile: (file: File) => void }

/** The browser's file picker, for one picture. */
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
      // Otherwise browsers restore the chosen file when the page is opened again.
      autoComplete="off"
      // Allows the same file to be chosen again after a failure.
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
