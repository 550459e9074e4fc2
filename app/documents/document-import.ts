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
 * Reads a Markdown document with front matter (specification §5). Topics need the official categories, by which
 * theirs is checked. What the fields hold is for the schema of the noun to judge, as if a person had typed it.
 */
export function importDocument(
  tipo: Tipo,
  text: string,
  officialCategories: readonly OfficialCategory[] = [],
): ImportedDocument {
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
  const messages = tipo === 'temario' ? addCategory(fields, document.attributes, officialCategories) : []
  const unused = listUnreadable(tipo, document.attributes)
  if (unused.length > 0) messages.push(importMessages.ignored(unused.join(', ')))
  return { ok: true, fields, messages }
}

/** The names of this tipo whose value is a list or a map. */
function listUnreadable(tipo: Tipo, attributes: Attributes): string[] {
  const names = Object.values(spellings[tipo]).flat()
  const known = tipo === 'temario' ? [...names, 'category', 'categoryId'] : names
  return known.filter((name) => typeof attributes[name] === 'object' && attributes[name] !== null)
}

function addCategory(
  fields: Record<string, string>,
  attributes: Attributes,
  officialCategories: readonly OfficialCategory[],
): string[] {
  const given = readFirst(attributes, ['category', 'categoryId'])
  if (given === undefined) return []
  // An id may hold underscores, which reading turned into spaces.
  const asWritten = toText(attributes.category ?? attributes.categoryId)
  const official =
    officialCategories.find(({ id }) => id === asWritten) ??
    officialCategories.find(({ name }) => name === asWritten || name === given)
  if (!official) return [validationTexts.topicCategory(given)]
  fields.categoryId = official.id
  return []
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
