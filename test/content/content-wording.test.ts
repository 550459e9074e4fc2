import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../content/', import.meta.url)
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.(?:md|svg)$/.test(path),
)
/** Synonym files contain other people's wording on purpose. */
const own = files.filter((path) => !path.startsWith('sinonimos/'))
const topics = files.filter((path) => path.startsWith('temario/'))
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** Text that readers see: without tags, addresses and slugs, which keep their spelling. */
function readWords(path: string): string {
  const source = path.endsWith('.svg') ? read(path).replace(/<[^>]*>/g, ' ') : read(path)
  return source
    .replace(/^slug: .*$/m, '')
    .replace(/\/(?:figuras|topic|retos|blog)\/[a-z0-9.-]+/g, '')
    .replace(/\\text\{([^}]*)\}/g, '$1')
    .replaceAll('\\ ', ' ')
}

/** The preferred spelling of words that have several. */
const ways: { way: string; others: RegExp }[] = [
  { way: 'Internet', others: /(?<![\p{L}-])internet(?![\p{L}-])/gu },
  { way: 'polímetro', others: /mult[ií]metro|t[eé]ster(?!\p{L})/giu },
  { way: 'kilohmio', others: /kiloohmio/giu },
  { way: 'megohmio', others: /megaohmio/giu },
  { way: 'cizalladura', others: /cortadura/giu },
  { way: 'ancho de pulsos', others: /anchuras? de(?:l)? pulsos?|ancho de pulso(?!\p{L})/giu },
  { way: 'bot conversacional', others: /chatbot/giu },
]

/** Two spellings with the same key differ only in a hyphen or in a double o (kilohmio, kiloohmio). */
function spellingKey(word: string): string {
  return word.replaceAll('-', '').replaceAll('oo', 'o')
}

describe('consistent wording throughout the course', () => {
  it.each(ways)('writes $way', ({ others }) => {
    const found = own.flatMap((path) =>
      (readWords(path).match(others) ?? []).map((word) => `${path}: ${word}`),
    )
    expect(found).toEqual([])
  })

  it('spells no long word in two ways that differ in a hyphen or a double o', () => {
    const words = own.flatMap((path) =>
      (readWords(path).match(/\p{L}+(?:-\p{L}+)*/gu) ?? []).map((word) => word.toLowerCase()),
    )
    const long = [...new Set(words)].filter((word) => spellingKey(word).length >= 6)
    const spellings = Map.groupBy(long, spellingKey)
    expect(spellings.size).toBeGreaterThan(3000)
    expect([...spellings.values()].filter((group) => group.length > 1)).toEqual([])
  })

  it('separates the number of a list item from its text', () => {
    const found = own.flatMap((path) =>
      (read(path).match(/\p{Ll}{2}\d+\. \p{Lu}.*/gu) ?? []).map((text) => `${path}: ${text}`),
    )
    expect(found).toEqual([])
  })

  it('states the same number of days in a school year everywhere', () => {
    const days = files.flatMap((path) => readWords(path).match(/\b1[678]\d (?=días)/g) ?? [])
    expect(days.length).toBeGreaterThan(1)
    expect(new Set(days).size).toBe(1)
  })

  it('begins each table cell in upper case, except numbers, letters and code', () => {
    const found = own.flatMap((path) =>
      (read(path).match(/^\|.*\|$/gm) ?? [])
        .flatMap((row) => row.split('|').map((cell) => cell.trim()))
        .filter((cell) => /^\p{Ll}{2}/u.test(cell))
        .map((cell) => `${path}: ${cell}`),
    )
    expect(found).toEqual([])
  })

  it('states the same minutes per session of a challenge everywhere', () => {
    const minutes = own.flatMap((path) => [...readWords(path).matchAll(/sesi(?:ón|ones) de (\d+) minutos/g)])
    expect(minutes.length).toBeGreaterThan(10)
    expect(new Set(minutes.map(([, count]) => count))).toEqual(new Set(['50']))
  })

  it.each(topics)('begins each word of the list in lower case, except names and acronyms, in %s', (path) => {
    const [, list = ''] = read(path).split('\n## Palabras del tema\n')
    const words = [...list.matchAll(/^- \*\*(.+?)\*\*:/gm)].map(([, word = '']) => word)
    expect(words.length).toBeGreaterThan(0)
    const capital = words.filter((word) => /^\p{Lu}/u.test(word) && !/^\p{Lu}{2}|^Internet /u.test(word))
    expect(capital).toEqual([])
  })
})
