import { randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { nameWorker } from '../markdown/thread-pool.server.ts'

/** One core is left to the pages. */
export const hashingThreads = Math.min(4, Math.max(1, availableParallelism() - 1))
/** So long a thread waits for another password, in milliseconds: a class signs in within minutes. */
const idleTimeout = 60_000

export type PasswordHasher = {
  hash: (password: string) => Promise<string>
  verify: (given: { hash: string; password: string }) => Promise<boolean>
  close: () => Promise<void>
}

const worker = nameWorker('password-worker', import.meta.url)

/**
 * Hashes passwords on threads of its own. Node's own asynchronous scrypt runs on the four threads of libuv, where files
 * are read and pages are compressed: forty sign-ins at once would hold them all for seconds. The threads start when
 * somebody signs in.
 */
export function openPasswordHasher(): PasswordHasher {
  const pool = new Piscina<{ password: string; salt: string }, string>({
    filename: worker.file,
    name: 'deriveKey',
    minThreads: 0,
    maxThreads: hashingThreads,
    idleTimeout,
  })
  return {
    async hash(password) {
      const salt = randomBytes(16).toString('hex')
      return `${salt}:${await pool.run({ password, salt })}`
    },
    async verify({ hash, password }) {
      const [salt, key] = hash.split(':')
      if (!salt || !key) throw new Error('A password hash of an unknown form is in the database')
      const [expected, given] = [Buffer.from(key), Buffer.from(await pool.run({ password, salt }))]
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
    close: () => pool.destroy(),
  }
}
