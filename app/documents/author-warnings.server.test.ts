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

it('names a container that nothing closes, one that is unknown, and an end without a beginning', () => {
  const text = ':::respuesta\n- Uno\n\n> :::aviso Ojo\n> dos\n\n:::Aviso\ntres\n\n````\n:::nada\n````\n'
  expect(reviewMarkdown(text).warnings).toEqual([
    { line: 4, message: 'Este bloque ::: no se cierra: escribe ::: en la línea siguiente a su final.' },
    { line: 1, message: 'Este bloque ::: no se cierra: escribe ::: en la línea siguiente a su final.' },
    {
      line: 7,
      message:
        'No hay ningún bloque «:::Aviso» y se verá tal cual. Los que hay son ejemplo, error, aviso, seguridad, aplica, pista, respuesta.',
    },
  ])
  expect(reviewMarkdown('Hola\n:::').warnings).toEqual([
    { line: 2, message: 'Este ::: no cierra ningún bloque y se verá tal cual.' },
  ])
  expect(reviewMarkdown(':::pista\nHola\n:::\n\n::::ejemplo\n:::aviso\na\n:::\n::::').warnings).toEqual([])
})

it('names formulas that cannot be read, with their line', () => {
  const text = 'Bien: $a$ y\nmal: $\\frac{1$\n\n$$\n\\foo\n$$\n\n$$\na + b\n\nfin, 5 $ y 6 $'
  expect(reviewMarkdown(text).warnings).toEqual([
    { line: 8, message: 'Esta fórmula $$ no se cierra y se verá tal cual.' },
    { line: 2, message: 'La fórmula «\\frac{1» no se entiende y se verá tal cual.' },
    { line: 4, message: 'La fórmula «\\foo» no se entiende y se verá tal cual.' },
  ])
  expect(reviewMarkdown('$x$ '.repeat(500)).warnings).toEqual([
    { line: 1, message: 'Hay demasiadas fórmulas: desde aquí se ven tal cual.' },
  ])
})

it.each([
  ['quotes', `a\n\n${'> '.repeat(40)}fin`],
  [
    'lists',
    `a\n\n${Array.from({ length: 20 }, (_, level) => `${'  '.repeat(level)}- n${level}`).join('\n')}`,
  ],
])('says where %s are too deep to be shown as such', (_, text) => {
  expect(reviewMarkdown(text).warnings).toEqual([
    {
      line: expect.any(Number),
      message: 'Hay demasiadas citas o listas unas dentro de otras: desde aquí se ven los signos tal cual.',
    },
  ])
})

// Reading in one pass stays well within this limit; a quadratic review took longer than it.
it('reads hostile text in one pass', { timeout: 6_000 }, () => {
  for (const hostile of ['[a](b'.repeat(20_000), '![]('.repeat(20_000), 'www.a.es '.repeat(11_000)]) {
    expect(reviewMarkdown(hostile).addresses).toEqual([])
  }
})
