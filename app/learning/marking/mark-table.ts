import { foldWords } from './mark-text.ts'
import { markingTexts } from './marking-texts.ts'
import type { Given, TableRow } from './part.ts'
import type { Marked } from './verdict.ts'

/** Marks the cells that students fill, row by row; the message names the rows with wrong cells. */
export function markTable(rows: readonly TableRow[], given: Given): Marked {
  const wanted = rows.flatMap((row, at) => row.wanted.map((text) => ({ text, row: at + 1 })))
  const cells = given.map((text) => foldWords(text.slice(0, 100)))
  if (cells.length !== wanted.length || cells.includes('')) {
    return { verdict: 'unreadable', message: markingTexts.unreadable.table }
  }
  const wrong = wanted.filter(({ text }, at) => foldWords(text) !== cells[at])
  if (wrong.length === 0) return { verdict: 'correct', message: markingTexts.correct }
  const numbers = [...new Set(wrong.map(({ row }) => row))]
  return {
    verdict: 'incorrect',
    message: markingTexts.incorrect.table(wrong.length, markingTexts.rows(numbers)),
  }
}
