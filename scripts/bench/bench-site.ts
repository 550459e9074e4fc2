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

/** The core of the servers, and that of the client which loads them. */
export const serverCore = 0
export const clientCore = 1

export type BenchSite = SiteServer & { databaseUrl: string }

/** The built site on a temporary database of these amounts, on its core where the system can say so. */
export async function startBenchSite(
  amounts: Amounts,
  environment: Record<string, string> = {},
): Promise<BenchSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'engrana-bench-'))
  const databaseUrl = `file:${join(dataDir, 'engrana.sqlite')}`
  await fillDatabase(databaseUrl, amounts)
  // As shipped: with a line in the log for each request, into a file as a service manager has it.
  const settings = { DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'info', ...environment }
  const site = await startSite(settings, { logFile: join(dataDir, 'log') })
  pinToCore(site.process.pid, serverCore)
  return { ...site, databaseUrl }
}

/** Keeps all threads of a process on one core. Does nothing where there is no `taskset`. */
export function pinToCore(pid: number | undefined, core: number): void {
  if (pid !== undefined) spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)])
}

/** Makes an account and gives the cookie of its session. */
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

/** Memory of a process in MB (resident), where the system tells it. */
export async function readMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024
}

/** The processor time of a process in milliseconds, all its threads together, where the system tells it. */
async function readOwnMs(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // Behind the name, which may hold anything (proc(5)): times stand in hundredths of a second.
  const [user, system] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

/** Longer than the site waits before it reads its texts for the search, and before it gives kept pages their smallest form. */
const quietSeconds = 15

/**
 * Resolves when a site does nothing by itself any more: a new one reads all its texts for the search, and pages that were made get a smaller
 * form, on threads that share its core with what is measured.
 */
export async function untilQuiet(pid: number | undefined): Promise<void> {
  for (let quiet = 0, before = await readOwnMs(pid); quiet < quietSeconds; ) {
    await pause(1000)
    const now = await readOwnMs(pid)
    quiet = now - before > 50 ? 0 : quiet + 1
    before = now
  }
}
