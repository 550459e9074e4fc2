import { z } from '../../ui/forms/schema.ts'
import { isDocument } from './import-paths.ts'

/** How many documents and files one import takes, and how long each may be. */
export const importLimits = {
  documents: 500,
  files: 5_000,
  path: 1_000,
  text: 400_000,
  picture: 10 * 1024 * 1024,
  file: 2 * 1024 * 1024,
  /** All that a ZIP holds; a small one may hold gigabytes of zeros. */
  unpacked: 300 * 1024 * 1024,
}

/** How large a chosen file may be. */
export function limitOf(path: string): number {
  return isDocument(path) ? importLimits.file : importLimits.picture
}

/** What the page of the import sends. `pictures`: the addresses that the pictures of the folder have on the site. */
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
  /** Its id on the site, once it is imported. */
  id: z.string().nullable(),
  status: z.enum(['new', 'replaces', 'error']),
  message: z.string(),
  line: z.number().nullable(),
  pictures: z.array(z.string()),
  /** What its author should know of its text. */
  hints: z.array(z.string()),
  /** Where to see it, once it is imported. */
  address: z.string().nullable(),
})

/** What it is answered. `done`: the documents are saved. */
export const importAnswerSchema = z.object({ done: z.boolean(), rows: z.array(rowSchema) })
export type ImportAnswer = z.infer<typeof importAnswerSchema>
/** What an import of one document would do, or did. */
export type ImportRow = z.infer<typeof rowSchema>
