import type { FieldTexts } from '../../documents/core/field.ts'
import { z } from '../../ui/forms/schema.ts'

/** A form as its page opens it. `id` is null for a new document. */
export type LoadedForm = { id: string | null; fields: FieldTexts; openedAt: string | null; formId: string }

const failures = ['session', 'forbidden', 'network', 'server', 'database', 'disk', 'gone'] as const
export type EditingFailure = (typeof failures)[number]

const fieldsSchema = z.record(z.string(), z.string())
const otherVersionSchema = z.object({
  fields: fieldsSchema,
  updatedAt: z.string(),
  savedBy: z.string().nullable(),
})
/** The version that another user saved in the meantime. */
export type OtherVersion = z.infer<typeof otherVersionSchema>

const savedSchema = z.object({
  status: z.literal('saved'),
  id: z.string(),
  title: z.string(),
  slug: z.string().nullable(),
  /** Address of the part of the list that contains its card. */
  list: z.string(),
})
/** A saved document, as the notice and its links need it. */
export type SavedDocument = z.infer<typeof savedSchema>

const draftedSchema = z.object({
  status: z.literal('drafted'),
  id: z.string(),
  updatedAt: z.string(),
  title: z.string(),
  /** The scheduled time of publication; null if this save did not set it. */
  publishAt: z.string().nullable(),
})
/** A saved draft. */
export type DraftedDocument = z.infer<typeof draftedSchema>

/** The result of a save. */
export const saveAnswerSchema = z.discriminatedUnion('status', [
  savedSchema,
  draftedSchema,
  z.object({ status: z.literal('invalid'), errors: fieldsSchema }),
  z.object({ status: z.literal('exists'), id: z.string(), updatedAt: z.string() }),
  z.object({ status: z.literal('conflict'), other: otherVersionSchema }),
  z.object({ status: z.literal('failed'), reason: z.enum(failures) }),
])
export type SaveAnswer = z.infer<typeof saveAnswerSchema>

/** The result with the submitted form and its action, so that a page without scripts can render it again. */
export type AnsweredForm = SaveAnswer & { form?: LoadedForm; action?: string }

/** Control fields of the form, beside the fields of the document. */
export const controls = {
  formId: '_formulario',
  openedAt: '_abierto',
  replaceId: '_sustituir',
  /** Set by the short form of a kind, which has fewer fields than the full form. */
  short: '_corto',
  /** The action of the pressed button: one of {@link actions}. */
  action: '_accion',
  /** When a draft is to be published. */
  day: '_dia',
  time: '_hora',
} as const

/** Actions of the form's buttons. */
export const actions = {
  save: 'guardar',
  draft: 'borrador',
  publish: 'publicar',
  schedule: 'programar',
} as const
