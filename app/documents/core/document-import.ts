import { spanishMoment } from '../../platform/dates/madrid-time.ts'
import type { FindPage } from '../../platform/foreign-marks/foreign-inline.ts'
import { readForeignMarks } from '../../platform/foreign-marks/foreign-marks.ts'
import { parseFrontMatter } from '../../platform/markdown/front-matter.ts'
import type { DocumentDefinition } from './define-document.ts'
import { importMessages } from './document-texts.ts'
import type { Field, FieldTexts } from './field.ts'
import { limits, listValues } from './field-schemas.ts'
import { destinationOf, type Publication, readPublication } from './publication.ts'
import { referenceTexts, type Words } from './words.ts'

/**
 * The fields of a form, as a Markdown document fills them: what it leaves out is left out here. `messages` tell the
 * author what was dropped.
 */
export type ImportedDocument =
  | {
      ok: true
      fields: FieldTexts
      messages: string[]
      /** When it is to be published, as it says; absent: it says no day that is to come. */
      publishAt?: string
    }
  | { ok: false; message: string; line?: number }

/** How a document of another kind is made with nothing but its title, which is the field `title`. */
export type QuickDocument = { tipo: string; title: string; label: string }

/** For each field that refers to another kind: its words, its documents, and how one more is made where a title is enough for it. */
export type ReferenceChoices = Readonly<
  Record<
    string,
    { words: Words; list: readonly { id: string; title: string }[]; quick?: QuickDocument | undefined }
  >
>

/** {@link ImportedDocument} before its references are looked up: `named` says what each of them names. */
export type ReadDocument =
  | {
      ok: true
      fields: FieldTexts
      messages: string[]
      named: Record<string, Given>
      /** What it says of when it is seen; absent: nothing. */
      publication?: Publication | undefined
    }
  | { ok: false; message: string; line?: number }
/** A value as the document writes it, and made ready. */
type Given = { text: string; asWritten: string }

type Attributes = Record<string, unknown>
type Definition = Pick<DocumentDefinition, 'fields'>

/**
 * Reads a Markdown document with front matter (docs/guides/content.md). What the fields hold is for the schema of the
 * noun to judge, as if a person had typed it.
 */
export function readDocument(
  definition: Definition,
  text: string,
  findPage?: FindPage,
): ReadDocument & { lines?: number[] } {
  const document = parseFrontMatter(text)
  if (!document.ok) return document
  const written = document.body.replace(/^\s*\n/, '')
  const above = countBreaks(text.replace(/\r\n?/g, '\n')) - countBreaks(written)
  const body = readForeignMarks(written.trimEnd(), { above, ...(findPage && { findPage }) })
  const read = readAttributes(definition, document.attributes, { body: body.text })
  const hasBody = Object.values(definition.fields).some((field) => field.body)
  if (hasBody) read.messages.push(...body.notices)
  return { ...read, lines: body.lines.map((line) => line + above) }
}

function countBreaks(text: string): number {
  return text.split('\n').length - 1
}

/**
 * The fields that names and values fill, and the text below them. `asStored`: what a site wrote of its own documents, taken to
 * the letter.
 */
export function readAttributes(
  { fields: definitions }: Definition,
  attributes: Attributes,
  { body, asStored = false }: { body: string; asStored?: boolean },
): ReadDocument & { ok: true } {
  const fields: FieldTexts = {}
  const named: Record<string, Given> = {}
  for (const [name, field] of Object.entries(definitions)) {
    const given = readFirst(attributes, spellingsOf(name, field), { field, asStored })
    if (field.body && body !== '') fields[name] = body
    else if (given && (field.input.kind === 'reference' || field.input.kind === 'references'))
      named[name] = given
    else if (given) fields[name] = given.text
  }
  const unused = listUnreadable(definitions, attributes)
  const { publication, messages } = readPublication(withoutFields(definitions, attributes, asStored))
  if (unused.length > 0) messages.push(importMessages.ignored(unused.join(', ')))
  return { ok: true, fields, messages, named, ...(publication && { publication }) }
}

