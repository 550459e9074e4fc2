import type { Token } from 'markdown-it'
import { openMarkdownParser } from '../markdown/markdown-parser.server.ts'
import { textOfTokens } from '../markdown/token-text.ts'
import { writeOutQuestions } from '../questions/write-out-questions.server.ts'

// Whatever changes no word: links are words too.
const needless = ['heading_ids', 'number_units', 'cell_alignment', 'table_names', 'terms', 'linkify']
const parser = openMarkdownParser()
parser.core.ruler.disable(needless)

/** What a reader sees of a text: its headings, and all that stands below them, each in one line. */
export type ReadableText = { headings: string; text: string }

/** What a reader sees of a text in Markdown, answers to its questions left out. */
export function readText(markdown: string): ReadableText {
  const headings: string[] = []
  const text: string[] = []
  let isHeading = false
  for (const token of parser.parse(writeOutQuestions(markdown), {})) {
    if (token.type === 'heading_open') isHeading = true
    else if (token.type === 'heading_close') isHeading = false
    else if (saysSomething(token)) (isHeading ? headings : text).push(textOfTokens([token]).trim())
  }
  return { headings: joinLines(headings), text: joinLines(text) }
}

const saysSomething = ({ type, content, children }: Token): boolean =>
  content !== '' || (children !== null && children.length > 0 && type !== 'html_block')

const joinLines = (lines: readonly string[]): string => lines.filter(Boolean).join(' ').replace(/\s+/g, ' ')
