import type { Term } from './term-matcher.ts'

/** Maximum length of a rendered text in characters; the rest is cut off, with a note. */
export const MARKDOWN_LIMIT = 100_000

export type RenderOptions = {
  /** `eager` when the first picture is visible without scrolling. */
  firstPicture?: 'eager' | 'lazy'
  /** Added to every id and fragment link, to keep several texts on one page apart. */
  scope?: string
  /** Number of levels by which headings are lowered, for a text below a heading of its page. */
  lowerHeadings?: number
  /** Renders links and external pictures as plain text: for content that has not been reviewed. */
  plainLinks?: boolean
  /**
   * Output format of formulas. `tex` writes `\( … \)` and `\[ … \]`, for sites that render TeX themselves.
   */
  formulas?: 'mathml' | 'tex'
  /** Glossary terms; the first occurrence of each is explained. */
  terms?: readonly Term[]
}
