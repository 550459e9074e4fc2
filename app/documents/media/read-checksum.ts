import type { Checksum } from './staging.ts'

const digestShapes = { sha1: /^[A-Za-z0-9+/]{27}=$/, sha256: /^[A-Za-z0-9+/]{43}=$/ }

/**
 * Parses `Upload-Checksum: sha256 {base64}` (tus checksum extension). Returns `unknown` for values that the
 * protocol rejects with 400.
 */
export function readChecksum(header: string | null): Checksum | undefined | 'unknown' {
  if (header === null) return undefined
  const [algorithm, digest = '', ...rest] = header.split(' ')
  if ((algorithm !== 'sha1' && algorithm !== 'sha256') || rest.length > 0) return 'unknown'
  return digestShapes[algorithm].test(digest) ? { algorithm, digest } : 'unknown'
}
