import { createWriteStream } from 'node:fs'
import { openSnapshot } from './db/snapshot.server.ts'
import { readFigures } from './media/figures.server.ts'
import { openFileStore } from './media/open-file-store.server.ts'
import { registry } from './registry.server.ts'
import { type Exported, exportSite } from './transfer/export-site.server.ts'

/** Where a site keeps what it has, and into which file it goes. */
type ExportTask = {
  databaseUrl: string
  storageUrl: string | undefined
  dataDir: string
  contentDir: string
  path: string
}

/** Writes all content into a file, on a thread, by connections of its own. */
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
