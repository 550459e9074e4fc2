import { expect, it } from 'vitest'
import { fillText } from './fill-text.ts'
import { parsePractice } from './parse-practice.ts'
import { solvePractice } from './solve-practice.ts'

const values = new Map([
  ['V', 4.5],
  ['B', 3_147_264],
  ['T', 11.495],
  ['N', -2],
])

it('writes numbers with the decimal comma of prose and of formulas', () => {
  expect(fillText('{{V}} V y $V = {{V}}\\ \\text{V}$', values)).toBe('4,5 V y $V = 4{,}5\\ \\text{V}$')
})

it('writes the number of decimals that the text requests, and rounds halves up', () => {
  expect(fillText('{{V:2}} €, {{T:2}} €, {{V:0}}', values)).toBe('4,50 €, 11,50 €, 5')
  expect(fillText('{{B:0}} B', values)).toBe('3\u202f147\u202f264 B')
  expect(fillText('{{N:1}}', values)).toBe('−2,0')
})

it('separates thousands and writes signs in a formula as KaTeX expects', () => {
  expect(fillText('$$\n{{B:0}} \\cdot {{N}}\n$$', values)).toBe('$$\n3\\,147\\,264 \\cdot -2\n$$')
})

it('leaves a name without a value unchanged', () => {
  expect(fillText('{{otro}} {{V:9}}', values)).toBe('{{otro}} {{V:9}}')
})

it('fills in numbers in all texts of a question, whatever its kind', () => {
  const parsed = parsePractice(
    JSON.stringify({
      datos: { V: '4,5' },
      preguntas: [
        {
          opciones: [
            { texto: 'a {{V}}', correcta: true },
            { texto: 'b', di: 'son {{V}} V' },
          ],
        },
        {
          parejas: [
            { une: 'a', con: '{{V}} V' },
            { une: 'b {{V}}', con: '1 V' },
          ],
        },
        { palabra: ['{{V}}'], errores: [{ si: 'x{{V}}', di: 'no, {{V}}' }] },
        { tabla: { cabeceras: ['{{V}}', 'S'], filas: [['{{V}}', '?{{V}}']] } },
      ],
    }),
  )
  if (!parsed.ok) throw new Error(parsed.message)
  const text = JSON.stringify(solvePractice(parsed.practice, '').parts)
  expect(text).not.toContain('{{')
  expect(text.match(/4,5/g)).toHaveLength(10)
})
