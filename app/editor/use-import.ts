import { type RefObject, useState } from 'react'
import type { ImportedDocument } from '../documents/document-import.ts'
import type { Fields } from '../documents/save-answer.ts'
import { editorTexts } from './editor-texts.ts'
import { readFields } from './use-device-draft.ts'
import type { OpenedForm } from './use-opened-form.ts'

export type Importing = {
  /** What to tell the author. */
  message: string
  say: (message: string) => void
  onImport: (file: string, result: ImportedDocument) => void
  /** Present while the last import can be taken back. */
  undo: (() => void) | undefined
}

/** Fills the form from a file; what stood in it before can be brought back. */
export function useImport(ref: RefObject<HTMLFormElement | null>, { reopen }: OpenedForm): Importing {
  const [message, say] = useState('')
  const [before, setBefore] = useState<Fields>()
  const undo = (): void => {
    reopen({ fields: before ?? {} })
    setBefore(undefined)
    say(editorTexts.importUndone)
  }
  return {
    message,
    say,
    undo: before && undo,
    onImport(file, result) {
      if (!result.ok) return say(result.message)
      const fields = ref.current ? readFields(ref.current) : {}
      setBefore(fields)
      reopen({ fields: { ...fields, ...result.fields } })
      say([editorTexts.imported(file), ...result.messages].join(' '))
    },
  }
}
