import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openAccounts } from '../../app/accounts/accounts/open-accounts.server.ts'
import { readConfig } from '../../app/platform/config/config.server.ts'
import { openDatabase } from '../../app/platform/db/open-database.server.ts'
import { type SiteServer, startSite } from '../../test/site/site-server.ts'
import { type Amounts, fillDatabase } from './fill-database.ts'
import { readProcessMs } from './processor-time.ts'

/** CPU core of the servers, and of the client that loads them. */
export const serverCore = 0
export const clientCore = 1

export type BenchSite = SiteServer & { databaseUrl: string }

/** Starts the built site on a temporary database with these amounts, pinned to its core by `taskset`. */
export async function startBenchSite(amounts: Amounts): Promise<BenchSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'engrana-bench-'))
  const databaseUrl = `file:${join(dataDir, 'engrana.sqlite')}`
  await fillDatabase(databaseUrl, amounts)
  // Same settings as in production: one log line per request, written to a file as under a service manager.
  const settings = { DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'info' }
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
  return cookieOf(headers)
}

/** Creates an admin and returns its session cookie. */
export async function signInAsAdmin({ url, dataDir, databaseUrl }: BenchSite): Promise<string> {
  const email = 'profe@ejemplo.es'
  const password = 'rueda-dentada-9-de-prueba'
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ADMIN_PASSWORD: password }
  await promisify(execFile)(process.execPath, ['scripts/operator/admin.ts', 'add', email], { env })
  const body = new URLSearchParams({ volver: '/', modo: 'entrada', email, password })
  const headers = { Origin: url }
  const { headers: answered } = await fetch(`${url}/entrar`, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
  })
  return cookieOf(answered)
}

function cookieOf(headers: Headers): string {
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

/** Longer than the delays after which the site indexes its texts for search and recompresses cached pages. */
const quietSeconds = 15

/**
 * Resolves when the site has no background work left.
 * A new site indexes its texts for search and recompresses cached pages, on threads that share the measured
 * core.
 */
export async function untilQuiet(pid: number | undefined): Promise<void> {
  for (let quiet = 0, before = await readProcessMs(pid); quiet < quietSeconds; ) {
    await pause(1000)
    const now = await readProcessMs(pid)
    quiet = now - before > 50 ? 0 : quiet + 1
    before = now
  }
}
