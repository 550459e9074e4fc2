import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Sink } from '../../documents/media/file-store.ts'
import { RowDigest, type RowValue } from '../../platform/db/row-values.ts'
import {
  type ArchiveHeader,
  type ArchiveManifest,
  checksumOf,
  type Digest,
  headerName,
  indexName,
  manifestName,
  partBytes,
  partName,
} from './archive-format.server.ts'
import { blockSize, paddingOf, writeTarHeader } from './tar-header.ts'

const pack = promisify(gzip)

/** Writes an archive sequentially; at most one part is in memory. */
export class ArchiveWriter {
  readonly #write: Sink['write']
  readonly #seconds: number
  readonly #tables: Record<string, Digest> = {}
  readonly #index: TableWriter
  readonly #missing: string[] = []
  #header = ''
  #fileBytes = 0

  constructor(write: Sink['write'], createdAt: string) {
    this.#write = write
    this.#seconds = Math.floor(Date.parse(createdAt) / 1000)
    this.#index = new TableWriter(indexName, (name, body) => this.#writeEntry(name, body))
  }

  async begin(header: ArchiveHeader): Promise<void> {
    const body = Buffer.from(JSON.stringify(header))
    this.#header = checksumOf(body)
    await this.#writeEntry(headerName, body)
  }

  async writeTable(name: string, pages: AsyncIterable<readonly RowValue[][]>): Promise<void> {
    const table = new TableWriter(name, (entry, body) => this.#writeEntry(entry, body))
    for await (const rows of pages) await table.write(rows)
    this.#tables[name] = await table.end()
  }

  async writeFile(key: string, body: Uint8Array): Promise<void> {
    await this.#writeEntry(`files/${key}`, body)
    this.#fileBytes += body.length
    await this.#index.write([[key, body.length, checksumOf(body)]])
  }

  noteMissing(key: string): void {
    this.#missing.push(key)
  }

  async end(): Promise<ArchiveManifest> {
    const manifest: ArchiveManifest = {
      header: this.#header,
      tables: this.#tables,
      files: await this.#index.end(),
      fileBytes: this.#fileBytes,
      missingFiles: this.#missing,
    }
    await this.#writeEntry(manifestName, Buffer.from(JSON.stringify(manifest)))
    await this.#write(Buffer.alloc(2 * blockSize))
    return manifest
  }

  async #writeEntry(name: string, body: Uint8Array): Promise<void> {
    await this.#write(writeTarHeader({ name, size: body.length }, this.#seconds))
    await this.#write(body)
    const padding = paddingOf(body.length)
    if (padding > 0) await this.#write(Buffer.alloc(padding))
  }
}

/** Collects rows into parts. */
class TableWriter {
  readonly #name: string
  readonly #writeEntry: (name: string, body: Uint8Array) => Promise<void>
  readonly #digest = new RowDigest()
  #lines: string[] = []
  #bytes = 0
  #part = 0

  constructor(name: string, writeEntry: (name: string, body: Uint8Array) => Promise<void>) {
    this.#name = name
    this.#writeEntry = writeEntry
  }

  async write(rows: readonly RowValue[][]): Promise<void> {
    for (const row of rows) {
      const line = JSON.stringify(row)
      this.#digest.addLine(line)
      this.#lines.push(line)
      this.#bytes += Buffer.byteLength(line) + 1
      if (this.#bytes >= partBytes) await this.#flush()
    }
  }

  async end(): Promise<Digest> {
    await this.#flush()
    return this.#digest.read()
  }

  async #flush(): Promise<void> {
    if (this.#lines.length === 0) return
    const text = `${this.#lines.join('\n')}\n`
    this.#lines = []
    this.#bytes = 0
    await this.#writeEntry(partName(this.#name, ++this.#part), await pack(text))
  }
}
