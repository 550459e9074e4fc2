/** The amount of reading in a text. */
export type ReadingLoad = { words: number; formulas: number; figures: number }

/**
 * Reading speed of a twelve-year-old who is learning: words per minute, and seconds per formula and figure.
 */
const pace = { wordsPerMinute: 180, formula: 5, figure: 15 }

/** Whole minutes that a student needs to read a text, at least one. Used both by pages and by metadata. */
export function minutesToRead({ words, formulas, figures }: ReadingLoad): number {
  const seconds = (words / pace.wordsPerMinute) * 60 + formulas * pace.formula + figures * pace.figure
  return Math.max(1, Math.round(seconds / 60))
}
