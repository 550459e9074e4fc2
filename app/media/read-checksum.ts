import type { Checksum } from './staging-store.server.ts'

/** Reads `Upload-Checksum: sha256 {base64}` (tus, «Checksum»); `unknown` for what the protocol refuses with 400. */
export function readChecksum(header: string | null): Checksum | undefined | 'unknown' {
  if (header === null) return undefined
  const [algorithm, digest = ''] = header.trim().split(' ')
  const isKnown = algorithm === 'sha1' || algorithm === 'sha256'
  return isKnown && /^[A-Za-z0-9+/]+={0,2}$/.test(digest) ? { algorithm, digest } : 'unknown'
}
