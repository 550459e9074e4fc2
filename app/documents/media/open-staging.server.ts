import { type Lock, type Locker, MemoryLocker } from '@tus/server'
import type { Database } from '../../platform/db/tables.ts'
import type { FileStore } from './file-store.ts'
import { type AskedUpload, SharedStaging } from './shared-staging.server.ts'
import type { Staging } from './staging.ts'
import { StagingStore } from './staging-store.server.ts'
import { claimUpload } from './upload-repository.server.ts'

export type StagingOptions = {
  database: Database
  store: FileStore
  folder: string
  /** Whether any instance goes on with an upload that another began: its bytes are in the file store. */
  areShared: boolean
}

type Terms = {
  expiresAfterMs: number
  /** The request that is being answered. */
  asked: () => AskedUpload
}

/** Opens the place of uploads under way, and what lets one request at a time into an upload. */
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
 * A lock that asks nobody elsewhere and waits for nobody there: whoever has it here says so in the database, and from then on what a request
 * to another instance still brings counts no more.
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
