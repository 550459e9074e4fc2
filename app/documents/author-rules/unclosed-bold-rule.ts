import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { listInline } from './inline-tokens.ts'

/** Bold text must be closed; unmatched asterisks remain as text. */
export const unclosedBoldRule: AuthorRule = {
  name: 'unclosed-bold',
  level: 'fault',
  check: ({ tokens }) =>
    listInline(tokens)
      .filter(({ token }) => token.type === 'text' && token.content.includes('**'))
      .map(({ line }) => ({ line, message: ruleTexts.unclosedBold })),
}
