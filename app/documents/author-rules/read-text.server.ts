import { openMarkdownParser } from '../../platform/markdown/markdown-parser.server.ts'
import type { AuthorText } from './author-rule.ts'
import { listPassages } from './passages.ts'

const LONGEST_TEXT = 100_000
const parser = openMarkdownParser()

/** Parses a text for the rules with the parser of the public pages. */
export function readText(whole: string): AuthorText {
  const env = {}
  const source = whole.slice(0, LONGEST_TEXT)
  const tokens = parser.parse(source, env)
  return { source, tokens, env, passages: listPassages(source, tokens) }
}
