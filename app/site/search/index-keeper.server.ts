import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import { readContentVersions } from '../../platform/db/content-versions.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { EventLoopYielder } from '../../platform/db/yield-to-event-loop.ts'
import type { FixedPage } from './fixed-pages.server.ts'
import {
  type Blocks,
  listBlockKinds,
  listBlocks,
  listStamps,
  readRows,
  toSearchables,
} from './read-documents.server.ts'
import type { Known } from './read-query.ts'
import { type ReadTexts, readTextsHere } from './read-texts.server.ts'
import { readText } from './readable-text.server.ts'
import { type Searchable, SearchIndex } from './search-index.ts'
import { listSynonyms, synonymsTable } from './synonym.server.ts'
import { Synonyms } from './synonyms.ts'
import { Vocabulary } from './vocabulary.ts'

/** From this number on, documents are read on threads; for fewer, starting the threads takes longer. */
const manyDocuments = 1000
/** Documents added to the index before pending queries get a turn. */
const documentsPerTurn = 10
/** Maximum time that a query waits for indexing, in milliseconds. */
const timeoutMs = 1000

/** The state from which queries are answered. */
type Knowledge = Known & { blocks: Blocks }

type Options = {
  /** Searchable pages that are not documents and never change. */
  fixed?: readonly FixedPage[]
  /** Reads the texts of many documents; by default on this thread. */
  readMany?: ReadTexts
  /** Reads the texts of a few documents. */
  readFew?: ReadTexts
  waitMs?: number
}

/**
 * Keeps the index equal to what visitors may read. Before each search it reads the versions of all kinds and
 * indexes new, changed and deleted documents of the changed kinds, so every acknowledged save is found. While
 * very many documents are read, queries are answered from what is indexed so far.
 */
export class IndexKeeper {
  readonly index = new SearchIndex()
  readonly #db: Database
  readonly #kinds: readonly DocumentKind[]
  readonly #readMany: ReadTexts
  readonly #readFew: ReadTexts
  readonly #waitMs: number
  readonly #stamps = new Map<string, Map<string, number>>()
  #versions: ReadonlyMap<string, number> = new Map()
  #day = ''
  #synonyms = new Synonyms([])
  #blocks: Blocks = new Map()
  #asked = ''
  #running: Promise<unknown> = Promise.resolve()
  #next: Promise<Knowledge> | undefined
  /** When the current update began. */
  #began: number | undefined
  /**
   * The knowledge returned by the last complete update; its index already contains the documents of a running
   * one.
   */
  #known: Knowledge | undefined
  #vocabulary: Vocabulary | undefined
  readonly #breather = new EventLoopYielder()

  constructor(
    db: Database,
    kinds: readonly DocumentKind[],
    { fixed = [], readMany = readTextsHere, readFew = readTextsHere, waitMs = timeoutMs }: Options = {},
  ) {
    this.#db = db
    this.#readMany = readMany
    this.#readFew = readFew
    this.#waitMs = waitMs
    this.#kinds = kinds.filter(({ access }) => access.read === 'everyone')
    this.index.put(fixed.map((page) => ({ ...page, ...readText(page.text), groups: {} })))
  }

