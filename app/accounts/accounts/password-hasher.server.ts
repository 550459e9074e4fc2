import { randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { Piscina } from 'piscina'
import { nameWorker } from '../../platform/markdown/thread-pool.server.ts'
import type { Derivation, Method } from './password-worker.server.ts'

/** All cores: these threads have a lower priority than the pages (see password-worker). */
export const hashThreadCount = Math.min(4, availableParallelism())
/** Idle time after which a thread ends, in milliseconds: a class signs in within minutes. */
const idleTimeoutMs = 60_000
/** Upper bound for the slowest check, that of an old hash. Milliseconds. */
const slowestCheckMs = 500

export type PasswordHasher = {
  hash: (password: string) => Promise<string>
  verify: (given: { hash: string; password: string }) => Promise<boolean>
  /**
   * Waits until the slowest check that started at the same time would be over. `startedAtMs`: a `performance.now()`
   * time.
   */
  waitForSlowest: (startedAtMs: number) => Promise<void>
  close: () => Promise<void>
}

/** A correct password with an outdated hash. */
export type OldHash = { hash: string; password: string }

const worker = nameWorker('password-worker', import.meta.url)
/** The prefix of a hash by method; the auth library's hashes have none. */
export const currentHashPrefix = 'argon2id-19456-2-1'
const methods = new Map<string | undefined, Method>([
  [currentHashPrefix, 'argon2id'],
  ['scrypt-13-8-10', 'scrypt'],
])

/**
 * Hashes passwords on a separate thread pool. Node's asynchronous scrypt uses the four libuv threads, which
 * also read files and compress pages: forty concurrent sign-ins would block them for seconds. The pool starts
 * at the first sign-in. `onOld` is called with correct passwords whose hash is outdated.
 */
export function openPasswordHasher(onOld: (old: OldHash) => void = () => undefined): PasswordHasher {
  const pool = new Piscina<Derivation, string>({
    filename: worker.file,
    name: 'deriveKey',
    minThreads: 0,
    maxThreads: hashThreadCount,
    idleTimeout: idleTimeoutMs,
  })
  return {
    async hash(password) {
      const salt = randomBytes(16).toString('hex')
      return `${currentHashPrefix}:${salt}:${await pool.run({ password, salt, method: 'argon2id' })}`
    },
    async verify({ hash, password }) {
      const { salt, key, method } = readHash(hash)
      const [expected, given] = [Buffer.from(key), Buffer.from(await pool.run({ password, salt, method }))]
      const isRight = expected.length === given.length && timingSafeEqual(expected, given)
      if (isRight && method !== 'argon2id') onOld({ hash, password })
      return isRight
    },
    waitForSlowest: (startedAtMs) => wait(Math.max(0, startedAtMs + slowestCheckMs - performance.now())),
    close: () => pool.destroy(),
  }
}

function readHash(hash: string): { salt: string; key: string; method: Method } {
  const parts = hash.split(':')
  const method = methods.get(parts[0])
  const [salt, key, ...rest] = method ? parts.slice(1) : parts
  if (!salt || !key || rest.length > 0)
    throw new Error('A password hash of an unknown form is in the database')
  return { salt, key, method: method ?? 'library' }
}