/** What a document says beside its fields. A site says of its own only what it calls so itself. */
function withoutFields(
  definitions: Record<string, Field>,
  attributes: Attributes,
  asStored: boolean,
): Attributes {
  const { estado, publicar } = attributes
  if (asStored) return { estado, publicar }
  const names = new Set(Object.entries(definitions).flatMap(([name, field]) => spellingsOf(name, field)))
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.has(name)))
}

/** {@link readDocument}, and gives its references the documents that it names. */
export function importDocument(
  definition: Definition,
  text: string,
  references: ReferenceChoices = {},
): ImportedDocument {
  const document = readDocument(definition, text)
  const read = findReferences(document, references)
  if (!read.ok || !document.ok) return read
  const destination = destinationOf(document.publication, new Date().toISOString())
  if (destination === 'readers') return read
  const { publishAt } = destination
  if (publishAt === null) return { ...read, messages: [...read.messages, importMessages.saysDraft] }
  const message = importMessages.saysDate(spanishMoment(publishAt))
  return { ...read, publishAt, messages: [...read.messages, message] }
}

/** Gives the references of a document the ids of what it names, or tells its author that there is no such thing. */
export function findReferences(document: ReadDocument, references: ReferenceChoices): ImportedDocument {
  if (!document.ok) return document
  const fields = { ...document.fields }
  const unknown: string[] = []
  for (const [name, given] of Object.entries(document.named)) {
    const choices = references[name]
    if (!choices) continue
    const found: string[] = []
    for (const one of listGiven(given)) {
      const choice = findChoice(one, choices.list)
      if (choice) found.push(choice.id)
      else unknown.push(referenceTexts.unknown(choices.words, one.text.normalize('NFC')))
    }
    if (found.length > 0) fields[name] = found.join('\n')
  }
  return { ok: true, fields, messages: [...unknown, ...document.messages] }
}

// A reference names one document, a list of them one per line.
function listGiven({ text, asWritten }: Given): Given[] {
  const written = listValues(asWritten)
  // One more than is taken, so that the schema says that they are too many.
  return listValues(text)
    .slice(0, limits.list + 1)
    .map((line, index) => ({ text: line, asWritten: written[index] ?? line }))
}

// Files of some systems spell their accents with a letter and a mark. An id may hold underscores, which reading turned
// into spaces.
function findChoice({ text, asWritten }: Given, list: ReferenceChoices[string]['list']) {
  const [written, tidy] = [asWritten.normalize('NFC'), text.normalize('NFC')]
  return (
    list.find(({ id }) => id.normalize('NFC') === written) ??
    list.find(({ title }) => [written, tidy].includes(title.normalize('NFC')))
  )
}

/** How documents may call a field, the spelling that wins first. */
export function spellingsOf(name: string, field: Field): readonly string[] {
  return field.import.length > 0 ? field.import : [name]
}

/** The names whose value is a map, or a list where one value is asked for. */
function listUnreadable(definitions: Record<string, Field>, attributes: Attributes): string[] {
  return Object.entries(definitions).flatMap(([name, field]) =>
    spellingsOf(name, field).filter((spelling) => {
      const value = attributes[spelling]
      if (typeof value !== 'object' || value === null) return false
      return Array.isArray(value) ? !field.list : !field.structure
    }),
  )
}

type Reading = { field: Field; asStored: boolean }

function readFirst(
  attributes: Attributes,
  names: readonly string[],
  { field, asStored }: Reading,
): Given | undefined {
  for (const name of names) {
    const written = readValue(attributes[name], field)
    const asWritten = asStored ? written : written?.trim()
    if (asWritten) return { text: prepare(asWritten, name, { field, asStored }), asWritten }
  }
  return undefined
}

function prepare(written: string, spelling: string, { field, asStored }: Reading): string {
  return asStored ? written : (field.fromText?.(written, spelling) ?? written)
}

function readValue(value: unknown, field: Field): string | undefined {
  if (field.list && Array.isArray(value)) return toLines(value)
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value)
  return field.structure && isMap ? JSON.stringify(value) : toText(value)
}

function toLines(values: readonly unknown[]): string {
  return values.flatMap((value) => toText(value)?.trim() ?? []).join('\n')
}

// Other lists and maps have no meaning in any field.
function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value)
  return undefined
}
