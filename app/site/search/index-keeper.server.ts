import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import { Breather } from '../../platform/db/breather.ts'
import { readContentVersions } from '../../platform/db/content-versions.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import type { FixedPage } from './fixed-page.ts'
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
import { sooner } from './sooner.ts'
import { listSynonyms, synonymsTable } from './synonym-repository.server.ts'
import { Synonyms } from './synonyms.ts'
import { Vocabulary } from './vocabulary.ts'

/** So many documents are read on threads; fewer are read sooner than those have begun. */
const manyDocuments = 1000
/** So many are put in before questions have their turn. */
const documentsPerTurn = 10
/** So long a question waits for what is being read. Milliseconds. */
const patience = 1000

/** What questions are answered from. */
type Knowledge = Known & { blocks: Blocks }

type Options = {
  /** What can be found beside documents, and never changes. */
  fixed?: readonly FixedPage[]
  /** Who reads the texts of many documents; else this thread does. */
  readMany?: ReadTexts
  /** Who reads those of a few. */
  readFew?: ReadTexts
  waitMs?: number
}

/**
 * Keeps an index equal to what visitors may read: before each search it asks which nouns have changed, and reads the documents
 * of these that are new, changed or gone. Whoever changed them, a save that was acknowledged is found. While very many are read, questions are
 * answered from those that have been.
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
  /** Since when documents are being read. */
  #began: number | undefined
  /** What is known since the last time that all was read. */
  #known: Knowledge | undefined
  #vocabulary: Vocabulary | undefined
  readonly #breather = new Breather()

  constructor(
    db: Database,
    kinds: readonly DocumentKind[],
    { fixed = [], readMany = readTextsHere, readFew = readTextsHere, waitMs = patience }: Options = {},
  ) {
    this.#db = db
    this.#readMany = readMany
    this.#readFew = readFew
    this.#waitMs = waitMs
    this.#kinds = kinds.filter(({ access }) => access.read === 'everyone')
    this.index.put(fixed.map((page) => ({ ...page, ...readText(page.text), groups: {} })))
  }

  /**
   * What is known on a day: up to date, unless that takes too long. Documents are read by one at a time, since two would undo each other's work;
   * who asks meanwhile shares the next time.
   */
  async refresh(today: string): Promise<Knowledge> {
    this.#asked = today
    this.#next ??= this.#catchUpAfter(this.#running)
    const next = this.#next
    // The first time there is nothing else to answer from.
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
    // Read before the documents: what changes meanwhile is read again next time.
    const versions = await readContentVersions(this.#db)
    const isNew = (noun: string): boolean => versions.get(noun) !== this.#versions.get(noun)
    const ofBlocks = listBlockKinds(this.#kinds)
    const haveBlocksChanged = ofBlocks.some(({ table }) => isNew(table))
    if (haveBlocksChanged) this.#blocks = await listBlocks(this.#db, ofBlocks)
    const changed = new Map<DocumentKind, Map<string, number>>()
    for (const kind of this.#kinds) {
      // Its documents say the names and courses of their blocks: all are read again, and none is forgotten that may be gone.
      const isTouched = haveBlocksChanged && kind.block !== undefined
      if (isTouched) this.#stamps.set(kind.tipo, withoutTimes(this.#stamps.get(kind.tipo)))
      const dependsOnDay = kind.visible !== undefined && today !== this.#day
      const isUnknown = isTouched || !this.#stamps.has(kind.tipo)
      if (isNew(kind.table) || dependsOnDay || isUnknown) changed.set(kind, await this.#takeOut(kind, today))
    }
    // What takes long comes when nothing is found any more that is gone.
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

  /** Takes out what is gone of a kind; gives what is new or changed, with its times. */
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

  // While the texts of some documents are read, those before them are put in, and those after them fetched.
  async #putAll(kind: DocumentKind, changed: ReadonlyMap<string, number>): Promise<void> {
    if (changed.size === 0) return
    const isFirst = this.#stamps.get(kind.tipo)?.size === 0
    const readTexts = changed.size < manyDocuments ? this.#readFew : this.#readMany
    let reading: Promise<Searchable[]> = Promise.resolve([])
    for await (const rows of readRows(this.#db, kind, [...changed.keys()])) {
      const next = toSearchables(kind, rows, { blocks: this.#blocks, readTexts })
      // Whoever awaits it meets its fault, unless one before it had one.
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
      await this.#breather.breathe()
      this.#vocabulary = undefined
      this.index.put(some)
      // Not before: what a fault keeps out is new the next time.
      for (const { id } of some) this.#stamps.get(kind.tipo)?.set(id, stamps.get(id) ?? Number.NaN)
    }
  }
}

function withoutTimes(stamps: ReadonlyMap<string, number> = new Map()): Map<string, number> {
  return new Map([...stamps.keys()].map((id) => [id, Number.NaN]))
}
