import { expect, it } from 'vitest'
import { readStrictHtml } from '../../../test/support/strict-html.ts'
import { showText } from './show-questions.server.ts'
import type { ShownQuestion, TextPiece } from './shown-question.ts'

/** Returns all HTML of a piece. */
function htmlOf(piece: TextPiece): string[] {
  if (piece.kind === 'html') return [piece.html]
  const { statementHtml = '', explanationHtml = '', hintsHtml = [] } = piece.question ?? {}
  return [statementHtml, explanationHtml, ...hintsHtml]
}

const noPicture = () => undefined
const gears = `## Antes

Un **texto**.

:::pregunta Ahora tú
A $n={{n}}$ rpm, ¿a cuánto gira?

\`\`\`yaml
datos: { n: "1200 | 600" }
valor: "n / 3"
unidad: "rpm"
pistas: ["Son {{n}} entre *tres*."]
\`\`\`

Son {{n}} / 3.
:::

## Después
`

const questionsOf = (source: string, seed = ''): ShownQuestion[] =>
  showText(source, noPicture, { seed }).flatMap((piece) => (piece.kind === 'question' ? piece.question : []))

it('splits a text at a question, and fills in the numbers of the text', () => {
  const [before, question, after, ...others] = showText(gears, noPicture, { seed: '' })
  expect(others).toEqual([])
  expect(before).toEqual({
    kind: 'html',
    html: '<h2 id="s-antes">Antes</h2>\n<p>Un <strong>texto</strong>.</p>\n',
  })
  expect(after).toEqual({ kind: 'html', html: '<h2 id="s-despues">Después</h2>\n' })
  if (question?.kind !== 'question') throw new Error('no question')
  expect(question.question).toMatchObject({
    kind: 'pregunta',
    title: 'Ahora tú',
    seed: '',
    varies: true,
    explanationHtml: '<p>Son 1200 / 3.</p>',
    hintsHtml: ['<p>Son 1200 entre <em>tres</em>.</p>\n'],
    parts: [{ kind: 'quantity', value: 400, unit: 'rpm' }],
  })
  expect(question.question.statementHtml).toContain('<mn>1200</mn>')
  expect(JSON.stringify(question)).not.toContain('yaml')
})

it('draws the numbers of a seed if they can vary, and returns the seed only then', () => {
  const fixed = gears.replace('1200 | 600', '1200')
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const drawn = seeds.map((seed) => questionsOf(gears, seed)[0])
  expect(new Set(drawn.map((question) => question?.explanationHtml))).toEqual(
    new Set(['<p>Son 1200 / 3.</p>', '<p>Son 600 / 3.</p>']),
  )
  expect(drawn.map((question) => question?.seed)).toEqual(seeds)
  expect(questionsOf(fixed, 'a')[0]).toMatchObject({ seed: '', varies: false })
})

it('shows an invalid question without a form', () => {
  const [question] = questionsOf(gears.replace('n / 3', 'n / 0'))
  expect(question).toMatchObject({ parts: [], title: 'Ahora tú' })
  expect(question?.statementHtml).toContain('¿a cuánto gira?')
})

it('makes every id unique across the pieces of a text', () => {
  const text = `## Uno\n\n${gears.replace('Un **texto**.', '## Uno').replace('Son {{n}} / 3', '### Uno')}\n\n## Uno\n`
  const html = showText(text, noPicture, { seed: '' })
    .map((piece) => htmlOf(piece).join(''))
    .join('')
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBe(6)
  expect(new Set(ids).size).toBe(6)
})

it.each([
  '<script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '</section><img src=x onerror=alert(1)>',
  '> :::pregunta\n> a\n> :::',
  '```\n:::pregunta',
  '- a\n\n  $$x',
])('renders nothing from %j that a browser would run or that breaks out of its element', (hostile) => {
  const text = `:::pregunta ${hostile.replaceAll('\n', ' ')}\n${hostile}\n\n\`\`\`yaml\nvalor: 1\npistas: [${JSON.stringify(hostile)}]\n\`\`\`\n\n${hostile}\n:::\n`
  for (const piece of showText(text, noPicture, { seed: '' })) {
    const html = htmlOf(piece)
    for (const each of html) {
      const tags = readStrictHtml(each)
      expect(tags.filter(({ name }) => name === 'script' || name === 'img')).toEqual([])
      expect(each).not.toMatch(/href="javascript/)
    }
  }
})
