import { execFileSync } from 'node:child_process'
import { chownSync, statSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type PostgresProcess, runPostgres } from './postgres-process.ts'
import { loadPostgres } from './postgres-programs.ts'

/** Nothing here outlives its machine; but what is committed must reach the other server. */
const settings = [
  'fsync=off',
  'full_page_writes=off',
  'max_connections=60',
  'wal_keep_size=256MB',
  'shared_buffers=16MB',
]

/** A PostgreSQL, and others that follow it by streaming. */
export type PostgresGroup = {
  primary: PostgresProcess
  /** Copies a server that takes writes, while it does, and starts the copy as one that follows it; at the port of another that is gone. */
  follow: (server: PostgresProcess, port?: number) => Promise<PostgresProcess>
  stop: () => Promise<void>
  [Symbol.asyncDispose]: () => Promise<void>
}

/** Starts a real server that others can follow. */
export async function startPostgresGroup(): Promise<PostgresGroup> {
  const EmbeddedPostgres = await loadPostgres()
  const root = await mkdtemp(join(tmpdir(), 'engrana-postgres-group-'))
  await chmod(root, 0o755)
  const folder = join(root, 'first')
  const user = { user: 'postgres', password: 'test', createPostgresUser: process.getuid?.() === 0 }
  const initdbFlags = ['--encoding=UTF8', '--locale=C']
  const quiet = { onLog() {}, onError() {} }
  const cluster = new EmbeddedPostgres({
    databaseDir: folder,
    persistent: true,
    initdbFlags,
    ...user,
    ...quiet,
  })
  await cluster.initialise()
  const running: PostgresProcess[] = []
  const run = async (place: string, port?: number): Promise<PostgresProcess> => {
    const server = await runPostgres(place, settings, port)
    running.push(server)
    return server
  }
  const stop = async (): Promise<void> => {
    await Promise.all(running.map((server) => server.kill()))
    await rm(root, { recursive: true, force: true })
  }
  return {
    primary: await run(folder),
    async follow(server, port) {
      const place = join(root, `follower-${running.length}`)
      await copyServer(server, place)
      return run(place, port)
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

// What pg_basebackup does, by hand: the programs of the tests do not have it
// (https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP).
async function copyServer({ url, folder }: PostgresProcess, place: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("select pg_backup_start('copy', fast => true)")
  // The log of writes comes by streaming.
  execFileSync('cp', ['-a', folder, place])
  execFileSync('find', [join(place, 'pg_wal'), '-type', 'f', '-delete'])
  execFileSync('rm', ['-f', join(place, 'postmaster.pid'), join(place, 'postgresql.auto.conf')])
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(wait_for_archive => false)',
  )
  await client.end()
  const [backup] = rows
  const { uid, gid } = statSync(folder)
  for (const [name, text] of [
    ['backup_label', backup?.labelfile ?? ''],
    ['standby.signal', ''],
    ['postgresql.auto.conf', `primary_conninfo = '${url}'\n`],
  ] as const) {
    await writeFile(join(place, name), text)
    chownSync(join(place, name), uid, gid)
  }
}
