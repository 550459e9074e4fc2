import type { FileStore, LargeFiles } from '../../documents/media/file-store.ts'
import { toStorageError } from '../../documents/media/storage-error.ts'
import { isDatabaseUnavailable } from '../../platform/db/database-unavailable.ts'
import type { Database } from '../../platform/db/tables.ts'
import type { ArchiveManifest } from './archive-format.server.ts'
import { type Lease, takeLease } from './backup-lease.server.ts'
import { copyName, listExpired, type Retention, toCopies } from './kept-copies.ts'
import { countLeastBytes, makeBackup, type Progress } from './make-backup.server.ts'

export type KeepOptions = Retention & {
  databaseUrl: string
  database: Database
  store: Pick<FileStore, 'get'>
  copies: LargeFiles
  signal?: AbortSignal
  progress?: Progress
}

type Kept = { name: string; manifest: ArchiveManifest }

/** Often enough for the progress bar, and well within the lease. Milliseconds. */
const renewEveryMs = 2000

/**
 * Makes a kept backup and removes those that are too many or too old; undefined if one is being made, in this
 * or another instance. Stores the reason of a failure in the database. Calls `begun` once the lease is
 * acquired.
 */
export async function keepCopy(options: KeepOptions, begun?: () => void): Promise<Kept | undefined> {
  const lease = await takeLease(options.database)
  if (!lease) return undefined
  begun?.()
  try {
    const kept = await make(options, lease)
    await removeExpired(options)
    await lease.release(null)
    return kept
  } catch (error) {
    // While the database is unavailable, the failure cannot be stored.
    await lease.release(reasonOf(error)).catch(() => undefined)
    throw error
  }
}

async function make({ progress, ...options }: KeepOptions, lease: Lease): Promise<Kept> {
  const { databaseUrl, database, store, copies, signal } = options
  const least = await countLeastBytes(database)
  const name = copyName(new Date())
  const lost = new AbortController()
  let percent = 0
  const timer = setInterval(() => {
    lease.renew(percent).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) lost.abort(error)
    })
  }, renewEveryMs).unref()
  try {
    const manifest = await makeBackup({
      databaseUrl,
      store,
      sink: await copies.create(name, least),
      signal: signal ? AbortSignal.any([signal, lost.signal]) : lost.signal,
      progress: (now) => {
        percent = now
        progress?.(now)
      },
    })
    return { name, manifest }
  } finally {
    clearInterval(timer)
  }
}

async function removeExpired({ copies, keep, maxAgeMs }: KeepOptions): Promise<void> {
  const expired = listExpired(toCopies(await copies.list()), { keep, maxAgeMs }, Date.now())
  for (const { name } of expired) await copies.remove(name)
}

/** The kind of error, for which the page has a text. */
function reasonOf(error: unknown): string {
  if (isDatabaseUnavailable(error)) return 'database'
  return toStorageError(error).kind
}
