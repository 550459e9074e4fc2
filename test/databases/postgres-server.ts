import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { findFreePort } from '../support/free-port.ts'
import { loadPostgres } from './postgres-programs.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

const PASSWORD = 'test'
// The data is temporary, so no write waits for the disk.
// Commits still reach the operating system, so they survive a crash of the server.
const UNSAFE_BUT_FAST = ['fsync=off', 'full_page_writes=off']

/** `fast` rolls back open transactions and exits; `immediate` exits like a crash. */
export type Shutdown = 'fast' | 'immediate'

/** A PostgreSQL server of a test run, which tests can stop and restart. */
export type PostgresServer = {
  url: string
  stop: () => Promise<void>
  /** Stops the server process; resolves when it has exited. */
  goDown: (how: Shutdown) => Promise<void>
  /** Restarts it on the same data and port. */
  comeBack: () => Promise<void>
}

const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/** Starts one PostgreSQL for the whole run. If it fails, the run fails with the reason and skips nothing. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  try {
    const { url, stop } = await startPostgres()
    project.provide('postgresUrl', url)
    return stop
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/**
 * Starts a real PostgreSQL on a free port, in a temporary folder. Rejects with its log if it cannot start.
 * `address` is the network address it listens on; it accepts all clients of that network.
 */
export async function startPostgres(address = '127.0.0.1'): Promise<PostgresServer> {
  const EmbeddedPostgres = await loadPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'engrana-postgres-'))
  const port = await findFreePort()
  const log: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: PASSWORD,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // A collation unlike SQLite's, so that a column without an explicit collation fails a test.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=es'],
    postgresFlags: flags([
      ...UNSAFE_BUT_FAST,
      `listen_addresses=${address}`,
      'unix_socket_directories=',
      'max_connections=300',
    ]),
    onLog: (message) => log.push(message),
    onError: (error) => log.push(String(error)),
  })
  try {
    await server.initialise()
    await appendFile(join(folder, 'pg_hba.conf'), `\nhost all all ${address}/24 password\n`)
    await server.start()
  } catch (cause) {
    await rm(folder, { recursive: true, force: true })
    const reason = [cause instanceof Error ? cause.message : '', ...log].join('\n').trim()
    throw new Error(`The tests need a PostgreSQL and could not start theirs: ${reason}`, { cause })
  }
  return {
    url: `postgres://postgres:${PASSWORD}@${address}:${port}/postgres`,
    goDown: (how) => endProcess(folder, how),
    comeBack: () => server.start(),
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function endProcess(folder: string, how: Shutdown): Promise<void> {
  const pid = Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n', 1)[0])
  process.kill(pid, signals[how])
  while (isRunning(pid)) await pause(20)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function flags(settings: readonly string[]): string[] {
  return settings.flatMap((setting) => ['-c', setting])
}
