import { readContentVersions } from '../db/content-versions.server.ts'
import type { Database } from '../db/tables.ts'
import type { DocumentKind } from '../documents/serve-document.server.ts'
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
import type { ReadTexts } from './read-texts.server.ts'
import { readText } from './readable-text.server.ts'
import { type Searchable, SearchIndex } from './search-index.ts'
import { listSynonyms, synonymsTable } from './synonym-repository.server.ts'
import { Synonyms } from './synonyms.ts'
import { Vocabulary } from './vocabulary.ts'

/** So many documents are read on threads; fewer are read sooner than those have begun. */
const manyDocuments = 1000

const readHere: ReadTexts = async (texts) => texts.map(readText)

type Options = {
  /** What can be found beside documents, and never changes. */
  fixed?: readonly FixedPage[]
  /** Who reads the texts of many documents; else this thread does. */
  readMany?: ReadTexts
}

/**
 * Keeps an index equal to what visitors may read: before each search it asks which nouns have changed, and reads the documents
 * of these that are new, changed or gone. Whoever changed them, a save that was acknowledged is found.
 */
export class IndexKeeper {
  readonly index = new SearchIndex()
  readonly #db: Database
  readonly #kinds: readonly DocumentKind[]
  readonly #readMany: ReadTexts
  readonly #stamps = new Map<string, ReadonlyMap<string, number>>()
  #versions: ReadonlyMap<string, number> = new Map()
  #day = ''
  #vocabulary: Vocabulary | undefined
  #synonyms = new Synonyms([])
  #blocks: Blocks = new Map()
  #turn: Promise<unknown> = Promise.resolve()

  constructor(
    db: Database,
    kinds: readonly DocumentKind[],
    { fixed = [], readMany = readHere }: Options = {},
  ) {
    this.#db = db
    this.#readMany = readMany
    this.#kinds = kinds.filter(({ access }) => access.read === 'everyone')
    this.index.put(fixed.map((page) => ({ ...page, ...readText(page.text), groups: {} })))
  }

  /** What is known on a day, up to date. One at a time: two that read at once would undo each other's work. */
  refresh(today: string): Promise<Known & { blocks: Blocks }> {
    const next = this.#turn.then(() => this.#catchUp(today))
    this.#turn = next.catch(() => {})
    return next
  }

  async #catchUp(today: string): Promise<Known & { blocks: Blocks }> {
    // Read before the documents: what changes meanwhile is read again next time.
    const versions = await readContentVersions(this.#db)
    const isNew = (noun: string): boolean => versions.get(noun) !== this.#versions.get(noun)
    const ofBlocks = listBlockKinds(this.#kinds)
    const haveBlocksChanged = ofBlocks.some(({ table }) => isNew(table))
    if (haveBlocksChanged) this.#blocks = await listBlocks(this.#db, ofBlocks)
    for (const kind of this.#kinds) {
      // Its documents say the names and courses of their blocks: all are read again, and none is forgotten that may be gone.
      const isTouched = haveBlocksChanged && kind.block !== undefined
      if (isTouched) this.#stamps.set(kind.tipo, withoutTimes(this.#stamps.get(kind.tipo)))
      const dependsOnDay = kind.visible !== undefined && today !== this.#day
      const isUnknown = isTouched || !this.#stamps.has(kind.tipo)
      if (isNew(kind.table) || dependsOnDay || isUnknown) await this.#readKind(kind, today)
    }
    if (isNew(synonymsTable)) this.#synonyms = new Synonyms(await listSynonyms(this.#db))
    this.#versions = versions
    this.#day = today
    this.#vocabulary ??= new Vocabulary(this.index)
    return { index: this.index, vocabulary: this.#vocabulary, synonyms: this.#synonyms, blocks: this.#blocks }
  }

  async #readKind(kind: DocumentKind, today: string): Promise<void> {
    const before = this.#stamps.get(kind.tipo) ?? new Map<string, number>()
    const now = await listStamps(this.#db, kind, today)
    const gone = [...before.keys()].filter((id) => !now.has(id))
    const changed = [...now].filter(([id, stamp]) => before.get(id) !== stamp).map(([id]) => id)
    this.#stamps.set(kind.tipo, now)
    if (gone.length + changed.length === 0) return
    this.#vocabulary = undefined
    this.index.remove(kind.tipo, gone)
    await this.#putAll(kind, changed)
    if (before.size === 0) this.index.pack()
  }

  // While the texts of some documents are read, those before them are put in, and those after them fetched.
  async #putAll(kind: DocumentKind, ids: readonly string[]): Promise<void> {
    const readTexts = ids.length < manyDocuments ? readHere : this.#readMany
    let reading: Promise<Searchable[]> = Promise.resolve([])
    for await (const rows of readRows(this.#db, kind, ids)) {
      const next = toSearchables(kind, rows, { blocks: this.#blocks, readTexts })
      // Whoever awaits it meets its fault, unless one before it had one.
      next.catch(() => {})
      this.index.put(await reading)
      reading = next
    }
    this.index.put(await reading)
  }
}

function withoutTimes(stamps: ReadonlyMap<string, number> = new Map()): ReadonlyMap<string, number> {
  return new Map([...stamps.keys()].map((id) => [id, Number.NaN]))
}