  /**
   * Returns the index for a day: up to date, or as far as it is if updating takes too long. Updates run one
   * at a time, because two would undo each other's work; concurrent queries share the next update.
   */
  async refresh(today: string): Promise<Knowledge> {
    this.#asked = today
    this.#next ??= this.#catchUpAfter(this.#running)
    const next = this.#next
    // Before the first update there is nothing else to answer from.
    if (!this.#known) return next
    const waited = this.#began === undefined ? 0 : performance.now() - this.#began
    return sooner(next, Math.max(0, this.#waitMs - waited), this.#known)
  }

  #catchUpAfter(before: Promise<unknown>): Promise<Knowledge> {
    const next = before.then(() => {
      this.#next = undefined
      this.#began = performance.now()
      return this.#catchUp(this.#asked)
    })
    const end = (): void => {
      this.#began = undefined
    }
    this.#running = next.then(end, end)
    return next
  }

  async #catchUp(today: string): Promise<Knowledge> {
    // Read versions before documents: a change in between is then read again next time.
    const versions = await readContentVersions(this.#db)
    const isNew = (noun: string): boolean => versions.get(noun) !== this.#versions.get(noun)
    const ofBlocks = listBlockKinds(this.#kinds)
    const haveBlocksChanged = ofBlocks.some(({ table }) => isNew(table))
    if (haveBlocksChanged) this.#blocks = await listBlocks(this.#db, ofBlocks)
    const changed = new Map<DocumentKind, Map<string, number>>()
    for (const kind of this.#kinds) {
      // Documents include the names and courses of their blocks: reindex all, and keep the ids to detect
      // deleted ones.
      const isTouched = haveBlocksChanged && kind.block !== undefined
      if (isTouched) this.#stamps.set(kind.tipo, withoutTimes(this.#stamps.get(kind.tipo)))
      const dependsOnDay = kind.visible !== undefined && today !== this.#day
      const isUnknown = isTouched || !this.#stamps.has(kind.tipo)
      if (isNew(kind.table) || dependsOnDay || isUnknown) changed.set(kind, await this.#takeOut(kind, today))
    }
    // First remove deleted documents of all kinds, then do the slow indexing.
    for (const [kind, stamps] of changed) await this.#putAll(kind, stamps)
    if (isNew(synonymsTable)) {
      this.#synonyms = new Synonyms(await listSynonyms(this.#db))
      this.#vocabulary = undefined
    }
    this.#versions = versions
    this.#day = today
    return this.#know()
  }

  #know(): Knowledge {
    const { index } = this
    const vocabulary = this.#vocabulary ?? new Vocabulary(index, this.#synonyms)
    this.#vocabulary = vocabulary
    this.#known = { index, vocabulary, synonyms: this.#synonyms, blocks: this.#blocks }
    return this.#known
  }

  /** Removes the deleted documents of a kind; returns the new and changed ones with their times. */
  async #takeOut(kind: DocumentKind, today: string): Promise<Map<string, number>> {
    const stamps = this.#stamps.get(kind.tipo) ?? new Map<string, number>()
    this.#stamps.set(kind.tipo, stamps)
    const now = await listStamps(this.#db, kind, today)
    const gone = [...stamps.keys()].filter((id) => !now.has(id))
    this.index.remove(kind.tipo, gone)
    for (const id of gone) stamps.delete(id)
    if (gone.length > 0) this.#vocabulary = undefined
    return new Map([...now].filter(([id, stamp]) => stamps.get(id) !== stamp))
  }

  // Pipelined: while one batch is read, the previous one is indexed and the next one fetched.
  async #putAll(kind: DocumentKind, changed: ReadonlyMap<string, number>): Promise<void> {
    if (changed.size === 0) return
    const isFirst = this.#stamps.get(kind.tipo)?.size === 0
    const readTexts = changed.size < manyDocuments ? this.#readFew : this.#readMany
    let reading: Promise<Searchable[]> = Promise.resolve([])
    for await (const rows of readRows(this.#db, kind, [...changed.keys()])) {
      const next = toSearchables(kind, rows, { blocks: this.#blocks, readTexts })
      // The error is thrown where the promise is awaited, unless an earlier batch failed.
      next.catch(() => {})
      await this.#put(kind, await reading, changed)
      reading = next
    }
    await this.#put(kind, await reading, changed)
    if (isFirst) this.index.pack()
  }

  async #put(
    kind: DocumentKind,
    documents: readonly Searchable[],
    stamps: ReadonlyMap<string, number>,
  ): Promise<void> {
    for (let start = 0; start < documents.length; start += documentsPerTurn) {
      const some = documents.slice(start, start + documentsPerTurn)
      await this.#breather.yieldIfDue()
      this.#vocabulary = undefined
      this.index.put(some)
      // Record the stamps only after indexing: after an error the documents are still new.
      for (const { id } of some) this.#stamps.get(kind.tipo)?.set(id, stamps.get(id) ?? Number.NaN)
    }
  }
}

function withoutTimes(stamps: ReadonlyMap<string, number> = new Map()): Map<string, number> {
  return new Map([...stamps.keys()].map((id) => [id, Number.NaN]))
}

/** Resolves with the promise's value, or with `other` after `ms`. */
async function sooner<Value>(promise: Promise<Value>, ms: number, other: Value): Promise<Value> {
  const { promise: late, resolve } = Promise.withResolvers<Value>()
  const timer = setTimeout(resolve, ms, other)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
