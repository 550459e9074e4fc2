import { type Lock, type Locker, MemoryLocker } from '@tus/server'
import type { Database } from '../../platform/db/tables.ts'
import type { FileStore } from './file-store.ts'
import { type AskedUpload, SharedStaging } from './shared-staging.server.ts'
import { type Staging, StagingStore } from './staging-store.server.ts'
import { claimUpload } from './upload-repository.server.ts'

export type StagingOptions = {
  database: Database
  store: FileStore
  folder: string
  /** If true, any instance may continue an upload, so its bytes are stored in the file store. */
  areShared: boolean
}

type Terms = {
  expiresAfterMs: number
  /** Returns the request that is being handled. */
  asked: () => AskedUpload
}

/** Opens the storage of uploads in progress, and the lock that admits one request at a time per upload. */
export function openStaging(
  { areShared, ...options }: StagingOptions,
  { expiresAfterMs, asked }: Terms,
): { staging: Staging; locker: Locker } {
  const locker = new MemoryLocker()
  if (areShared) {
    const staging = new SharedStaging({ ...options, expiresAfterMs, asked })
    const claim = (id: string): Promise<void> => claimUpload(options.database, id, asked().writer)
    return { staging, locker: { newLock: (id) => claiming(locker.newLock(id), () => claim(id)) } }
  }
  const { folder } = options
  const staging = new StagingStore({ folder, expiresAfterMs, currentChecksum: () => asked().checksum })
  return { staging, locker }
}

/**
 * Wraps a local lock so that its holder claims the upload in the database, without waiting for other
 * instances. Bytes that an earlier request then still sends to another instance are discarded.
 */
function claiming(lock: Lock, claim: () => Promise<void>): Lock {
  return {
    async lock(signal, requestRelease) {
      await lock.lock(signal, requestRelease)
      try {
        await claim()
      } catch (error) {
        await lock.unlock()
        throw error
      }
    },
    unlock: () => lock.unlock(),
  }
}
