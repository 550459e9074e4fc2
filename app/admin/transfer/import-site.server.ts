import type { Registry } from '../../documents/core/registry.server.ts'
import type { FigureIndex } from '../../documents/media/figures.server.ts'
import type { PictureTaker } from '../../documents/media/take-picture.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { importDocuments } from './import-documents.server.ts'
import { importDrafts } from './import-drafts.server.ts'
import { importPictures } from './import-pictures.server.ts'
import { importRest } from './import-rest.server.ts'
import { openReferenceIndex } from './reference-index.server.ts'
import type { ReportRow, Staged } from './staged.ts'

export type SiteImport = {
  db: Database
  registry: Registry
  taker: PictureTaker
  figures: FigureIndex
  /** The importing account; null for a command. */
  accountId: string | null
  /** Dry run: reports the planned changes and writes nothing. */
  isTrial: boolean
  /** Replace existing documents that differ. */
  replaces: boolean
  onProgress?: (done: number, all: number) => void
}

/** Owner of the pictures that a command imports. */
const nobody = 'import'

/**
 * Imports a staged set: pictures, documents and former slugs. Completed work is kept: an interrupted import
 * can be repeated and skips what is already imported.
 */
export async function importSite(staged: Staged, options: SiteImport): Promise<ReportRow[]> {
  const { db, registry, taker, figures, accountId, isTrial, replaces } = options
  const now = new Date().toISOString()
  const rows: ReportRow[] = []
  const documents = [...staged.kinds, ...staged.drafts].reduce((sum, { count }) => sum + count, 0)
  const all = documents + staged.pictures.length + staged.figures.length
  const onRow = (row: ReportRow): void => {
    rows.push(row)
    options.onProgress?.(rows.length, all)
  }
  const ownerId = accountId ?? nobody
  const addresses = await importPictures(staged, { taker, figures, ownerId, now, isTrial, onRow })
  const references = await openReferenceIndex(db, registry)
  const addressOf = (path: string): string | undefined => addresses.get(path)
  const planning = { references, claims: new Map<string, string>(), addressOf, replaces }
  const how = { registry, planning, accountId, now, isTrial, onRow }
  await importDocuments(db, staged, how)
  await importDrafts(db, staged, how)
  if (!isTrial) await importRest(db, staged, { registry, references })
  return [...rows, ...staged.told]
}
