import { readFileSync } from 'node:fs'

const content = new URL('../content/', import.meta.url)

/** The text of a document, with the decimal commas, spaces and units of its formulas as its prose has them. */
export function readText(path: string): string {
  const source = readFileSync(new URL(`${path}.md`, content), 'utf8')
  const plain = source.replaceAll('{,}', ',').replaceAll('\\,', '\u202f')
  return plain
    .replace(/\\text\{([^}]*)\}/g, '$1')
    .replaceAll('\\ ', ' ')
    .replaceAll('\\Omega', 'Ω')
    .replaceAll('$', '')
}

/** The `result` of a problem, as its front matter gives it. */
export function readResult(id: string): string {
  const source = readFileSync(new URL(`problemas/${id}.md`, content), 'utf8')
  const found = /^result: "(.+)"$/m.exec(source)?.[1]
  if (found === undefined) throw new Error(`No result in ${id}.md`)
  return found
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
