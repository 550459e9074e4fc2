import type { Writable } from 'node:stream'
import { Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js'

/** Writes files into a ZIP, one after the other. */
export type ZipOut = {
  /** `packed`: it is compressed already. */
  add: (path: string, body: Uint8Array, packed?: boolean) => Promise<void>
  end: () => Promise<void>
}

// The same files give the same bytes: no time but the first that a ZIP can say, and no names of systems.
const options = {
  lastModDate: new Date(1980, 0, 1),
  extendedTimestamp: false,
  useWebWorkers: false,
  keepOrder: true,
  level: 6,
} as const

/** Opens a ZIP that goes into a stream as it grows; who reads slowly slows it down. */
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
  // Who writes next is told of it; without a listener it would end the thread, or the process.
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
