import { scryptSync } from 'node:crypto'
import { setPriority } from 'node:os'

/** What a hash was made with: of OWASP's table, or the auth library's, as all were once. */
export type Cost = 'owasp' | 'library'

// Rows of OWASP's table are equally hard to try passwords with. This one took the least of processor and memory here, 8 MB where the
// first takes 128: a class waits for it in line (decision 49).
const owasp = { N: 8192, r: 8, p: 10 }
const library = { N: 16_384, r: 16, p: 1 }
/** What the library's cost lacks of the other one. */
const difference = { N: 8192, r: 8, p: 6 }
const maxmem = 64 * 1024 * 1024
const keyBytes = 64

// On Linux a priority is a thread's, and 0 this one: pages go before passwords when both want a core.
if (process.platform === 'linux') setPriority(0, 5)

export type Derivation = { password: string; salt: string; cost: Cost }

/** What a thread of the pool runs (see password-hasher). It imports nothing but Node. Both costs take as long: time tells nobody's age. */
export function deriveKey({ password, salt, cost }: Derivation): string {
  const derive = (parameters: typeof owasp): Buffer =>
    scryptSync(password.normalize('NFKC'), salt, keyBytes, { ...parameters, maxmem })
  if (cost === 'owasp') return derive(owasp).toString('hex')
  derive(difference)
  return derive(library).toString('hex')
}
