import { stringify } from 'yaml'
import { spellingsOf } from '../../documents/core/document-import.ts'
import type { Column, Field } from '../../documents/core/field.ts'
import { listValues } from '../../documents/core/field-schemas.ts'
import { parseFrontMatter } from '../../platform/markdown/front-matter.ts'
import { longestBlock, stampNames } from './site-format.ts'

type Row = Readonly<Record<string, Column>>
type Fields = Readonly<Record<string, Field>>
type Attributes = Record<string, unknown>

/**
 * A document as Markdown with front matter, by the spellings of its definition; what is empty is left out. Reading it to the
 * letter (`asStored`) gives the same row. `more`: what else is said of it.
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
    else attributes[spellingsOf(name, field)[0] ?? name] = toAttribute(value, field)
  }
  return `---\n${writeBlock(attributes)}---\n${body === '' ? '' : `\n${body}\n`}`
}

/** The text below the front matter, as {@link writeMarkdown} put it there. */
export function storedBody(body: string): string {
  return body.replace(/^\n/, '').replace(/\n$/, '')
}

function toAttribute(value: string | number, field: Field): unknown {
  if (field.input.kind === 'flag') return Number(value) === 1
  if (typeof value === 'number') return value
  if (field.list) return listValues(value)
  return field.structure ? parseMap(value) : value
}

// What is no JSON any more stays the text that it is.
function parseMap(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return text
    throw error
  }
}

const plain = { lineWidth: 0, blockQuote: 'literal', doubleQuotedMinMultiLineLength: 1_000_000 } as const

// For people first; but what its own reader would refuse or read as something else is written letter by letter.
function writeBlock(attributes: Attributes): string {
  const block = stringify(attributes, plain)
  return isReadBack(block, attributes) ? block : writeQuoted(attributes)
}

function isReadBack(block: string, attributes: Attributes): boolean {
  const read = parseFrontMatter(`---\n${block}---\n`, longestBlock)
  return read.ok && JSON.stringify(read.attributes) === JSON.stringify(attributes)
}

// JSON is YAML. The reader counts brackets and marks in a row, whether or not they stand in a text.
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
