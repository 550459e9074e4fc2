import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { drawValues } from '../../app/learning/practice/draw-values.ts'
import { fillText } from '../../app/learning/practice/fill-text.ts'
import { parsePractice } from '../../app/learning/practice/parse-practice.ts'
import { parseFrontMatter } from '../../app/platform/markdown/front-matter.ts'

const content = new URL('../../content/', import.meta.url)

/** A document with the numbers that its author wrote first. */
function readSource(path: string): string {
  const source = readFileSync(new URL(`${path}.md`, content), 'utf8')
  const document = parseFrontMatter(source)
  const practice = document.ok ? document.attributes.practica : undefined
  const parsed = practice === undefined ? undefined : parsePractice(JSON.stringify(practice))
  return parsed?.ok ? fillText(source, drawValues(parsed.practice.variables, '')) : source
}

/** The text of a document, with the decimal commas, spaces and units of its formulas as its prose has them. */
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

/** The `result` of a problem, as its front matter gives it. */
export function readResult(id: string): string {
  const found = /^result: "(.+)"$/m.exec(readSource(`problemas/${id}`))?.[1]
  if (found === undefined) throw new Error(`No result in ${id}.md`)
  return found
}

/** The numbers that a problem's text gives where the groups of the pattern stand, in that order. */
export function readNumbers(id: string, pattern: RegExp): number[] {
  const found = pattern.exec(readText(`problemas/${id}`))
  if (!found) throw new Error(`${pattern} is not in ${id}.md`)
  return found.slice(1).map((text) => Number(text.replaceAll('\u202f', '').replace(',', '.')))
}

/** The statement of a problem, as students read it before they answer. */
function readStatement(id: string): string {
  const found = /^description: (".+")$/m.exec(readSource(`problemas/${id}`))?.[1]
  if (found === undefined) throw new Error(`No description in ${id}.md`)
  return tidyFormulas(String(JSON.parse(found)))
}

/** Asserts that the statement of a problem gives each of the data, and its `result` each of the quantities worked out of them. */
export function expectProblem(id: string, data: readonly string[], results: readonly string[]): void {
  const statement = readStatement(id)
  for (const each of data) expect(statement).toMatch(quantity(each))
  const result = readResult(id)
  for (const each of results) expect(result).toMatch(quantity(each))
}

/** A number as the course writes it: decimal comma, and a narrow space (U+202F) from 10 000 on. */
export function spanishNumber(value: number, digits = 0): string {
  const [whole = '', decimals] = value.toFixed(digits).split('.')
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u202f') : whole
  return decimals === undefined ? grouped : `${grouped},${decimals}`
}

/** Finds a quantity with its unit as a whole: `20 N` is found in «20 N» and not in «120 N» or «0,20 N». */
export function quantity(text: string): RegExp {
  const literal = text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\d,]|\\d[ \\u202f])${literal}(?![\\p{L}\\d]|[, \\u202f]\\d)`, 'u')
}
