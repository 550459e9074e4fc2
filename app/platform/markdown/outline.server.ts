import type { Token } from 'markdown-it'
import { MARKDOWN_LIMIT } from './markdown-limit.ts'
import { openMarkdownParser } from './markdown-parser.server.ts'
import type { ReadingLoad } from './reading-time.ts'
import { textOfTokens } from './token-text.ts'

/** A heading of a text, with its id on the page. */
export type Heading = { level: number; id: string; text: string }
/** The headings of a text in order, and its amount of reading. */
export type Outline = { headings: Heading[]; load: ReadingLoad }

/** Maximum number of headings in an outline. */
const maxHeadings = 60
const parser = openMarkdownParser()

/** Reads the outline of a text with the parser that renders its page. Code does not count as reading. */
export function readOutline(source: string): Outline {
  const tokens = parser.parse(source.slice(0, MARKDOWN_LIMIT), {})
  const headings: Heading[] = []
  const load: ReadingLoad = { words: 0, formulas: 0, figures: 0 }
  for (const [index, token] of tokens.entries()) {
    count(token, load)
    const inline = tokens[index + 1]
    if (token.type !== 'heading_open' || !inline || headings.length === maxHeadings) continue
    const text = textOfTokens([inline]).replace(/\s+/g, ' ').trim()
    const id = String(token.attrGet('id') ?? '')
    if (text !== '' && id !== '') headings.push({ level: Number(token.tag.slice(1)), id, text })
  }
  return { headings, load }
}

function count(token: Token, load: ReadingLoad): void {
  const isFormula = (type: string): boolean => type.startsWith('formula')
  if (isFormula(token.type)) load.formulas++
  if (token.type !== 'inline') return
  const parts = token.children ?? []
  load.figures += parts.filter(({ type }) => type === 'image').length
  load.formulas += parts.filter(({ type }) => isFormula(type)).length
  const words = textOfTokens(parts.filter(({ type }) => !isFormula(type)))
  load.words += words.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
