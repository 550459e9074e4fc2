import type { Registry } from '../../documents/core/registry.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import { isMap, plainValue, type Values } from './database-values.ts'
import { refuse } from './read-archive.server.ts'
import { transferLimits as limits } from './transfer-limits.ts'

/** A document of a collection. `above`: the parent document of a subcollection. */
export type DatabaseDocument = {
  kind: DocumentKind
  path: string
  id: string | null
  values: Values
  above: { kind: DocumentKind; id: string } | undefined
}

/** The contents of a document database. `admins`: their number; `others`: unknown collections. */
type DatabaseContent = { documents: DatabaseDocument[]; admins: number; others: string[] }

/** Keys that export tools put around collections. */
const wrappers = [
  '__collections__',
  'collections',
  'subcollections',
  'data',
  'database',
  'firestore',
  'export',
  'documents',
]
/** Keys around the documents of a collection, and around the fields of a document. */
const listNames = ['documents', 'docs', '__docs__', 'items', 'rows']
const fieldNames = ['fields', 'data', '_data', 'document', 'doc', 'attributes']
const idNames = ['id', '_id', '__id__', 'uid', 'documentId', '__name__', '_name', 'key']
const pathNames = ['name', 'path', '__path__', '_path', 'ref']
const deepest = 8

/**
 * Reads the documents of a JSON export. Collections are named by table or kind and are maps by id or lists;
 * subcollections and the wrappers of common tools are supported.
 */
export function readDatabase(value: unknown, registry: Registry, name = ''): DatabaseContent {
  const content: DatabaseContent = { documents: [], admins: 0, others: [] }
  const reader = new Reader(registry, content, name)
  const named = nameOfFile(name)
  const isCollection =
    reader.isKnown(named) && !(isMap(value) && Object.keys(value).some((key) => reader.isKnown(key)))
  if (isCollection) reader.readCollection(named, value, undefined, 0)
  else reader.readCollections(value, undefined, 0)
  return content
}

// `export/topics.json` is the collection `topics`.
function nameOfFile(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/\.json$/i, '')
}

type Above = DatabaseDocument['above']

class Reader {
  readonly #kinds = new Map<string, DocumentKind>()
  readonly #content: DatabaseContent
  readonly #name: string

  constructor({ kinds }: Registry, content: DatabaseContent, name: string) {
    this.#content = content
    this.#name = name
    for (const kind of kinds) {
      for (const name of [kind.table, kind.tipo, kind.folder]) this.#kinds.set(plainName(name), kind)
    }
  }

  isKnown(name: string): boolean {
    return plainName(name) === 'admins' || this.#kinds.has(plainName(name))
  }

  readCollections(value: unknown, above: Above, depth: number): void {
    if (depth > deepest) return
    if (Array.isArray(value)) {
      for (const one of value) this.#readListed(one, above, depth)
      return
    }
    if (!isMap(value)) return
    for (const [name, inner] of Object.entries(value)) {
      if (this.isKnown(name)) this.readCollection(name, inner, above, depth)
      else if (wrappers.includes(name)) this.readCollections(inner, above, depth + 1)
      else if (depth === 0 && typeof inner === 'object' && inner !== null) {
        this.#content.others.push(name)
        this.#bound()
      }
    }
  }

  // An item of a list: a collection with a name, or a document with a path.
  #readListed(value: unknown, above: Above, depth: number): void {
    if (!isMap(value)) return
    const name = [value.collection, value.collectionId, value.name, value.id].find(
      (one) => typeof one === 'string' && this.isKnown(one),
    )
    const list = listNames.map((key) => value[key]).find((one) => typeof one === 'object' && one !== null)
    const collection = pathOf(value)?.split('/').at(-2)
    if (typeof name === 'string' && (list ?? isMap(value.data)))
      this.readCollection(name, list ?? value.data, above, depth)
    else if (collection !== undefined && this.isKnown(collection))
      this.readCollection(collection, [value], above, depth)
    else this.readCollections(value, above, depth + 1)
  }

  readCollection(name: string, value: unknown, above: Above, depth: number): void {
    if (depth > deepest) return
    const documents = listDocuments(value)
    const kind = this.#kinds.get(plainName(name))
    if (!kind) {
      this.#content.admins += documents.length
      return
    }
    for (const [id, document] of documents) this.#readDocument(kind, { name, id, document }, above, depth)
  }

  #readDocument(
    kind: DocumentKind,
    { name, id, document }: { name: string; id: string | null; document: Values },
    above: Above,
    depth: number,
  ): void {
    const fields = fieldNames.map((key) => document[key]).find(isMap)
    const raw = fields ?? document
    const values = plainValue(raw)
    const stamps = { createdAt: document.createTime, updatedAt: document.updateTime }
    this.#content.documents.push({
      kind,
      path: above ? `${above.kind.tipo}/${above.id}/${name}/${id ?? '?'}` : `${name}/${id ?? '?'}`,
      id,
      values: { ...stamps, ...(isMap(values) ? values : {}) },
      above,
    })
    this.#bound()
    const here = id === null ? undefined : { kind, id }
    for (const one of fields ? [document, fields] : [document]) this.#readBelow(one, here, depth)
  }

  /** Everything is in memory until it is written to the folder, so bound it. */
  #bound(): void {
    const { documents, others } = this.#content
    if (documents.length > limits.documents || others.length > limits.collections)
      throw refuse('too-many-values', this.#name)
  }

  // A collection name may also be a field name: only a value that contains objects is a subcollection.
  #readBelow(document: Values, above: Above, depth: number): void {
    for (const [name, value] of Object.entries(document)) {
      if (['__collections__', 'subcollections', 'collections'].includes(name))
        this.readCollections(value, above, depth + 1)
      else if (this.#kinds.has(plainName(name)) && listDocuments(value).length > 0)
        this.readCollection(name, value, above, depth + 1)
    }
  }
}

/** `blog_posts`, `blogPosts` and `BlogPosts` are equal. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

function listDocuments(value: unknown): [id: string | null, document: Values][] {
  if (Array.isArray(value)) return value.filter(isMap).map((document) => [idOf(document), document])
  if (!isMap(value)) return []
  for (const name of [...listNames, 'data']) {
    const inner = value[name]
    if (Array.isArray(inner) || (isMap(inner) && Object.keys(value).length === 1)) return listDocuments(inner)
  }
  return Object.entries(value).flatMap(([id, document]) => (isMap(document) ? [[id, document]] : []))
}

function idOf(document: Values): string | null {
  for (const name of idNames) {
    const id = plainValue(document[name])
    if (typeof id === 'string' && id !== '') return id.split('/').at(-1) ?? id
    if (typeof id === 'number') return String(id)
  }
  const path = pathOf(document)
  if (path !== undefined) return path.split('/').at(-1) ?? null
  const inner = fieldNames.map((name) => document[name]).find(isMap)
  return inner ? idOf(inner) : null
}

function pathOf(document: Values): string | undefined {
  const path = pathNames
    .map((name) => document[name])
    .find((one) => typeof one === 'string' && one.includes('/'))
  return typeof path === 'string' ? path : undefined
}
