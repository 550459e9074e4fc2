import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { listInline } from './inline-tokens.ts'

/** Two asterisks begin or end what is bold, and are not read as such. */
export const unclosedBoldRule: AuthorRule = {
  name: 'unclosed-bold',
  level: 'fault',
  check: ({ tokens }) =>
    listInline(tokens)
      .filter(({ token }) => token.type === 'text' && token.content.includes('**'))
      .map(({ line }) => ({ line, message: ruleTexts.unclosedBold })),
}
