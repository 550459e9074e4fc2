import { type Agent, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

const fromBrotli = promisify(brotliDecompress)

/** A response as transferred, still compressed. */
export type RawAnswer = {
  status: number
  headers: IncomingHttpHeaders
  rawHeaders: string[]
  body: Buffer
  /** From sending the request to the last byte. */
  ms: number
}

type Options = { agent?: Agent; headers?: Record<string, string> }

/** A GET with the headers of a browser, brotli included; the body stays compressed. */
async function rawGet(url: string, { agent, headers }: Options = {}): Promise<RawAnswer> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const all = { 'Accept-Encoding': 'gzip, deflate, br, zstd', ...headers }
    const asked = request(url, { headers: all, ...(agent && { agent }) }, (response) => {
      buffer(response).then((body) => {
        const { statusCode: status = 0, rawHeaders } = response
        const ms = performance.now() - started
        resolve({ status, headers: response.headers, rawHeaders, body, ms })
      }, reject)
    })
    asked.on('error', reject).end()
  })
}

/** Like {@link rawGet}, but rejects if the status is not 200. */
export async function rawGetOk(url: string, options?: Options): Promise<RawAnswer> {
  const answer = await rawGet(url, options)
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return answer
}

/** The decompressed body as text. */
export async function decodedText({ headers, body }: RawAnswer): Promise<string> {
  return (headers['content-encoding'] === 'br' ? await fromBrotli(body) : body).toString('utf8')
}
