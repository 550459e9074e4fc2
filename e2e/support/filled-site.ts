import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../app/platform/db/open-database.server.ts'
import { filledSite, startSite } from '../../test/site/site-server.ts'

/**
 * Starts a site once, so that it loads the course and looks through all of it, and keeps its data folder for the run: the sites of the journeys begin with a
 * copy of it. Returns how to remove it.
 */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export
export default async function fillSite(): Promise<() => Promise<void>> {
  // A third of what each server and each command costs is reading and compiling its own code.
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

/** Resolves when the site has looked through all its documents for what needs attention, which costs more than a start. */
async function lookedThrough(folder: string): Promise<void> {
  const db = await openDatabase(`file:${join(folder, 'engrana.sqlite')}`)
  const waiting = db.selectFrom('document_overview').select('key').where('checkedAt', '=', '').limit(1)
  // Nobody tells of a row that another process writes.
  while (await waiting.executeTakeFirst()) await pause(100)
  await db.destroy()
}
