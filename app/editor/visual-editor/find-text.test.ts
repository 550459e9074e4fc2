import { expect, it } from 'vitest'
import { findAll } from './find-text.ts'
import { openText } from './open-text.ts'
import { readSheet } from './table-commands.ts'

it('finds words in all blocks, ignores case, and skips formulas', () => {
  const { doc } = openText('## La rueda\n\n- Una RUEDA y $rueda$ y **rue**da\n\n| Rueda |\n|---|\n| no |')
  const found = findAll(doc, 'rueda')
  expect(found.map(({ from, to }) => doc.textBetween(from, to))).toEqual(['rueda', 'RUEDA', 'rueda', 'Rueda'])
  expect(findAll(doc, '')).toEqual([])
})

it('reads cells copied from a spreadsheet as a table, and other text as none', () => {
  const table = readSheet('Magnitud\tUnidad\r\nFuerza\tN\r\nMasa\tkg\r\n')
  expect(
    table?.content.firstChild?.children.map((row) => row.children.map((cell) => cell.textContent)),
  ).toEqual([
    ['Magnitud', 'Unidad'],
    ['Fuerza', 'N'],
    ['Masa', 'kg'],
  ])
  expect(readSheet('una línea\totra')).toBeUndefined()
  expect(readSheet('uno\n\ndos')).toBeUndefined()
})
