import type { Writable } from 'node:stream'
import { Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js'

/** Writes files into a ZIP, one after the other. */
export type ZipOut = {
  /** `packed`: the body is already compressed, so it is only stored. */
  add: (path: string, body: Uint8Array, packed?: boolean) => Promise<void>
  end: () => Promise<void>
}

// Deterministic output: the earliest date of the ZIP format, and no system attributes.
const options = {
  lastModDate: new Date(1980, 0, 1),
  extendedTimestamp: false,
  useWebWorkers: false,
  keepOrder: true,
  level: 6,
} as const

/** Opens a ZIP that is streamed to `out` as it grows, with backpressure. */
export function openZip(out: Writable): ZipOut {
  const { writable, drained } = toSink(out)
  const zip = new ZipWriter(writable, options)
  return {
    async add(path, body, packed = false) {
      await zip.add(path, new Uint8ArrayReader(body), packed ? { level: 0 } : {})
    },
    async end() {
      await zip.close()
      await drained()
    },
  }
}

function toSink(out: Writable): { writable: WritableStream<Uint8Array>; drained: () => Promise<void> } {
  // The next write rejects with the error; without a listener it would end the thread or the process.
  out.on('error', () => {})
  const write = (part: Uint8Array): Promise<void> =>
    new Promise((resolve, reject) => {
      out.write(part, (error) => (error ? reject(error) : resolve()))
    })
  const end = (): Promise<void> =>
    new Promise((resolve, reject) => {
      out.once('error', reject)
      out.end(() => resolve())
    })
  return { writable: new WritableStream({ write }), drained: end }
}
