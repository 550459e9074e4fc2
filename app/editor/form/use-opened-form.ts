import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldTexts } from '../../documents/core/field.ts'
import type { LoadedForm } from './save-answer.ts'
import { readFields, sameFields } from './use-device-draft.ts'

/** The form as it was opened last. Its fields are uncontrolled: they begin again whenever `times` changes. */
export type OpenedForm = {
  opened: LoadedForm & { times: number }
  reopen: (changes: Partial<LoadedForm>) => void
  /** What stands in the form was saved and stays; `openedAt` is since when. */
  stay: (openedAt: string) => void
  /** Whether something stands in the form that is not saved. */
  isDirty: () => boolean
  /** From now on the form counts as saved, or as saved with these fields. */
  markSaved: (fields?: FieldTexts) => void
}

export function useOpenedForm(ref: RefObject<HTMLFormElement | null>, loaded: LoadedForm): OpenedForm {
  const [opened, setOpened] = useState(() => ({ ...loaded, times: 0 }))
  const saved = useRef<FieldTexts | 'all' | undefined>(undefined)
  useEffect(() => {
    // What the fields make of the document is what counts as unchanged.
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
