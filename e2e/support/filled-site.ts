import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../app/platform/db/open-database.server.ts'
import { filledSite, startSite } from '../../test/site/site-server.ts'

/**
 * Starts a site once, so that it loads the course and checks all
 * documents, and saves its data folder for the run.
 * The sites of the journeys start from a copy of that folder. Returns a function that deletes it.
 */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export
export default async function fillSite(): Promise<() => Promise<void>> {
  // Reading and compiling their own code is a third of the cost of each server and each command.
  process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')
  const folder = await mkdtemp(join(tmpdir(), 'engrana-filled-'))
  const { process: site } = await startSite({ DATA_DIR: folder })
  await lookedThrough(folder)
  const ended = once(site, 'exit')
  site.kill('SIGTERM')
  await ended
  process.env[filledSite] = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** Resolves when the site has checked all documents for the panel, which takes longer than a start. */
async function lookedThrough(folder: string): Promise<void> {
  const db = await openDatabase(`file:${join(folder, 'engrana.sqlite')}`)
  const waiting = db.selectFrom('document_overview').select('key').where('checkedAt', '=', '').limit(1)
  // SQLite does not notify of rows that another process writes, so this polls.
  while (await waiting.executeTakeFirst()) await pause(100)
  await db.destroy()
}
