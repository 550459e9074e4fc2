import { parseFrontMatter } from '../markdown/front-matter.ts'
import { importMessages } from './document-texts.ts'
import type { Tipo } from './tipo.ts'
import { validationTexts } from './validation-texts.ts'

/**
 * The fields of a form, as a Markdown document fills them: what it leaves out is left out here. `messages` tell the
 * author what was dropped.
 */
export type ImportedDocument =
  | { ok: true; fields: Record<string, string>; messages: string[] }
  | { ok: false; message: string; line?: number }

/** {@link ImportedDocument} before a topic has its category: `category` is the one that it names. */
export type ReadDocument =
  | { ok: true; fields: Record<string, string>; messages: string[]; category?: NamedCategory }
  | { ok: false; message: string; line?: number }
/** The name of a category as the document writes it, and with its underscores as spaces. */
type NamedCategory = { asWritten: string; tidy: string }

type Attributes = Record<string, unknown>
type OfficialCategory = { id: string; name: string }

// For each field the spellings that documents use, the one that wins first.
const pictureSpellings = ['image', 'imageUrl', 'logoUrl', 'icon']
const spellings: Record<Tipo, Record<string, string[]>> = {
  categorias: { name: ['name', 'category', 'title'], color: ['color'], position: ['position'] },
  temario: {
    title: ['title'],
    slug: ['slug'],
    description: ['excerpt', 'description'],
    imageUrl: pictureSpellings,
    color: ['color'],
    // Not a field of the form: it orders the topics that come with the site.
    position: ['position'],
  },
  retos: {
    title: ['title'],
    slug: ['slug'],
    description: ['excerpt', 'description'],
    imageUrl: pictureSpellings,
    startsOn: ['startsOn', 'date'],
  },
  problemas: {
    title: ['title'],
    category: ['category'],
    difficulty: ['difficulty'],
    description: ['description', 'excerpt'],
    imageUrl: pictureSpellings,
    solution: ['solution'],
    result: ['result'],
  },
  tools: {
    name: ['name', 'title'],
    description: ['description', 'excerpt'],
    category: ['category'],
    url: ['url', 'link'],
    imageUrl: pictureSpellings,
  },
  blog: {
    title: ['title'],
    slug: ['slug'],
    summary: ['excerpt', 'summary', 'description'],
    category: ['category'],
    date: ['date'],
    imageUrl: pictureSpellings,
    published: ['published'],
  },
}

const bodyFields: Record<Tipo, string | undefined> = {
  categorias: undefined,
  temario: 'content',
  retos: 'content',
  problemas: 'solution',
  tools: undefined,
  blog: 'content',
}

/**
 * Reads a Markdown document with front matter (specification §5). What the fields hold is for the schema of the noun to
 * judge, as if a person had typed it.
 */
export function readDocument(tipo: Tipo, text: string): ReadDocument {
  const document = parseFrontMatter(text)
  if (!document.ok) return document

  const fields: Record<string, string> = {}
  for (const [field, names] of Object.entries(spellings[tipo])) {
    const value = readFirst(document.attributes, names)
    if (value !== undefined) fields[field] = value
  }
  const bodyField = bodyFields[tipo]
  const body = document.body.replace(/^\s*\n/, '').trimEnd()
  if (bodyField && body !== '') fields[bodyField] = body
  const unused = listUnreadable(tipo, document.attributes)
  const messages = unused.length > 0 ? [importMessages.ignored(unused.join(', '))] : []
  const category = tipo === 'temario' ? readCategory(document.attributes) : undefined
  return { ok: true, fields, messages, ...(category && { category }) }
}

/** {@link readDocument}, and gives a topic the official category that it names. */
export function importDocument(
  tipo: Tipo,
  text: string,
  officialCategories: readonly OfficialCategory[] = [],
): ImportedDocument {
  return placeInCategory(readDocument(tipo, text), officialCategories)
}

/** Gives a topic the official category that it names, or tells its author that it is none. */
export function placeInCategory(
  document: ReadDocument,
  officialCategories: readonly OfficialCategory[],
): ImportedDocument {
  if (!document.ok) return document
  const { fields, messages, category } = document
  if (!category) return { ok: true, fields, messages }
  // An id may hold underscores, which reading turned into spaces.
  const isNamed = ({ name }: OfficialCategory): boolean =>
    [category.asWritten, category.tidy].some((given) => given === name.normalize('NFC'))
  const official =
    officialCategories.find(({ id }) => id.normalize('NFC') === category.asWritten) ??
    officialCategories.find(isNamed)
  if (official) return { ok: true, fields: { ...fields, categoryId: official.id }, messages }
  return { ok: true, fields, messages: [validationTexts.topicCategory(category.tidy), ...messages] }
}

function readCategory(attributes: Attributes): NamedCategory | undefined {
  const tidied = readFirst(attributes, ['category', 'categoryId'])
  if (tidied === undefined) return undefined
  const asWritten = toText(attributes.category) || toText(attributes.categoryId) || tidied
  // Files of some systems spell their accents with a letter and a mark.
  return { asWritten: asWritten.normalize('NFC'), tidy: tidied.normalize('NFC') }
}

/** The names of this tipo whose value is a list or a map. */
function listUnreadable(tipo: Tipo, attributes: Attributes): string[] {
  const names = Object.values(spellings[tipo]).flat()
  const known = tipo === 'temario' ? [...names, 'category', 'categoryId'] : names
  return known.filter((name) => typeof attributes[name] === 'object' && attributes[name] !== null)
}

function readFirst(attributes: Attributes, names: readonly string[]): string | undefined {
  for (const name of names) {
    const text = toText(attributes[name])
    if (text) return tidy(name, text)
  }
  return undefined
}

function tidy(name: string, text: string): string {
  if (name === 'title' || name === 'category') return text.replaceAll('_', ' ')
  if (name === 'slug') return text.toLowerCase()
  if (name === 'date' || name === 'startsOn') return text.replace(/^(\d{4}-\d{2}-\d{2})[T ].*$/, '$1')
  return text
}

// Lists and maps have no meaning in any field.
function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value)
  return undefined
}
