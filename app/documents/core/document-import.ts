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
 * The form fields that a Markdown document fills; fields absent from the document are absent here. `messages`
 * report to the author what was dropped.
 */
export type ImportedDocument =
  | {
      ok: true
      fields: FieldTexts
      messages: string[]
      /** The publication time requested in the document; absent unless it is in the future. */
      publishAt?: string
    }
  | { ok: false; message: string; line?: number }

/** How to create a document of another kind from its title alone; `title` is the name of that field. */
export type QuickDocument = { tipo: string; title: string; label: string }

/**
 * For each reference field: the words for the kind it refers to, its documents, and how to create one from a
 * title if that suffices.
 */
export type ReferenceChoices = Readonly<
  Record<
    string,
    { words: Words; list: readonly { id: string; title: string }[]; quick?: QuickDocument | undefined }
  >
>

/**
 * {@link ImportedDocument} before its references are resolved: `named` holds what each reference field names.
 */
export type ReadDocument =
  | {
      ok: true
      fields: FieldTexts
      messages: string[]
      named: Record<string, Given>
      /** When the document requests to be visible; absent if it contains no such date or state. */
      publication?: Publication | undefined
    }
  | { ok: false; message: string; line?: number }
/** A reference value as written in the document, and the same after normalisation. */
type Given = { text: string; asWritten: string }

type Attributes = Record<string, unknown>
type Definition = Pick<DocumentDefinition, 'fields'>

/**
 * Reads a Markdown document with front matter (docs/guides/content.md). The values are not validated here:
 * the noun's schema does that, as for a form.
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
 * Reads the fields from named values and the body text. `asStored` is for the site's own exports: values are
 * used verbatim and not normalised.
 */
export function readAttributes(
  { fields: definitions }: Definition,
  attributes: Attributes,
  { body, asStored = false }: { body: string; asStored?: boolean },
): ReadDocument & { ok: true } {
  const fields: FieldTexts = {}
  const named: Record<string, Given> = {}
  for (const [name, field] of Object.entries(definitions)) {
    const given = readFirst(attributes, listSpellings(name, field), { field, asStored })
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

/**
 * Returns the attributes that fill no field. In the site's own exports only `estado` and `publicar` are such.
 */
function withoutFields(
  definitions: Record<string, Field>,
  attributes: Attributes,
  asStored: boolean,
): Attributes {
  const { estado, publicar } = attributes
  if (asStored) return { estado, publicar }
  const names = new Set(Object.entries(definitions).flatMap(([name, field]) => listSpellings(name, field)))
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.has(name)))
}

/** {@link readDocument} with its references resolved to document ids. */
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

/** Resolves the references of a document to ids, and adds a message for each that matches no document. */
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

// A single reference names one document; a list names one per line.
function listGiven({ text, asWritten }: Given): Given[] {
  const written = listValues(asWritten)
  // One more than the limit, so that the schema reports that there are too many.
  return listValues(text)
    .slice(0, limits.list + 1)
    .map((line, index) => ({ text: line, asWritten: written[index] ?? line }))
}

// Compares in NFC because some systems write accents as combining characters. Compares the raw text too
// because normalisation turns underscores, which ids may contain, into spaces.
function findChoice({ text, asWritten }: Given, list: ReferenceChoices[string]['list']) {
  const [written, tidy] = [asWritten.normalize('NFC'), text.normalize('NFC')]
  return (
    list.find(({ id }) => id.normalize('NFC') === written) ??
    list.find(({ title }) => [written, tidy].includes(title.normalize('NFC')))
  )
}

/** Returns the front matter names accepted for a field; the first that has a value wins. */
export function listSpellings(name: string, field: Field): readonly string[] {
  return field.import.length > 0 ? field.import : [name]
}

/** Lists the names whose value is a map, or a list where a single value is expected. */
function listUnreadable(definitions: Record<string, Field>, attributes: Attributes): string[] {
  return Object.entries(definitions).flatMap(([name, field]) =>
    listSpellings(name, field).filter((spelling) => {
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
