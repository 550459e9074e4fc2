import { expect, it } from 'vitest'
import { writeCsv } from './write-csv.ts'

it('writes a table that a Spanish spreadsheet opens', () => {
  const csv = writeCsv([
    ['Código', 'Parte'],
    ['1.1', 33.333],
    ['a;b "c"\nd', 1200],
  ])
  expect(csv).toBe('\uFEFFCódigo;Parte\r\n1.1;33,3\r\n"a;b ""c""\nd";1200\r\n')
})

it.each(['=1+1', '+34', '-2', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://a.es";"x")'])(
  'escapes formulas: %j',
  (cell) => {
    const line = writeCsv([[cell]]).slice(1)
    expect(line).toMatch(/^"'/)
    expect(line).toBe(`"'${cell.replaceAll('"', '""')}"\r\n`)
  },
)
