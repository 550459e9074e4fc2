import { services } from '../../platform/http/app-context.ts'
import { isUnchanged } from '../../platform/http/header-values.server.ts'
import type { Route } from './+types/media-endpoint.ts'
import type { ByteRange, StoredFile } from './file-store.ts'
import type { Media } from './media.server.ts'
import { parsePictureAddress, pictureKey, variantKey } from './picture-address.ts'
import { toStorageError } from './storage-error.ts'
import { streamWithIdleTimeout } from './stream-with-idle-timeout.ts'

/** GET /media/{location}/{name}.webp and its variants. The content of a name never changes. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { pathname } = new URL(request.url)
  const address = parsePictureAddress(pathname)
  if (!address) return missing()
  const headers = headersOf(address.variant?.format ?? 'webp', `"${pathname.split('/').slice(2).join('-')}"`)
  const { media } = services(context)
  try {
    const isKnown = isUnchanged(request.headers.get('If-None-Match'), headers.ETag)
    if (isKnown || request.method === 'HEAD') return await describe(media, address, { isKnown, headers })
    const file = await openFile(media, address, readRange(request, headers.ETag))
    if (!file) return missing()
    return respond({ ...file, body: streamWithIdleTimeout(file.body, { signal: request.signal }) }, headers)
  } catch (error) {
    services(context).requestInfo.reportError(error)
    return unavailable(error)
  }
}

/** Returns the Range header, unless If-Range names another version of the file (RFC 9110 §13.1.5). */
function readRange({ headers }: Request, etag: string): string | null {
  const continues = headers.get('If-Range')
  return continues === null || continues === etag ? headers.get('Range') : null
}

type OpenFile = StoredFile & { range: ByteRange | undefined }
type Address = NonNullable<ReturnType<typeof parsePictureAddress>>

const keyOf = ({ name, variant }: Address): string => (variant ? variantKey(name, variant) : pictureKey(name))

// A response without a body opens no file, because the body would never be read and closed.
async function describe(
  { store }: Media,
  address: Address,
  { isKnown, headers }: { isKnown: boolean; headers: Record<string, string> },
): Promise<Response> {
  const size = await store.size(keyOf(address))
  // A variant that is not created yet has no known length, but a GET would create it.
  const fileExists = size !== undefined || (address.variant && (await store.size(pictureKey(address.name))))
  if (!fileExists) return missing()
  if (isKnown) return new Response(null, { status: 304, headers })
  const length = size === undefined ? {} : { 'Content-Length': String(size) }
  return new Response(null, { headers: { ...headers, ...length } })
}

async function openFile(
  { store, variants }: Media,
  address: Address,
  range: string | null,
): Promise<OpenFile | undefined> {
  const key = keyOf(address)
  // A suffix range needs the file's size.
  const size = range?.startsWith('bytes=-') ? await store.size(key) : Number.MAX_SAFE_INTEGER
  const asked = size === undefined ? undefined : readByteRange(range, size)
  const stored = await store.get(key, asked)
  if (stored) return { ...stored, range: asked }
  const made = address.variant && (await variants.make(address.name, address.variant))
  return made && { size: made.length, body: new Blob([Buffer.from(made)]).stream(), range: undefined }
}

function respond({ size, body, range }: OpenFile, headers: Record<string, string>): Response {
  if (!range) return new Response(body, { headers: { ...headers, 'Content-Length': String(size) } })
  if (range.start >= size) {
    void body.cancel()
    return new Response(null, { status: 416, headers: { ...notKept, 'Content-Range': `bytes */${size}` } })
  }
  const end = Math.min(range.end, size)
  const part = {
    'Content-Range': `bytes ${range.start}-${end - 1}/${size}`,
    'Content-Length': String(end - range.start),
  }
  return new Response(body, { status: 206, headers: { ...headers, ...part } })
}

const notKept = { 'Cache-Control': 'no-store' }

function headersOf(format: string, etag: string): Record<string, string> & { ETag: string } {
  return {
    'Content-Type': `image/${format}`,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Accept-Ranges': 'bytes',
    ETag: etag,
  }
}

function unavailable(error: unknown): Response {
  const status = toStorageError(error).isFault ? 503 : 500
  return new Response('La imagen no está disponible ahora.', { status, headers: notKept })
}

function missing(): Response {
  return new Response('Imagen no encontrada', { status: 404, headers: notKept })
}

/**
 * Parses `Range: bytes=…` with a single range. Returns undefined if HTTP requires a full response. The end
 * may exceed the file; a suffix range (`bytes=-500`) needs the file's size.
 */
function readByteRange(header: string | null, size: number): ByteRange | undefined {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!parts) return undefined
  const [, first = '', last = ''] = parts
  if (first === '') return last === '' ? undefined : { start: Math.max(0, size - Number(last)), end: size }
  const end = last === '' ? size : Number(last) + 1
  return Number(first) < end || last === '' ? { start: Number(first), end } : undefined
}
