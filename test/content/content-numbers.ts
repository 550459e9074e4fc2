import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { drawValues } from '../../app/learning/practice/draw-values.ts'
import { fillText } from '../../app/learning/practice/fill-text.ts'
import { parsePractice } from '../../app/learning/practice/parse-practice.ts'
import { parseFrontMatter } from '../../app/platform/markdown/front-matter.ts'

const content = new URL('../../content/', import.meta.url)

/** The source of a document with the author's initial numbers filled in. */
function readSource(path: string): string {
  const source = readFileSync(new URL(`${path}.md`, content), 'utf8')
  const document = parseFrontMatter(source)
  const practice = document.ok ? document.attributes.practica : undefined
  const parsed = practice === undefined ? undefined : parsePractice(JSON.stringify(practice))
  return parsed?.ok ? fillText(source, drawValues(parsed.practice.variables, '')) : source
}

/** Text of a document, with the commas, spaces and units of its formulas normalised to those of prose. */
export function readText(path: string): string {
  return tidyFormulas(readSource(path))
}

function tidyFormulas(text: string): string {
  const plain = text.replaceAll('{,}', ',').replaceAll('\\,', '\u202f')
  return plain
    .replace(/\\text\{([^}]*)\}/g, '$1')
    .replaceAll('\\ ', ' ')
    .replaceAll('\\Omega', 'Ω')
    .replaceAll('$', '')
}

/** The `result` in the front matter of a problem. */
export function readResult(id: string): string {
  const found = /^result: "(.+)"$/m.exec(readSource(`problemas/${id}`))?.[1]
  if (found === undefined) throw new Error(`No result in ${id}.md`)
  return found
}

/** Numbers captured by the groups of a pattern in a problem's text, in order. */
export function readNumbers(id: string, pattern: RegExp): number[] {
  const found = pattern.exec(readText(`problemas/${id}`))
  if (!found) throw new Error(`${pattern} is not in ${id}.md`)
  return found.slice(1).map((text) => Number(text.replaceAll('\u202f', '').replace(',', '.')))
}

/** The statement of a problem, normalised like `readText`. */
function readStatement(id: string): string {
  const found = /^description: (".+")$/m.exec(readSource(`problemas/${id}`))?.[1]
  if (found === undefined) throw new Error(`No description in ${id}.md`)
  return tidyFormulas(String(JSON.parse(found)))
}

/** Asserts that the statement of a problem contains each of `data`, and its `result` each of `results`. */
export function expectProblem(id: string, data: readonly string[], results: readonly string[]): void {
  const statement = readStatement(id)
  for (const each of data) expect(statement).toMatch(quantity(each))
  const result = readResult(id)
  for (const each of results) expect(result).toMatch(quantity(each))
}

/** Formats a number as the course does: decimal comma, and a narrow space (U+202F) from 10 000 on. */
export function spanishNumber(value: number, digits = 0): string {
  const [whole = '', decimals] = value.toFixed(digits).split('.')
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u202f') : whole
  return decimals === undefined ? grouped : `${grouped},${decimals}`
}

/** Pattern for a quantity with its unit as a whole: `20 N` matches in «20 N», not in «120 N» or «0,20 N». */
export function quantity(text: string): RegExp {
  const literal = text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\d,]|\\d[ \\u202f])${literal}(?![\\p{L}\\d]|[, \\u202f]\\d)`, 'u')
}
