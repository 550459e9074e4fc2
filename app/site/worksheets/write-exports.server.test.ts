import { parse } from 'gift-pegjs'
import { expect, it } from 'vitest'
import { readClozeFields, readMoodleXml } from '../../../test/worksheets/read-moodle.ts'
import { openPictures } from '../../documents/media/pictures.server.ts'
import type { Problem } from '../problems/problem.server.ts'
import { drawWorksheet } from './draw-variants.server.ts'
import { openPlainTexts } from './export-texts.server.ts'
import { shareOut } from './moodle-answers.ts'
import { listMoodleUnits } from './moodle-units.ts'
import { writeGift, writeMoodleXml } from './write-exports.server.ts'

const hostile =
  ']]> {1:SHORTANSWER:=x} \\ ~ = # { } : -> <script>alert(1)</script> [html] %50% \u0000\u0008 \ud800'
const texts = openPlainTexts(openPictures(new Map()))

function problemWith(practica: object | null, more: Partial<Problem> = {}): Problem {
  return {
    id: 'p',
    slug: 'p',
    title: 'P/1',
    category: 'C',
    difficulty: 'Media',
    description: 'd',
    imageUrl: null,
    solution: 's',
    result: '',
    practice: practica ? JSON.stringify(practica) : '',
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
    ...more,
  }
}

async function exportBoth(problem: Problem) {
  const variants = await drawWorksheet([problem], { number: 7, letters: ['A', 'B'] })
  const source = { variants, number: 7, texts }
  return {
    xml: ((await writeMoodleXml(source)) ?? []).join(''),
    gift: ((await writeGift(source)) ?? []).join(''),
  }
}

it('keeps hostile texts as text in both formats', async () => {
  const questions = [
    { valor: '1', pregunta: hostile, unidad: 'V', errores: [{ si: '2', di: hostile }] },
    { opciones: [{ texto: hostile, correcta: true, di: hostile }, { texto: 'b' }] },
    { orden: [hostile, 'dos'] },
    {
      parejas: [
        { une: hostile, con: hostile },
        { une: 'b', con: 'c' },
      ],
    },
    { palabra: ['*', hostile.slice(0, 60)] },
    { tabla: { cabeceras: [hostile], filas: [[`?${hostile.slice(0, 40)}`]] } },
  ]
  const { xml, gift } = await exportBoth(
    problemWith(
      { preguntas: questions, pistas: [hostile] },
      { title: hostile, description: hostile, solution: hostile, category: hostile },
    ),
  )
  const moodle = readMoodleXml(xml)
  expect(moodle.map(({ type }) => type)).toEqual([
    'numerical',
    'multichoice',
    'matching',
    'matching',
    'shortanswer',
    'cloze',
  ])
  for (const { html } of moodle.flatMap((question) => question.texts)) {
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toContain('<script')
  }
  expect(readClozeFields(moodle[5]?.texts[0]?.html ?? '')).toEqual([hostile.slice(0, 40).trim()])
  expect([...xml].filter((letter) => letter < ' ' && letter !== '\n')).toEqual([])
  const read = parse(gift).filter(({ type }) => type !== 'Category')
  expect(read.map(({ type }) => type)).toEqual([
    'Numerical',
    'MC',
    'Matching',
    'Matching',
    'Short',
    'Matching',
  ])
  // An accepted answer is never displayed.
  const shown = gift.replace(/^(=%\d+%).*?(?=(?<!\\)#|$)/gm, '$1')
  expect(shown).toContain('‹script›')
  expect(shown).not.toContain('<script')
})

it("keeps a word with an arrow as one word in GIFT, and Moodle's pattern matches it", async () => {
  const words = { palabra: ['a -> b', 'x->y'], errores: [{ si: 'b -> a', di: 'Al revés -> mal' }] }
  const { gift } = await exportBoth(problemWith({ preguntas: [words] }))
  const read = parse(gift).filter(({ type }) => type !== 'Category')
  expect(read.map(({ type }) => type)).toEqual(['Short'])
  // In Moodle an unescaped star matches any characters, or none.
  const patterns = [...gift.matchAll(/^=%\d+%([^#\n]+)/gm)].map(
    ([, text = '']) => new RegExp(`^${text.replaceAll('*', '.*')}$`, 'u'),
  )
  for (const text of ['a -> b', 'x->y', 'b -> a']) {
    expect(patterns.filter((pattern) => pattern.test(text))).toHaveLength(1)
  }
})

it('exports a problem without questions as one essay, in a category of its name', async () => {
  const { xml, gift } = await exportBoth(problemWith(null))
  expect(xml.match(/<question type="essay">/g)).toHaveLength(1)
  expect(xml).toContain('<text>$course$/top/Engrana/Ficha 7/P//1</text>')
  expect(parse(gift).map(({ type }) => type)).toEqual(['Category', 'Essay'])
})

it('divides a mark into shares that Moodle accepts, for any number', () => {
  for (let count = 1; count <= 12; count++) {
    const sum = shareOut(count).reduce((whole, one) => whole + one, 0)
    expect(Math.abs(sum - 100), String(count)).toBeLessThan(0.0001)
  }
  expect(shareOut(3)[0]).toBe(33.33333)
  expect(shareOut(12)).toEqual([...Array(8).fill(10), ...Array(4).fill(5)])
})

it.each([
  ['V', 'mV', 1000],
  ['mA', 'A', 0.001],
  ['km/h', 'm/s', 1 / 3.6],
  ['kWh', 'Wh', 1000],
  ['N·m', 'N·cm', 100],
  ['cm²', 'm2', 0.0001],
])('a value in %s can be entered in %s', (own, other, multiplier) => {
  const units = listMoodleUnits(own)
  expect(units[0]).toEqual({ name: own, multiplier: 1 })
  expect(units.find(({ name }) => name === other)?.multiplier).toBeCloseTo(multiplier, 9)
})

it('does not mix N·m with J, rpm with Hz or °C with K; words and blanks have no other units', () => {
  const names = (unit: string) => listMoodleUnits(unit).map(({ name }) => name)
  expect(names('N·m')).not.toContain('J')
  expect(names('rpm')).not.toContain('Hz')
  expect(names('°C')).not.toContain('K')
  expect(names('capas')).toEqual(['capas'])
  expect(names('')).toEqual([])
})
