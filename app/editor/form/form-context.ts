import { createContext, useContext } from 'react'
import type { ReferenceChoices } from '../../documents/core/document-import.ts'
import type { FieldTexts } from '../../documents/core/field.ts'
import type { MediaLocation } from '../../documents/media/picture-address.ts'
import type { FieldErrors } from '../../ui/forms/parse-form.ts'

/** State and callbacks that a form shares with its fields. */
export type FormState = {
  fields: FieldTexts
  errors: FieldErrors
  /** Fields that change without an input event call this with their new value. */
  onChange: (name: string, value: string) => void
  /**
   * Fields that upload call this; `source` identifies the upload. Saving is disabled while any source is
   * busy.
   */
  setBusy: (source: string, busy: boolean) => void
  /** The choices of reference fields, by field name. */
  references: ReferenceChoices
  /** Folder for pictures of the form's texts; undefined for kinds without pictures. */
  folder: MediaLocation | undefined
}

export const FormContext = createContext<FormState | null>(null)

/** The state of the surrounding form. Throws if there is none. */
export function useFormState(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('A field stands outside of a DocumentForm')
  return state
}

/** Element id of a field's input; labels and the error summary refer to it. */
export function fieldId(name: string): string {
  return `campo-${name}`
}
