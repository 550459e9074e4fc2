import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openAccounts } from '../../app/accounts/accounts/open-accounts.server.ts'
import { readConfig } from '../../app/platform/config/config.server.ts'
import { openDatabase } from '../../app/platform/db/open-database.server.ts'
import { type SiteServer, startSite } from '../../test/site/site-server.ts'
import { type Amounts, fillDatabase } from './fill-database.ts'

/** CPU core of the servers, and of the client that loads them. */
export const serverCore = 0
export const clientCore = 1

export type BenchSite = SiteServer & { databaseUrl: string }

/** Starts the built site on a temporary database with these amounts, pinned to its core by `taskset`. */
export async function startBenchSite(
  amounts: Amounts,
  environment: Record<string, string> = {},
): Promise<BenchSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'engrana-bench-'))
  const databaseUrl = `file:${join(dataDir, 'engrana.sqlite')}`
  await fillDatabase(databaseUrl, amounts)
  // Same settings as in production: one log line per request, written to a file as under a service manager.
  const settings = { DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'info', ...environment }
  const site = await startSite(settings, { logFile: join(dataDir, 'log') })
  pinToCore(site.process.pid, serverCore)
  return { ...site, databaseUrl }
}

/** Pins all threads of a process to one core. Does nothing without `taskset`. */
export function pinToCore(pid: number | undefined, core: number): void {
  if (pid !== undefined) spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)])
}

/** Creates an account and returns its session cookie. */
export async function signInTo({ databaseUrl, dataDir }: BenchSite): Promise<string> {
  const database = await openDatabase(databaseUrl)
  const config = readConfig({ DATA_DIR: dataDir })
  const { auth } = await openAccounts(database, config, console.error)
  const body = { email: 'alumna@ejemplo.es', password: 'rueda-dentada-9', name: '' }
  const { headers } = await auth.api.signUpEmail({ body, asResponse: true })
  await database.destroy()
  return headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}

/** Resident memory of a process in MB; NaN on systems without /proc. */
export async function readMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024
}

/** CPU time of a process in milliseconds, over all its threads; NaN on systems without /proc. */
async function readOwnMs(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The fields after the name, which may contain spaces (proc(5)). Times are in hundredths of a second.
  const [user, system] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

/** Longer than the delays after which the site indexes its texts for search and recompresses cached pages. */
const quietSeconds = 15

/**
 * Resolves when the site has no background work left.
 * A new site indexes its texts for search and recompresses cached pages, on threads that share the measured
 * core.
 */
export async function untilQuiet(pid: number | undefined): Promise<void> {
  for (let quiet = 0, before = await readOwnMs(pid); quiet < quietSeconds; ) {
    await pause(1000)
    const now = await readOwnMs(pid)
    quiet = now - before > 50 ? 0 : quiet + 1
    before = now
  }
}
