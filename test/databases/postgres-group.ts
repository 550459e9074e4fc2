import { execFileSync } from 'node:child_process'
import { chownSync, statSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type PostgresProcess, runPostgres } from './postgres-process.ts'
import { loadPostgres } from './postgres-programs.ts'

/** Without fsync, since the data is temporary; but commits must reach the other server. */
const settings = [
  'fsync=off',
  'full_page_writes=off',
  'max_connections=60',
  'wal_keep_size=256MB',
  'shared_buffers=16MB',
]

/** A PostgreSQL primary and its streaming replicas. */
export type PostgresGroup = {
  primary: PostgresProcess
  /**
   * Copies a running primary and starts the copy as its replica.
   * `port` is that of a server that has ended; default: a free one.
   */
  follow: (server: PostgresProcess, port?: number) => Promise<PostgresProcess>
  stop: () => Promise<void>
  [Symbol.asyncDispose]: () => Promise<void>
}

/** Starts a real primary that accepts replicas. */
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

// Does what pg_basebackup does, which the PostgreSQL package of the tests does not include
// (https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP).
async function copyServer({ url, folder }: PostgresProcess, place: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("select pg_backup_start('copy', fast => true)")
  // The write-ahead log arrives by streaming.
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
