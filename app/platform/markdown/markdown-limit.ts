import type { Term } from './term-matcher.ts'

/** The longest text that is rendered; the rest is left out, and a note says so. */
export const MARKDOWN_LIMIT = 100_000

export type RenderOptions = {
  /** `eager` when the first picture is in sight as the page opens. */
  firstPicture?: 'eager' | 'lazy'
  /** Part of every id and of the links to it, where several texts stand on one page. */
  scope?: string
  /** So many levels lower stand the headings, where the text stands below a heading of its page. */
  lowerHeadings?: number
  /** Links, and pictures from elsewhere, are their words alone: for a text that nobody has looked through. */
  plainLinks?: boolean
  /** How formulas are written: `tex` as `\( … \)` and `\[ … \]`, for sites that have a reader of TeX in their pages. */
  formulas?: 'mathml' | 'tex'
  /** Terms that the text explains where it first names them. */
  terms?: readonly Term[]
}
