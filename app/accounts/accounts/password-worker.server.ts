import { argon2Sync, scryptSync } from 'node:crypto'
import { setPriority } from 'node:os'

/** Hash methods: argon2id now, scrypt before, and the auth library's scrypt at first. */
export type Method = 'argon2id' | 'scrypt' | 'library'

const maxmem = 64 * 1024 * 1024
const keyBytes = 64

/**
 * Parameters from OWASP's Password Storage Cheat Sheet, except the auth library's (decision 49). Memory in
 * KiB.
 */
const derive: Record<Method, (password: string, salt: string) => Buffer> = {
  argon2id: (message, nonce) =>
    argon2Sync('argon2id', {
      message,
      nonce,
      memory: 19_456,
      passes: 2,
      parallelism: 1,
      tagLength: keyBytes,
    }),
  scrypt: (password, salt) => scryptSync(password, salt, keyBytes, { N: 8192, r: 8, p: 10, maxmem }),
  library: (password, salt) => scryptSync(password, salt, keyBytes, { N: 16_384, r: 16, p: 1, maxmem }),
}

// On Linux a priority applies to a thread, and 0 is the current one: pages take precedence over passwords.
if (process.platform === 'linux') setPriority(0, 5)

export type Derivation = { password: string; salt: string; method: Method }

/** The function that a pool thread runs (see password-hasher). This module imports nothing but Node. */
export function deriveKey({ password, salt, method }: Derivation): string {
  return derive[method](password.normalize('NFKC'), salt).toString('hex')
}
