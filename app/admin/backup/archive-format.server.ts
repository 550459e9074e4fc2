import { z } from 'zod'

/** What a backup looks like inside: docs/guides/backup.md. */
export const archiveFormat = 'engrana-backup'
export const archiveVersion = 1

export const headerName = 'engrana.json'
export const manifestName = 'manifest.json'
/** The rows about files, told as those of a table. */
export const indexName = 'index'

/** Rows are written in parts of about so many bytes; a row that is longer has one of its own. */
export const partBytes = 1024 * 1024
/** No part is longer when it is unpacked, and no file: who claims more is no archive of ours. */
export const mostPartBytes = 32 * 1024 * 1024
export const mostFileBytes = 256 * 1024 * 1024

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
  /** The steps of the schema that the database had taken. */
  migrations: z.array(z.string()),
  tables: z.array(tableShape).refine((tables) => areDifferent(tables.map(({ name }) => name))),
})
export type ArchiveHeader = z.infer<typeof headerSchema>

/** The last one: an archive without it is cut. */
export const manifestSchema = z.object({
  /** SHA-256 of the first file. */
  header: sha256,
  tables: z.record(z.string(), digest),
  /** Rows are key, bytes and SHA-256. */
  files: digest,
  fileBytes: z.number().int().nonnegative(),
  /** Pictures that the database named and the store did not have. */
  missingFiles: z.array(z.string()),
})
export type ArchiveManifest = z.infer<typeof manifestSchema>

/** `tables/topics/000001.jsonl.gz` */
export function partName(table: string, part: number): string {
  const folder = table === indexName ? indexName : `tables/${table}`
  return `${folder}/${String(part).padStart(6, '0')}.jsonl.gz`
}

/** The table whose rows an entry holds; undefined for another kind of entry. */
export function tableOfPart(name: string): string | undefined {
  const [, table, index] = /^(?:tables\/([a-z_]{1,60})|(index))\/\d{6,9}\.jsonl\.gz$/.exec(name) ?? []
  return table ?? index
}

/** The key of the file that an entry holds. Whether it is a key, the store says. */
export function keyOfFile(name: string): string | undefined {
  return name.startsWith('files/') ? name.slice('files/'.length) : undefined
}
