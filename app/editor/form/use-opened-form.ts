import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldTexts } from '../../documents/core/field.ts'
import type { LoadedForm } from './save-answer.ts'
import { readFields, sameFields } from './use-device-draft.ts'

/** The form as last opened. Its fields are uncontrolled: a new `times` remounts them. */
export type OpenedForm = {
  opened: LoadedForm & { times: number }
  reopen: (changes: Partial<LoadedForm>) => void
  /** The current input was saved and stays open; `openedAt` is the time of that save. */
  stay: (openedAt: string) => void
  /** Whether the form has unsaved changes. */
  isDirty: () => boolean
  /** Marks the current input, or the given fields, as saved. */
  markSaved: (fields?: FieldTexts) => void
}

export function useOpenedForm(ref: RefObject<HTMLFormElement | null>, loaded: LoadedForm): OpenedForm {
  const [opened, setOpened] = useState(() => ({ ...loaded, times: 0 }))
  const saved = useRef<FieldTexts | 'all' | undefined>(undefined)
  useEffect(() => {
    // The baseline is what the rendered fields contain, not the document as loaded.
    if (ref.current) saved.current ??= readFields(ref.current)
  }, [ref])
  return {
    opened,
    reopen: (changes) => setOpened((now) => ({ ...now, ...changes, times: now.times + 1 })),
    stay: (openedAt) => setOpened((now) => ({ ...now, openedAt })),
    isDirty: () =>
      ref.current !== null &&
      saved.current !== undefined &&
      saved.current !== 'all' &&
      !sameFields(readFields(ref.current), saved.current),
    markSaved: (fields) => {
      saved.current = fields ?? 'all'
    },
  }
}
