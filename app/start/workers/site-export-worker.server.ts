import { createWriteStream } from 'node:fs'
import { type Exported, exportSite } from '../../admin/transfer/export-site.server.ts'
import { readFigures } from '../../documents/media/figures.server.ts'
import { openFileStore } from '../../documents/media/open-file-store.server.ts'
import { openSnapshot } from '../../platform/db/snapshot.server.ts'
import { registry } from '../registry.server.ts'

/** Where the data of a site is stored, and the file that the export writes (`path`). */
type ExportTask = {
  databaseUrl: string
  storageUrl: string | undefined
  dataDir: string
  contentDir: string
  path: string
}

/** Worker thread: exports all content into a file, through its own database connection. */
export async function run({
  databaseUrl,
  storageUrl,
  dataDir,
  contentDir,
  path,
}: ExportTask): Promise<Exported> {
  const { db, close } = await openSnapshot(databaseUrl)
  try {
    const store = await openFileStore(storageUrl, dataDir)
    const figures = await readFigures(contentDir)
    return await exportSite(createWriteStream(path), { db, registry, store, figures })
  } finally {
    await close()
  }
}
