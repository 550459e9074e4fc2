import { openMarkdownParser } from './markdown-parser.server.ts'
import { firstWords, textOfTokens } from './token-text.ts'

// Characters. Enough for any excerpt; the text is parsed on the main thread.
const LONGEST_SOURCE = 1_000
const MOST_LINES = 50

// HTML is parsed so that tags can be removed; captions are left to their pictures; bare addresses stay words.
const parser = openMarkdownParser()
  .set({ html: true })
  .disable(['html_block', 'linkify', 'figures', 'number_units'])

/** The first words of a text without Markdown or HTML, with an ellipsis where it was cut. */
export function toPlainText(markdownOrText: string, words: number): string {
  const source = markdownOrText.slice(0, LONGEST_SOURCE).split('\n', MOST_LINES).join('\n')
  const kept = firstWords(textOfTokens(parser.parse(source, {})), words)
  return source.length === markdownOrText.length || kept.endsWith('…') ? kept : `${kept}…`
}
