import { z } from '../../ui/forms/schema.ts'
import { type AnswerFacts, type PictureFacts, type RedirectFacts, siteFiles } from './site-format.ts'

const instant = z.string().max(40)
const pictureSchema = z.object({
  file: z.string().max(200),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  sourceSha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  sourceBytes: z.number().int().nonnegative().max(2_147_483_647),
  alt: z.string().max(2_000),
  createdAt: instant.nullable(),
})
const redirectSchema = z.object({
  tipo: z.string().max(40),
  slug: z.string().min(1).max(200),
  id: z.string().max(200),
})
const answerSchema = z.object({
  tipo: z.string().max(40),
  id: z.string().max(200),
  answer: z.string().min(1).max(100_000),
  model: z.string().max(200).nullable(),
  pinned: z.boolean(),
  basis: z.string().max(200),
  editedAt: instant.nullable(),
  updatedAt: instant,
})

/** Parses the other files of a set; invalid entries are skipped. */
export function stageRest(files: ReadonlyMap<string, unknown>): {
  facts: Map<string, PictureFacts>
  redirects: RedirectFacts[]
  answers: AnswerFacts[]
} {
  const pictures = listOf(files.get(siteFiles.pictures), pictureSchema)
  return {
    facts: new Map(pictures.map((picture) => [picture.file, picture])),
    redirects: listOf(files.get(siteFiles.redirects), redirectSchema),
    answers: listOf(files.get(siteFiles.answers), answerSchema),
  }
}

function listOf<Value>(value: unknown, schema: z.ZodType<Value, unknown>): Value[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one) => {
    const read = schema.safeParse(one)
    return read.success ? [read.data] : []
  })
}
