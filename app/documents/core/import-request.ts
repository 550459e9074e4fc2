import { z } from '../../ui/forms/schema.ts'
import { isDocument } from './import-paths.ts'

/** Limits of one import: numbers of documents and files, characters of paths and texts, bytes of files. */
export const importLimits = {
  documents: 500,
  files: 5_000,
  path: 1_000,
  text: 400_000,
  picture: 10 * 1024 * 1024,
  file: 2 * 1024 * 1024,
  /** Total size of an unpacked ZIP; a small ZIP may expand to gigabytes of zeros. */
  unpacked: 300 * 1024 * 1024,
}

/** Returns the maximum size of a chosen file, in bytes. */
export function limitOf(path: string): number {
  return isDocument(path) ? importLimits.file : importLimits.picture
}

/** The body that the import page sends. `pictures` maps each picture's path to its address on the site. */
export const importRequestSchema = z.object({
  mode: z.enum(['check', 'run']),
  files: z
    .array(
      z.object({
        path: z.string().max(importLimits.path),
        tipo: z.string().max(40),
        text: z.string().max(importLimits.text),
      }),
    )
    .max(importLimits.documents),
  pictures: z.record(z.string(), z.string()),
})
export type ImportRequest = z.infer<typeof importRequestSchema>

const rowSchema = z.object({
  path: z.string(),
  tipo: z.string().max(40),
  title: z.string(),
  /** The id of the document, once imported. */
  id: z.string().nullable(),
  status: z.enum(['new', 'replaces', 'error']),
  message: z.string(),
  line: z.number().nullable(),
  pictures: z.array(z.string()),
  /** Findings about the text for its author. */
  hints: z.array(z.string()),
  /** The page of the document, once imported. */
  address: z.string().nullable(),
})

/** The response to an import. `done`: the documents were saved. */
export const importAnswerSchema = z.object({ done: z.boolean(), rows: z.array(rowSchema) })
export type ImportAnswer = z.infer<typeof importAnswerSchema>
/** The outcome for one document, expected or actual. */
export type ImportRow = z.infer<typeof rowSchema>
