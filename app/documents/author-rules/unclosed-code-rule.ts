import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { lineOf } from './inline-tokens.ts'

/** Code blocks must be closed before the end of the text. */
export const unclosedCodeRule: AuthorRule = {
  name: 'unclosed-code',
  level: 'fault',
  check({ source, tokens }) {
    const lines = source.split('\n')
    return tokens.flatMap((token) => {
      if (token.type !== 'fence' || !token.map) return []
      const [first, end] = token.map
      // The block may be in a quote or list.
      const last = (lines[end - 1] ?? '').trimEnd()
      const isClosed = end - first > 1 && last.endsWith(token.markup) && /^[\s>]*[`~]+$/.test(last)
      return isClosed ? [] : [{ line: lineOf(token), message: ruleTexts.unclosedCode(token.markup) }]
    })
  },
}
