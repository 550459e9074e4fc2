import { appendFileSync, createReadStream, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { destinationOf } from '../../documents/core/publication.ts'
import { refuse } from './read-archive.server.ts'
import type { StagedDocument } from './staged.ts'
import { transferLimits as limits } from './transfer-limits.ts'

/**
 * A folder to which a set is written, so that it is never entirely in memory. Its file names are generated.
 */
export type StageFolder = {
  add: (kindSlug: string, document: StagedDocument) => void
  /** Writes a file and returns its path. */
  addFile: (body: Uint8Array) => string
  counts: ReadonlyMap<string, number>
}

/** Creates an empty staging folder for the set `setName`. */
export function openStageFolder(folder: string, setName: string): StageFolder {
  mkdirSync(join(folder, 'files'), { recursive: true })
  const counts = new Map<string, number>()
  let documents = 0
  let letters = 0
  let files = 0
  return {
    counts,
    add(kindSlug, document) {
      // The line reader also splits at these characters.
      const line = JSON.stringify(document).replace(/[\u2028\u2029]/g, (sign) =>
        sign === '\u2028' ? '\\u2028' : '\\u2029',
      )
      letters += line.length
      if (++documents > limits.documents) throw refuse('too-many-documents', setName)
      if (letters > limits.text) throw refuse('too-much', setName)
      const name = isDraft(document) ? draftsOf(kindSlug) : kindSlug
      counts.set(name, (counts.get(name) ?? 0) + 1)
      appendFileSync(linesOf(folder, name), `${line}\n`)
    },
    addFile(body) {
      const path = join(folder, 'files', String(files++))
      writeFileSync(path, body)
      return path
    },
  }
}

/** Reads the documents of a kind in batches. */
export async function* readStaged(
  folder: string,
  kindSlug: string,
  atOnce: number,
): AsyncGenerator<StagedDocument[]> {
  const path = linesOf(folder, kindSlug)
  if (!existsSync(path)) return
  let batch: StagedDocument[] = []
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    // Written by `add`.
    batch.push(JSON.parse(line) as StagedDocument)
    if (batch.length < atOnce) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** The name under which drafts of a kind are counted and read. */
export function draftsOf(kindSlug: string): string {
  return `${kindSlug}.borrador`
}

function isDraft({ document }: StagedDocument): boolean {
  return document.ok && destinationOf(document.publication, new Date().toISOString()) !== 'readers'
}

function linesOf(folder: string, kindSlug: string): string {
  return join(folder, `${kindSlug}.jsonl`)
}
