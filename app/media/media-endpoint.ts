import { requestContext } from '../ui/request-context.ts'
import type { Route } from './+types/media-endpoint.ts'
import { readByteRange } from './byte-range.ts'
import type { StoredFile } from './file-store.ts'
import type { Media } from './media.server.ts'
import { mediaContext } from './media-context.ts'
import { parsePictureAddress, pictureKey, variantKey } from './picture-address.ts'
import { toStorageError } from './storage-error.ts'

/** GET /media/{location}/{name}.webp and its variants. A name never changes what it holds. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { pathname } = new URL(request.url)
  const address = parsePictureAddress(pathname)
  if (!address) return missing()
  const etag = `"${pathname.split('/').slice(2).join('-')}"`
  try {
    const known = request.headers.get('If-None-Match') === etag
    const file = await openFile(context.get(mediaContext), address, known ? '' : request.headers.get('Range'))
    if (!file) return missing()
    const headers = headersOf(address.variant?.format ?? 'webp', etag)
    if (!known) return respond(file, headers)
    await file.body.cancel()
    return new Response(null, { status: 304, headers })
  } catch (error) {
    context.get(requestContext).reportError(error)
    const { status_code: status } = toStorageError(error)
    return new Response('La imagen no está disponible ahora.', {
      status: status < 500 ? 500 : 503,
      headers: notKept,
    })
  }
}

type OpenFile = StoredFile & { range: { start: number; end: number } | undefined }
type Address = NonNullable<ReturnType<typeof parsePictureAddress>>

async function openFile(
  { store, variants }: Media,
  address: Address,
  range: string | null,
): Promise<OpenFile | undefined> {
  const { name, variant } = address
  const key = variant ? variantKey(name, variant) : pictureKey(name)
  const isFromEnd = range?.startsWith('bytes=-') ?? false
  const asked = isFromEnd ? undefined : readByteRange(range, Number.MAX_SAFE_INTEGER)
  const stored = await store.get(key, asked)
  if (stored && !isFromEnd) return { ...stored, range: asked }
  if (stored) {
    await stored.body.cancel()
    const last = readByteRange(range, stored.size)
    const part = await store.get(key, last)
    return part && { ...part, range: last }
  }
  const made = variant && (await variants.make(name, variant))
  return made && { size: made.length, body: new Blob([Buffer.from(made)]).stream(), range: undefined }
}

function respond({ size, body, range }: OpenFile, headers: Record<string, string>): Response {
  if (!range) return new Response(body, { headers: { ...headers, 'Content-Length': String(size) } })
  if (range.start >= size) {
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

function headersOf(format: string, etag: string): Record<string, string> {
  return {
    'Content-Type': `image/${format}`,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Accept-Ranges': 'bytes',
    ETag: etag,
  }
}

function missing(): Response {
  return new Response('Imagen no encontrada', { status: 404, headers: notKept })
}
