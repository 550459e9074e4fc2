import type { Checksum } from './staging-store.server.ts'

const digestShapes = { sha1: /^[A-Za-z0-9+/]{27}=$/, sha256: /^[A-Za-z0-9+/]{43}=$/ }

/**
 * Parses `Upload-Checksum: sha256 {base64}` (tus checksum extension). Returns `unknown` for values that the
 * protocol rejects with 400.
 */
function readChecksum(header: string | null): Checksum | undefined | 'unknown' {
  if (header === null) return undefined
  const [algorithm, digest = '', ...rest] = header.split(' ')
  if ((algorithm !== 'sha1' && algorithm !== 'sha256') || rest.length > 0) return 'unknown'
  return digestShapes[algorithm].test(digest) ? { algorithm, digest } : 'unknown'
}

const version = '1.0.0'
const bodyType = 'application/offset+octet-stream'

/**
 * Validates the headers required by tus 1.0. `refusal` is the response to an invalid request; it is built
 * here because the library uses one status for all errors where the protocol has three.
 */
export function readTusHeaders(request: Request): {
  refusal: Response | undefined
  checksum: Checksum | undefined
} {
  const { method, headers } = request
  if (method === 'OPTIONS') return { refusal: undefined, checksum: undefined }
  if (headers.get('Tus-Resumable') !== version)
    return { refusal: refuse(412, { 'Tus-Version': version }), checksum: undefined }
  if (
    (method === 'PATCH' || (method === 'POST' && hasBody(request))) &&
    headers.get('Content-Type') !== bodyType
  )
    return { refusal: refuse(415), checksum: undefined }
  const checksum = readChecksum(headers.get('Upload-Checksum'))
  return checksum === 'unknown'
    ? { refusal: refuse(400), checksum: undefined }
    : { refusal: undefined, checksum }
}

function hasBody({ headers }: Request): boolean {
  return headers.has('Transfer-Encoding') || Number(headers.get('Content-Length') ?? 0) > 0
}

function refuse(status: number, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ kind: 'invalid-argument' }), {
    status,
    headers: {
      'Tus-Resumable': version,
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}
