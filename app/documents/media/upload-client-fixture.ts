import { type ClientRequest, request } from 'node:http'

type Headers = Record<string, string>

const tus = { 'Tus-Resumable': '1.0.0' }
const inTopics = `location ${Buffer.from('temarioImages').toString('base64')}`
const chunkType = 'application/offset+octet-stream'

/** Creates an upload on the site at `url` and returns its path. */
export async function beginUploadAt(url: string, size: number, headers: Headers = {}): Promise<string> {
  const answer = await fetch(`${url}/subidas`, {
    method: 'POST',
    headers: { ...tus, 'Upload-Metadata': inTopics, 'Upload-Length': String(size), ...headers },
  })
  const path = answer.headers.get('Location')
  if (answer.status !== 201 || path === null) throw new Error(`The upload was answered ${answer.status}`)
  return path
}

/** Sends a body from an offset to its end. */
export function sendFrom(
  upload: string,
  offset: number,
  body: Uint8Array<ArrayBuffer>,
  headers: Headers = {},
): Promise<Response> {
  const own = { ...tus, 'Content-Type': chunkType, 'Upload-Offset': String(offset), ...headers }
  return fetch(upload, { method: 'PATCH', body: body.subarray(offset), headers: own })
}

/** Announces the rest of a body but sends only `bytes` of it, so that the request stays open. */
export function beginToSend(
  upload: string,
  {
    offset,
    body,
    bytes,
    headers = {},
  }: { offset: number; body: Uint8Array; bytes: number; headers?: Headers },
): ClientRequest {
  const { hostname, port, pathname: path } = new URL(upload)
  const length = String(body.length - offset)
  const own = { ...tus, 'Content-Type': chunkType, 'Upload-Offset': String(offset), 'Content-Length': length }
  const sending = request({ hostname, port, path, method: 'PATCH', headers: { ...own, ...headers } })
  sending.on('error', () => undefined)
  sending.write(body.subarray(offset, offset + bytes))
  return sending
}

/** Returns the offset of an upload, or the status of the response if that is an error. */
export async function offsetAt(upload: string, headers: Headers = {}): Promise<number> {
  const answer = await fetch(upload, { method: 'HEAD', headers: { ...tus, ...headers } })
  return answer.ok ? Number(answer.headers.get('Upload-Offset')) : answer.status
}
