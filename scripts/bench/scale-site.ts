import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type SiteServer, startSite } from '../../test/site/site-server.ts'
import { readMemory, signInAsAdmin } from './bench-site.ts'
import { metricsToken, readProcessorMs } from './processor-time.ts'
import { rawGetOk } from './raw-get.ts'

export type ScaleSite = {
  instances: SiteServer[]
  databaseUrl: string
  /** Cookies of an admin, valid on every instance. */
  cookie: string
  /** First instance, until its first search is answered: CPU milliseconds, and memory in MB afterwards. */
  start: { processorMs: number; memory: number }
  stop: () => Promise<void>
}

/** Starts `count` instances of the built site on one filled database. */
export async function startScaleSite(databaseUrl: string, count: number): Promise<ScaleSite> {
  const instances: SiteServer[] = []
  const folder = await mkdtemp(join(tmpdir(), 'engrana-scale-'))
  const stop = async (): Promise<void> => {
    await Promise.all(instances.map((instance) => instance.stop()))
    await rm(folder, { recursive: true, force: true })
  }
  const settings = { DATABASE_URL: databaseUrl, DEMO: '0', METRICS_TOKEN: metricsToken, LOG_LEVEL: 'info' }
  try {
    for (let index = 0; index < count; index++) {
      const logFile = join(folder, `log-${index}`)
      const site = await startSite({ ...settings, DATA_DIR: join(folder, String(index)) }, { logFile })
      instances.push(site)
      await awaitSearch(site.url)
    }
    const [first] = instances
    if (!first) throw new Error('A site has at least one instance')
    const start = {
      processorMs: await readProcessorMs(first.url),
      memory: await readMemory(first.process.pid),
    }
    const cookie = await signInAsAdmin({ ...first, databaseUrl })
    return { instances, databaseUrl, cookie, start, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Timeout. Indexing 100,000 documents takes ten seconds, but minutes on a busy machine. */
const patienceMs = 300_000

/** Waits for the search: on a large site the index is built after the first pages are served. */
async function awaitSearch(url: string): Promise<void> {
  let fault: Error | undefined
  for (const began = performance.now(); performance.now() - began < patienceMs; await pause(250)) {
    const found = await rawGetOk(`${url}/buscar?q=engranaje`).catch((error: Error) => error)
    if (!(found instanceof Error)) return
    fault = found
  }
  throw new Error(`${url} does not search`, { cause: fault })
}
