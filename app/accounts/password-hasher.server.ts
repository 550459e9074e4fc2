import { randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { nameWorker } from '../markdown/thread-pool.server.ts'
import type { Cost, Derivation } from './password-worker.server.ts'

/** All cores: these threads give way to the pages (see password-worker). */
export const hashingThreads = Math.min(4, availableParallelism())
/** So long a thread waits for another password, in milliseconds: a class signs in within minutes. */
const idleTimeout = 60_000

export type PasswordHasher = {
  hash: (password: string) => Promise<string>
  verify: (given: { hash: string; password: string }) => Promise<boolean>
  close: () => Promise<void>
}

/** A right password whose hash is of before. */
export type OldHash = { hash: string; password: string }

const worker = nameWorker('password-worker', import.meta.url)
/** Stands before hashes that are made now; the auth library's have none. */
const mark = 'scrypt-13-8-10'

/**
 * Hashes passwords on threads of its own. Node's own asynchronous scrypt runs on the four threads of libuv, where files
 * are read and pages are compressed: forty sign-ins at once would hold them all for seconds. The threads start when
 * somebody signs in. `onOld` hears of right passwords whose hash could be made anew.
 */
export function openPasswordHasher(onOld: (old: OldHash) => void = () => undefined): PasswordHasher {
  const pool = new Piscina<Derivation, string>({
    filename: worker.file,
    name: 'deriveKey',
    minThreads: 0,
    maxThreads: hashingThreads,
    idleTimeout,
  })
  return {
    async hash(password) {
      const salt = randomBytes(16).toString('hex')
      return `${mark}:${salt}:${await pool.run({ password, salt, cost: 'owasp' })}`
    },
    async verify({ hash, password }) {
      const { salt, key, cost } = readHash(hash)
      const [expected, given] = [Buffer.from(key), Buffer.from(await pool.run({ password, salt, cost }))]
      const isRight = expected.length === given.length && timingSafeEqual(expected, given)
      if (isRight && cost === 'library') onOld({ hash, password })
      return isRight
    },
    close: () => pool.destroy(),
  }
}

function readHash(hash: string): { salt: string; key: string; cost: Cost } {
  const parts = hash.split(':')
  const cost = parts[0] === mark ? 'owasp' : 'library'
  const [salt, key, ...rest] = cost === 'owasp' ? parts.slice(1) : parts
  if (!salt || !key || rest.length > 0)
    throw new Error('A password hash of an unknown form is in the database')
  return { salt, key, cost }
}
