/** How much there is to read in a text. */
export type ReadingLoad = { words: number; formulas: number; figures: number }

/** Who is twelve and learns while reading: words a minute, and seconds for each formula and each figure. */
const pace = { wordsPerMinute: 180, formula: 5, figure: 15 }

/** The minutes that a student takes to read a text: whole ones, at least one. The one rule for pages and for metadata. */
export function minutesToRead({ words, formulas, figures }: ReadingLoad): number {
  const seconds = (words / pace.wordsPerMinute) * 60 + formulas * pace.formula + figures * pace.figure
  return Math.max(1, Math.round(seconds / 60))
}
