import { createContext, useContext } from 'react'
import type { ReferenceChoices } from '../../documents/core/document-import.ts'
import type { FieldTexts } from '../../documents/core/field.ts'
import type { MediaLocation } from '../../documents/media/picture-address.ts'
import type { FieldErrors } from '../../ui/forms/parse-form.ts'

/** What the fields of a form need to know of it. */
export type FormState = {
  fields: FieldTexts
  errors: FieldErrors
  /** Told by a field that changes without an input event, with what it holds now. */
  onChange: (name: string, value: string) => void
  /** Told by a field that uploads something; `source` tells several apart. The form waits with saving. */
  setBusy: (source: string, busy: boolean) => void
  /** What can be chosen where a field refers to another kind. */
  references: ReferenceChoices
  /** Where the pictures of its texts are put; undefined where they have none. */
  folder: MediaLocation | undefined
}

export const FormContext = createContext<FormState | null>(null)

/** The form that a field stands in. */
export function useFormState(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('A field stands outside of a DocumentForm')
  return state
}

/** The id of a field's input, to which labels and the error summary refer. */
export function fieldId(name: string): string {
  return `campo-${name}`
}
