import type { FileStore, StoredFile } from '../../documents/media/file-store.ts'
import { openLargeFiles } from '../../documents/media/open-file-store.server.ts'
import type { BackupSettings } from '../../platform/config/backup-settings.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { withoutTimeouts } from '../../platform/db/timeouts.server.ts'
import type { BackupAge } from '../../platform/http/request-info.ts'
import { type RunState, readRun } from './backup-lease.server.ts'
import { keepCopy } from './keep-copy.server.ts'
import { isCopyName, type KeptCopy, toCopies } from './kept-copies.ts'

export type Backups = {
  /** The kept backups, newest first, and the state of a running one. */
  read: () => Promise<RunState & { copies: KeptCopy[] }>
  /** The last known age, without I/O; undefined if there is no backup or the list has not been read yet. */
  age: () => BackupAge
  /** Starts a backup; resolves once it is running. */
  begin: () => Promise<'begun' | 'running'>
  open: (name: string) => Promise<StoredFile | undefined>
  /** Aborts a running backup and removes what was written. */
  close: () => Promise<void>
}

declare module '../../platform/http/app-context.ts' {
  interface AppContext {
    backups: Backups
  }
}

type Options = {
  databaseUrl: string
  database: Database
  store: Pick<FileStore, 'get'>
  settings: BackupSettings
  reportError: (error: unknown) => void
}

const lookEveryMs = 60_000
/** Wait after a failure, so that the disk or the store can recover. */
const tryAgainMs = 3_600_000

/** Opens the kept backups and makes one whenever it is due, in whichever instance acquires the lease. */
export async function openBackups(options: Options): Promise<Backups> {
  const { databaseUrl, database, store, settings, reportError } = options
  const { everyMs, lateMs } = settings
  const copies = await openLargeFiles(settings.to)
  const closing = new AbortController()
  let newestAt: string | undefined
  let isKnown = false
  let running: Promise<unknown> | undefined

  const list = async (): Promise<KeptCopy[]> => {
    const found = toCopies(await copies.list())
    newestAt = found[0]?.at
    isKnown = true
    return found
  }
  const begin: Backups['begin'] = async () => {
    const begun = Promise.withResolvers<'begun' | 'running'>()
    const work = { ...settings, databaseUrl, database, store, copies, signal: closing.signal }
    running = withoutTimeouts(() => keepCopy(work, () => begun.resolve('begun')))
      .then(() => begun.resolve('running'))
      .then(list)
      .catch((error: unknown) => {
        if (!closing.signal.aborted) reportError(error)
        begun.reject(error)
      })
    return begun.promise
  }
  const look = async (): Promise<void> => {
    await list()
    if (everyMs === 0 || ageOf(newestAt) < everyMs) return
    const { percent, failure } = await readRun(database)
    if (percent === undefined && ageOf(failure?.at) > tryAgainMs) await begin().catch(() => undefined)
  }
  const run = (): void => void look().catch(reportError)
  run()
  const timer = setInterval(run, lookEveryMs).unref()
  return {
    async read() {
      return { copies: await list(), ...(await readRun(database)) }
    },
    age() {
      const isLate = isKnown && lateMs > 0 && ageOf(newestAt) > lateMs
      return isKnown && (newestAt !== undefined || everyMs > 0) ? { newestAt, isLate } : undefined
    },
    begin,
    open: async (name) => (isCopyName(name) ? copies.open(name) : undefined),
    async close() {
      clearInterval(timer)
      closing.abort()
      await running
    },
  }
}

function ageOf(at: string | undefined): number {
  return at === undefined ? Number.POSITIVE_INFINITY : Date.now() - Date.parse(at)
}
