import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readForeignMarks } from './foreign-marks.ts'

const read = (source: string, pages: Record<string, string> = {}) =>
  readForeignMarks(source, { findPage: (name) => pages[name] })

it.each([
  ['a box of Docusaurus', ':::tip\nTexto\n:::', ':::aviso Consejo\nTexto\n:::'],
  ['a box with a title', ':::danger[Ojo]\nTexto\n:::', ':::seguridad Ojo\nTexto\n:::'],
  ['a box of VuePress', '::: warning Título `a`\nT\n:::', ':::aviso Título `a`\nT\n:::'],
  ['a box for information', ':::info\nT\n:::', ':::aviso Información\nT\n:::'],
  ['a call-out', '> [!note]\n> Uno\n> dos\n\nTres', ':::aviso Nota\nUno\ndos\n:::\n\nTres'],
  ['a call-out with a title', '> [!danger]- Corriente\n> Uno', ':::seguridad Corriente\nUno\n:::'],
  ['an embedded picture', 'Ve ![[x.png]] y ![[a/y z.jpg|300]]', 'Ve ![x](<x.png>) y ![y z](<a/y z.jpg>)'],
  ['spaces in a formula', 'Sea $ a $ y $ b = 2 $.', 'Sea $a$ y $b = 2$.'],
  ['a formula in round brackets', String.raw`Sea \( a^2 \) y \(b\)`, 'Sea $a^2$ y $b$'],
  ['a formula in square brackets', '\\[\nF = m a\n\\]', '$$\nF = m a\n$$'],
  ['a block of code for formulas', '```math\na = b\n\nc = d\n```', '$$\na = b\nc = d\n$$'],
  ['a value', String.raw`Pon \SI{4.7}{\kilo\ohm}.`, 'Pon 4,7 kΩ.'],
  ['a value in a formula', String.raw`$v = \SI{3}{m/s^2}$`, String.raw`$v = 3\ \text{m}/\text{s}^{2}$`],
  ['a unit', String.raw`en \unit{\newton\metre} y \unit{\kilo\ohm}`, 'en N·m y kΩ'],
  ['euros', String.raw`5 \euro y $5\,\euro{}$`, String.raw`5 € y $5\,\text{€}$`],
  ['lowered letters', 'H~2~O y CO~2~', 'H₂O y CO₂'],
  ['raised letters', 'x^2^ y 10^-3^', 'x² y 10⁻³'],
])('reads %s', (_name, source, text) => {
  expect(read(source)).toMatchObject({ text, notices: [] })
})

it('links known pages, and reports unknown ones', () => {
  const pages = { Palanca: '/topic/palanca' }
  expect(read('[[Palanca]], [[Palanca|la barra]], [[Palanca#Ley de la palanca]]', pages).text).toBe(
    '[Palanca](/topic/palanca), [la barra](/topic/palanca), [Palanca, Ley de la palanca](/topic/palanca#ley-de-la-palanca)',
  )
  expect(readForeignMarks('Uno\n\n[[Otra|texto]]', { above: 4 })).toMatchObject({
    text: 'Uno\n\ntexto',
    notices: ['Línea 7: no se encuentra la página de [[Otra]]: queda su texto, sin enlace.'],
  })
})

it.each([
  ['a comment', 'Uno\n%% secreto\nde dos %%\nTres', 'Uno\n\nTres', 2],
  ['letters that cannot be small', 'x^2Q^', 'x^2Q^', 1],
  ['a unit that it does not know', String.raw`\SI{5}{\furlong}`, String.raw`\SI{5}{\furlong}`, 1],
  ['a box inside of a box', '> [!note]\n> a\n> > [!tip]\n> > b', ':::aviso Nota\na\n> [!tip]\n> b\n:::', 3],
  ['an embedded note', '![[Nota]]', 'Nota', 1],
])('reports %s with its line', (_name, source, text, line) => {
  const result = read(source)
  expect(result.text).toBe(text)
  expect(result.notices).toEqual([expect.stringMatching(`^Línea ${line}: `)])
})

it.each([
  '```\n:::tip\n[[a]] %% b %% $ a $ H~2~O\n```',
  '- a\n\n  ```js\n  x^2^ [[a]]\n  ```',
  '> ```\n> [[a]]\n> ```',
  '`[[a]]`, ``\\(a\\) ` %% b %%`` y `$ a $`',
  'Código:\n\n    [[a]] \\euro',
  'Cuesta 5 $ y 6 $, o 5$, o $5 y $6',
  'Una nota\\[1\\] y \\(entre paréntesis\\)',
  'Un 50 %, $a$ y $b$, ~tachado~ y ~~tachado~~',
  'https://a.es/x~2~y y $x_{a~1~}$',
  ':::aviso Título\nTexto\n:::\n\n:::tipografia\n',
])('does not change %j', (source) => {
  expect(read(source)).toMatchObject({ text: source, notices: [] })
})

it('does not change the texts of the course', () => {
  for (const path of globSync('content/*/*.md')) {
    const text = readFileSync(path, 'utf8')
    expect([path, readForeignMarks(text).text === text]).toEqual([path, true])
  }
})

it('maps each line to the line of the source', () => {
  const { text, lines } = read('Uno\n\n> [!note]\n> Dos\n\nTres')
  expect(text.split('\n').map((line, place) => [line, lines[place]])).toEqual([
    ['Uno', 0],
    ['', 1],
    [':::aviso Nota', 2],
    ['Dos', 3],
    [':::', 4],
    ['', 4],
    ['Tres', 5],
  ])
})
