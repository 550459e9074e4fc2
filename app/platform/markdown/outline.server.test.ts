import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseFrontMatter } from './front-matter.ts'
import { markdownToHtml } from './markdown-to-html.server.ts'
import { readOutline } from './outline.server.ts'
import { minutesToRead } from './reading-time.ts'

it('lists headings with their ids on the page, also for equal headings', () => {
  const text = '## La *ley* de $F$ y `R`\n\n### Datos\n\n## Datos\n\ntexto\n\n## Datos\n'
  const { headings } = readOutline(text)
  expect(headings).toEqual([
    { level: 2, id: 's-la-ley-de-f-y-r', text: 'La ley de F y R' },
    { level: 3, id: 's-datos', text: 'Datos' },
    { level: 2, id: 's-datos-2', text: 'Datos' },
    { level: 2, id: 's-datos-3', text: 'Datos' },
  ])
  const html = markdownToHtml(text, () => undefined)
  for (const { id } of headings) expect(html).toContain(` id="${id}"`)
})

it('counts words, formulas and figures, but not code', () => {
  const text =
    'Una palanca: $F = 3$ y 3 N.\n\n$$R = 2$$\n\n![Una figura](/figuras/a.svg "Pie de figura")\n\n```\nno se lee\n```\n'
  expect(readOutline(text).load).toEqual({ words: 8, formulas: 2, figures: 1 })
})

it('rounds to whole minutes, at least one', () => {
  expect(minutesToRead({ words: 0, formulas: 0, figures: 0 })).toBe(1)
  expect(minutesToRead({ words: 900, formulas: 0, figures: 0 })).toBe(5)
  expect(minutesToRead({ words: 900, formulas: 12, figures: 4 })).toBe(7)
})

it('computes between three and fifteen minutes for each topic of the course', () => {
  for (const name of readdirSync('content/temario')) {
    const document = parseFrontMatter(readFileSync(`content/temario/${name}`, 'utf8'))
    const { headings, load } = readOutline(document.ok ? document.body : '')
    const minutes = minutesToRead(load)
    expect(minutes >= 3 && minutes <= 15, `${name}: ${minutes}`).toBe(true)
    expect(headings.length, name).toBeGreaterThan(3)
  }
})

it.each([
  ['headings', '# a\n\n'.repeat(20_000)],
  ['quotes', '>'.repeat(90_000)],
  ['a heading as long as a text', `# ${'a'.repeat(99_000)}`],
])('accepts any text: %s', (_name, text) => {
  expect(readOutline(text).headings.length).toBeLessThanOrEqual(60)
})
