import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { filledSite, startSite } from './site-server.ts'

/**
 * Starts a site once, so that it loads the course, and keeps its data folder for the run: the sites of the journeys begin with a
 * copy of it. Returns how to remove it.
 */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export
export default async function fillSite(): Promise<() => Promise<void>> {
  // A third of what each server and each command costs is reading and compiling its own code.
  process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')
  const folder = await mkdtemp(join(tmpdir(), 'engrana-filled-'))
  const { process: site } = await startSite({ DATA_DIR: folder })
  const ended = once(site, 'exit')
  site.kill('SIGTERM')
  await ended
  process.env[filledSite] = folder
  return () => rm(folder, { recursive: true, force: true })
}
