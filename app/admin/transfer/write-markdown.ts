import { stringify } from 'yaml'
import { listSpellings } from '../../documents/core/document-import.ts'
import type { Column, Field } from '../../documents/core/field.ts'
import { listValues } from '../../documents/core/field-schemas.ts'
import { parseFrontMatter } from '../../platform/markdown/front-matter.ts'
import { maxBlockLength, stampNames } from './site-format.ts'

type Row = Readonly<Record<string, Column>>
type Fields = Readonly<Record<string, Field>>
type Attributes = Record<string, unknown>

/**
 * Writes a document as Markdown with front matter, with the keys of its definition; empty fields are omitted.
 * Reading it `asStored` returns the same row. `more`: additional front matter.
 */
export function writeMarkdown(fields: Fields, row: Row, more: Attributes = {}): string {
  const attributes: Attributes = {}
  for (const name of stampNames) attributes[name] = row[name]
  Object.assign(attributes, more)
  let body = ''
  for (const [name, field] of Object.entries(fields)) {
    const value = row[name]
    if (value === null || value === undefined || value === '') continue
    if (field.body) body = String(value)
    else attributes[listSpellings(name, field)[0] ?? name] = toAttribute(value, field)
  }
  return `---\n${writeBlock(attributes)}---\n${body === '' ? '' : `\n${body}\n`}`
}

/** The text below the front matter, as written by {@link writeMarkdown}. */
export function storedBody(body: string): string {
  return body.replace(/^\n/, '').replace(/\n$/, '')
}

function toAttribute(value: string | number, field: Field): unknown {
  if (field.input.kind === 'flag') return Number(value) === 1
  if (typeof value === 'number') return value
  if (field.list) return listValues(value)
  return field.structure ? parseMap(value) : value
}

// Invalid JSON stays a string.
function parseMap(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return text
    throw error
  }
}

const plain = { lineWidth: 0, blockQuote: 'literal', doubleQuotedMinMultiLineLength: 1_000_000 } as const

// Readable YAML; if our own reader would reject it or read it differently, escaped JSON instead.
function writeBlock(attributes: Attributes): string {
  const block = stringify(attributes, plain)
  return isReadBack(block, attributes) ? block : writeQuoted(attributes)
}

function isReadBack(block: string, attributes: Attributes): boolean {
  const read = parseFrontMatter(`---\n${block}---\n`, maxBlockLength)
  return read.ok && JSON.stringify(read.attributes) === JSON.stringify(attributes)
}

// JSON is YAML. The YAML reader limits brackets and repeated marks even inside strings: escape them.
function writeQuoted(attributes: Attributes): string {
  const lines = Object.entries(attributes).map(([name, value]) => {
    const json = JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"/g, (text) =>
      text.replace(
        /[[\]{}?:-]|[^ -~]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
    )
    return `${name}: ${json}\n`
  })
  return lines.join('')
}
