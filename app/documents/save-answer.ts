import type { FieldErrors } from '../ui/parse-form.ts'

/** What the fields of a form hold, by name. */
export type Fields = Record<string, string>

/** A form as its page opens it. `id` is null for a new document. */
export type LoadedForm = { id: string | null; fields: Fields; openedAt: string | null; formId: string }

export type EditingFailure = 'session' | 'forbidden' | 'network' | 'server' | 'database' | 'gone' | 'category'

/** The document as somebody else saved it in the meantime. */
export type OtherVersion = { fields: Fields; updatedAt: string; savedBy: string | null }

/** What became of a save. */
export type SaveAnswer =
  | { status: 'saved'; id: string }
  | { status: 'invalid'; errors: FieldErrors }
  | { status: 'exists'; id: string; updatedAt: string }
  | { status: 'conflict'; other: OtherVersion }
  | { status: 'failed'; reason: EditingFailure }

/** The answer with the form that was sent, so that a page without scripts shows it again. */
export type AnsweredForm = SaveAnswer & { form?: LoadedForm }

/** Fields of the form itself, beside those of the document. */
export const controls = {
  formId: '_formulario',
  openedAt: '_abierto',
  replaceId: '_sustituir',
  /** Set by the script that sends the form: the answer is then data, never a redirect. */
  script: '_script',
} as const

export const newId = 'nuevo'
