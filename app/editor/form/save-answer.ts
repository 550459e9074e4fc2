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
/** The document as somebody else saved it in the meantime. */
export type OtherVersion = z.infer<typeof otherVersionSchema>

const savedSchema = z.object({
  status: z.literal('saved'),
  id: z.string(),
  title: z.string(),
  slug: z.string().nullable(),
  /** The part of the list that has its card. */
  list: z.string(),
})
/** What was saved, to be told and led to. */
export type SavedDocument = z.infer<typeof savedSchema>

const draftedSchema = z.object({
  status: z.literal('drafted'),
  id: z.string(),
  updatedAt: z.string(),
  title: z.string(),
  /** When it will be published, if that was just said. */
  publishAt: z.string().nullable(),
})
/** What was kept as a draft. */
export type DraftedDocument = z.infer<typeof draftedSchema>

/** What became of a save. */
export const saveAnswerSchema = z.discriminatedUnion('status', [
  savedSchema,
  draftedSchema,
  z.object({ status: z.literal('invalid'), errors: fieldsSchema }),
  z.object({ status: z.literal('exists'), id: z.string(), updatedAt: z.string() }),
  z.object({ status: z.literal('conflict'), other: otherVersionSchema }),
  z.object({ status: z.literal('failed'), reason: z.enum(failures) }),
])
export type SaveAnswer = z.infer<typeof saveAnswerSchema>

/** The answer with the form that was sent and what that asked for, so that a page without scripts shows it again. */
export type AnsweredForm = SaveAnswer & { form?: LoadedForm; action?: string }

/** Fields of the form itself, beside those of the document. */
export const controls = {
  formId: '_formulario',
  openedAt: '_abierto',
  replaceId: '_sustituir',
  /** Set by the short form of a noun, which asks for other fields than the long one. */
  short: '_corto',
  /** What the button asks for that was pressed: one of {@link actions}. */
  action: '_accion',
  /** When a draft is to be published. */
  day: '_dia',
  time: '_hora',
} as const

/** What the buttons of a form ask for. */
export const actions = {
  save: 'guardar',
  draft: 'borrador',
  publish: 'publicar',
  schedule: 'programar',
} as const
