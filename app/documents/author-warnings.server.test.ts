import { expect, it } from 'vitest'
import { reviewMarkdown } from './author-warnings.server.ts'

it('names the line of a picture without alternative text', () => {
  expect(reviewMarkdown('Uno\n\ndos\n![](/figuras/a.svg)').warnings).toEqual([
    { line: 4, message: 'La imagen no tiene texto alternativo: di qué se ve en ella.' },
  ])
})

it('names headings that jump, also the first one, and not those that go back', () => {
  const text = '### Primero\n\n## Segundo\n\n### Bien\n\n## Otra vez\n\n#### Salta'
  expect(reviewMarkdown(text).warnings).toEqual([
    { line: 1, message: 'El título salta del nivel 1 al 3: usa ##.' },
    { line: 9, message: 'El título salta del nivel 2 al 4: usa ###.' },
  ])
})

it.each(['pincha aquí', 'Aquí', 'haz clic aquí', 'Leer más', 'este enlace'])(
  'finds the link «%s» vague',
  (text) => {
    expect(reviewMarkdown(`Mira:\n[${text}](/temario)`).warnings).toEqual([
      { line: 2, message: `El enlace dice «${text}»: di a dónde lleva.` },
    ])
  },
)

it('leaves a link alone that says where it leads', () => {
  expect(
    reviewMarkdown('[las palancas](/topic/palancas) y [más sobre palancas](https://a.es)').warnings,
  ).toEqual([])
})

it('names pictures of other sites, and the addresses of this one to look up', () => {
  const { warnings, addresses } = reviewMarkdown(
    '![Un robot](https://a.es/b.png)\n\n[tema](/topic/x) ![Una rueda](/media/y)',
  )
  expect(warnings).toEqual([
    {
      line: 1,
      message: 'La imagen https://a.es/b.png está en otra web: se verá como un enlace. Súbela aquí.',
    },
  ])
  expect(addresses).toEqual([
    { line: 3, address: '/topic/x', kind: 'link' },
    { line: 3, address: '/media/y', kind: 'picture' },
  ])
})

it('finds links to places of the text itself that are not there', () => {
  expect(reviewMarkdown('## La fuerza\n\n[bien](#la-fuerza) [mal](#el-peso)').warnings).toEqual([
    { line: 3, message: 'El enlace a #el-peso no lleva a ninguna página de esta web.' },
  ])
})

it('stays quick on hostile text', () => {
  const started = performance.now()
  reviewMarkdown('[a](b'.repeat(20_000))
  reviewMarkdown('![]('.repeat(20_000))
  expect(performance.now() - started).toBeLessThan(2_000)
})
