import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { z } from 'zod'
import { isRowValue, RowDigest, type RowValue } from '../../platform/db/row-values.ts'
import {
  type ArchiveHeader,
  type ArchiveManifest,
  archiveVersion,
  checksumOf,
  headerName,
  headerSchema,
  indexName,
  keyOfFile,
  manifestName,
  manifestSchema,
  maxPartBytes,
  tableOfPart,
} from './archive-format.server.ts'
import { BackupRefusal, backupTexts, brokenArchive } from './backup-refusal.ts'
import { readTarEntries } from './tar-entries.server.ts'

const unpack = promisify(gunzip)
const anyHeader = z.object({ format: z.string(), version: z.number() })

/** Callbacks for the contents of an archive, in order. */
type ArchiveReader = {
  header?: (header: ArchiveHeader) => Promise<void>
  rows?: (table: string, rows: RowValue[][]) => Promise<void>
  file?: (key: string, body: Buffer) => Promise<void>
}

/**
 * Reads and verifies a whole archive; what the callbacks received is valid only after this resolves. Throws
 * {@link BackupRefusal} for a file that is not an archive, is damaged, or was written by a later version.
 */
export async function readArchive(path: string, reader: ArchiveReader): Promise<ArchiveManifest> {
  const check = new ArchiveCheck(path)
  for await (const { name, body } of readTarEntries(path)) {
    if (check.isBeforeHeader) {
      const header = check.takeHeader(name, body)
      await reader.header?.(header)
      continue
    }
    const table = tableOfPart(name)
    const key = keyOfFile(name)
    if (table !== undefined) {
      const rows = await check.takePart(table, body)
      if (table !== indexName) await reader.rows?.(table, rows)
    } else if (key !== undefined) {
      check.takeFile(key, body)
      await reader.file?.(key, body)
    } else check.takeManifest(name, body)
  }
  return check.end()
}

/** Reads the rows of an archive that was verified before. */
export async function readArchiveRows(path: string, hear: NonNullable<ArchiveReader['rows']>): Promise<void> {
  const check = new ArchiveCheck(path)
  for await (const { name, body } of readTarEntries(path)) {
    if (check.isBeforeHeader) check.takeHeader(name, body)
    else {
      const table = tableOfPart(name)
      // Rows precede the files.
      if (table === undefined || table === indexName) return
      await hear(table, await check.takePart(table, body))
    }
  }
}

/** Compares what was read with the archive's own header, checksums and manifest. */
class ArchiveCheck {
  readonly #path: string
  readonly #columns = new Map<string, number>()
  readonly #digests = new Map<string, RowDigest>()
  /** Files that the index has not listed yet, by key; the value is size and checksum. */
  readonly #unnamed = new Map<string, string>()
  #header: ArchiveHeader | undefined
  #checksum = ''
  #manifest: ArchiveManifest | undefined

  constructor(path: string) {
    this.#path = path
  }

  get isBeforeHeader(): boolean {
    return this.#header === undefined
  }

  takeHeader(name: string, body: Buffer): ArchiveHeader {
    const known = name === headerName ? anyHeader.safeParse(parse(body)) : undefined
    if (!known?.success) throw new BackupRefusal(backupTexts.notOurs(this.#path))
    if (known.data.version > archiveVersion) throw new BackupRefusal(backupTexts.tooNew)
    const header = headerSchema.safeParse(parse(body))
    if (!header.success) throw new BackupRefusal(backupTexts.notOurs(this.#path))
    for (const table of header.data.tables) this.#columns.set(table.name, table.columns.length)
    for (const table of [...this.#columns.keys(), indexName]) this.#digests.set(table, new RowDigest())
    this.#columns.set(indexName, 3)
    this.#header = header.data
    this.#checksum = checksumOf(body)
    return header.data
  }

  async takePart(table: string, body: Buffer): Promise<RowValue[][]> {
    this.#requireNotEnded()
    const digest = this.#digests.get(table)
    if (!digest) throw brokenArchive(`no dice qué es «${table}»`)
    const text = await unpack(body, { maxOutputLength: maxPartBytes }).catch(() => {
      throw brokenArchive(`«${table}» no se puede descomprimir`)
    })
    const lines = text.toString('utf8').split('\n').slice(0, -1)
    return lines.map((line) => {
      const row = parse(Buffer.from(line))
      if (!Array.isArray(row) || row.length !== this.#columns.get(table) || !row.every(isRowValue))
        throw brokenArchive(`una fila de «${table}»`)
      digest.addLine(line)
      if (table === indexName) this.#nameFile(row)
      return row
    })
  }

  takeFile(key: string, body: Buffer): void {
    this.#requireNotEnded()
    this.#unnamed.set(key, `${body.length} ${checksumOf(body)}`)
  }

  takeManifest(name: string, body: Buffer): void {
    this.#requireNotEnded()
    const manifest = name === manifestName ? manifestSchema.safeParse(parse(body)) : undefined
    if (!manifest?.success) throw brokenArchive('lleva algo que no es de una copia')
    this.#manifest = manifest.data
  }

  end(): ArchiveManifest {
    if (!this.#manifest) throw brokenArchive('le falta el final')
    if (this.#manifest.header !== this.#checksum) throw brokenArchive('su cabecera')
    if (this.#unnamed.size > 0) throw brokenArchive('lleva imágenes que no nombra')
    for (const [table, digest] of this.#digests) {
      const { rows, checksum } = digest.read()
      const said = table === indexName ? this.#manifest.files : this.#manifest.tables[table]
      if (said?.rows !== rows || said.checksum !== checksum)
        throw brokenArchive(`«${table}» no es lo que se guardó`)
    }
    return this.#manifest
  }

  #nameFile([key, size, sha256]: RowValue[]): void {
    const name = String(key)
    if (this.#unnamed.get(name) !== `${size} ${sha256}`) throw brokenArchive(`la imagen ${name}`)
    this.#unnamed.delete(name)
  }

  #requireNotEnded(): void {
    if (this.#manifest) throw brokenArchive('sigue detrás de su final')
  }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
