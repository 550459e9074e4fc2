import type { Token } from 'markdown-it'
import { writeOutQuestions } from '../../learning/questions/write-out-questions.server.ts'
import { openMarkdownParser } from '../../platform/markdown/markdown-parser.server.ts'
import { textOfTokens } from '../../platform/markdown/token-text.ts'

// Rules that change no word; link texts are words too.
const needless = ['heading_ids', 'number_units', 'cell_alignment', 'table_names', 'terms', 'linkify']
const parser = openMarkdownParser()
parser.core.ruler.disable(needless)

/** The plain text of a document: its headings, and everything else, each in one line. */
export type ReadableText = { headings: string; text: string }

/** More delimiters than a text of ten thousand words of the course has. */
const maxMarks = 10_000
/** Characters that may be Markdown syntax, line breaks included. */
const marks = /[^\p{L}\p{N}\p{Zs}.,;()"'=/%]/gu

/**
 * Converts Markdown to the text that readers see, without the answers to questions. Parsing time grows with
 * the number of delimiters: after the ten-thousandth, words are taken without parsing.
 */
export function readText(markdown: string): ReadableText {
  const end = endOfMarks(markdown)
  const { headings, text } = parse(markdown.slice(0, end))
  const rest = markdown.slice(end).replace(marks, ' ')
  return { headings: joinLines(headings), text: joinLines([...text, rest]) }
}

function endOfMarks(markdown: string): number {
  marks.lastIndex = 0
  for (let count = 0; count < maxMarks; count++) if (!marks.test(markdown)) return markdown.length
  const end = marks.lastIndex
  marks.lastIndex = 0
  return end
}

function parse(markdown: string): { headings: string[]; text: string[] } {
  const headings: string[] = []
  const text: string[] = []
  let isHeading = false
  for (const token of parser.parse(writeOutQuestions(markdown), {})) {
    if (token.type === 'heading_open') isHeading = true
    else if (token.type === 'heading_close') isHeading = false
    else if (saysSomething(token)) (isHeading ? headings : text).push(textOfTokens([token]).trim())
  }
  return { headings, text }
}

const saysSomething = ({ type, content, children }: Token): boolean =>
  content !== '' || (children !== null && children.length > 0 && type !== 'html_block')

const joinLines = (lines: readonly string[]): string => lines.filter(Boolean).join(' ').replace(/\s+/g, ' ')
