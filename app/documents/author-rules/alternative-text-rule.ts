import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { listInline } from './inline-tokens.ts'

/** Pictures must have an alternative text. */
export const alternativeTextRule: AuthorRule = {
  name: 'alternative-text',
  level: 'fault',
  check: ({ tokens }) =>
    listInline(tokens)
      .filter(({ token }) => token.type === 'image' && token.content.trim() === '')
      .map(({ line }) => ({ line, message: ruleTexts.noAlternative })),
}
