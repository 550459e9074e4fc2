import { createHash } from 'node:crypto'
import { z } from 'zod'

/** The format of a backup archive: docs/guides/backup.md. */
export const archiveFormat = 'engrana-backup'
export const archiveVersion = 1

export const headerName = 'engrana.json'
export const manifestName = 'manifest.json'
/** The name of the table-like index of files. */
export const indexName = 'index'

/** Approximate size of a part with rows; a longer row gets a part of its own. */
export const partBytes = 1024 * 1024
/** Limits of unpacked parts and files; an archive with a larger one is rejected. */
export const maxPartBytes = 32 * 1024 * 1024
export const maxFileBytes = 256 * 1024 * 1024

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const digest = z.object({
  rows: z.number().int().nonnegative(),
  checksum: sha256,
})
export type Digest = z.infer<typeof digest>

function areDifferent(names: readonly string[]): boolean {
  return new Set(names).size === names.length
}

const tableShape = z.object({
  name: z.string().regex(/^[a-z_]{1,60}$/),
  columns: z
    .array(z.string().regex(/^\w{1,60}$/))
    .min(1)
    .refine(areDifferent),
})

/** The first file of an archive. */
export const headerSchema = z.object({
  format: z.literal(archiveFormat),
  version: z.number().int().positive(),
  createdAt: z.iso.datetime(),
  /** The migrations applied to the database. */
  migrations: z.array(z.string()),
  tables: z.array(tableShape).refine((tables) => areDifferent(tables.map(({ name }) => name))),
})
export type ArchiveHeader = z.infer<typeof headerSchema>

/** The last file of an archive; without it the archive is truncated. */
export const manifestSchema = z.object({
  /** SHA-256 of the first file. */
  header: sha256,
  tables: z.record(z.string(), digest),
  /** The rows are key, size and SHA-256. */
  files: digest,
  fileBytes: z.number().int().nonnegative(),
  /** Pictures that are in the database but missing in the store. */
  missingFiles: z.array(z.string()),
})
export type ArchiveManifest = z.infer<typeof manifestSchema>

/** `tables/topics/000001.jsonl.gz` */
export function partName(table: string, part: number): string {
  const folder = table === indexName ? indexName : `tables/${table}`
  return `${folder}/${String(part).padStart(6, '0')}.jsonl.gz`
}

/** The table whose rows an entry contains; undefined for another kind of entry. */
export function tableOfPart(name: string): string | undefined {
  const [, table, index] = /^(?:tables\/([a-z_]{1,60})|(index))\/\d{6,9}\.jsonl\.gz$/.exec(name) ?? []
  return table ?? index
}

/** The key of the file that an entry contains. The store validates it. */
export function keyOfFile(name: string): string | undefined {
  return name.startsWith('files/') ? name.slice('files/'.length) : undefined
}

/** SHA-256 in hexadecimal. */
export function checksumOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex')
}
