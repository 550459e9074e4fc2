import { openMarkdownParser } from './markdown-parser.server.ts'
import { firstWords, textOfTokens } from './token-text.ts'

// No excerpt needs more; what is read here is read on the thread that answers requests.
const LONGEST_SOURCE = 1_000
const MOST_LINES = 50

// Tags are known, so that they can be left out; captions belong to their pictures; an address is words like any other.
const parser = openMarkdownParser()
  .set({ html: true })
  .disable(['html_block', 'linkify', 'figures', 'number_units'])

/** The first words of a text without its Markdown or HTML marks, with an ellipsis where it was cut. */
export function toPlainText(markdownOrText: string, words: number): string {
  const source = markdownOrText.slice(0, LONGEST_SOURCE).split('\n', MOST_LINES).join('\n')
  const kept = firstWords(textOfTokens(parser.parse(source, {})), words)
  return source.length === markdownOrText.length || kept.endsWith('…') ? kept : `${kept}…`
}
