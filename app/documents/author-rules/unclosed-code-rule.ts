import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { lineOf } from './inline-tokens.ts'

/** A block of code ends before the text does. */
export const unclosedCodeRule: AuthorRule = {
  name: 'unclosed-code',
  level: 'fault',
  check({ source, tokens }) {
    const lines = source.split('\n')
    return tokens.flatMap((token) => {
      if (token.type !== 'fence' || !token.map) return []
      const [first, end] = token.map
      // It may stand in a quote or in a list.
      const last = (lines[end - 1] ?? '').trimEnd()
      const isClosed = end - first > 1 && last.endsWith(token.markup) && /^[\s>]*[`~]+$/.test(last)
      return isClosed ? [] : [{ line: lineOf(token), message: ruleTexts.unclosedCode(token.markup) }]
    })
  },
}
