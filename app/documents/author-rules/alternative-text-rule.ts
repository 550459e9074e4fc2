import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { listInline } from './inline-tokens.ts'

/** A picture says in words what is seen in it. */
export const alternativeTextRule: AuthorRule = {
  name: 'alternative-text',
  level: 'fault',
  check: ({ tokens }) =>
    listInline(tokens)
      .filter(({ token }) => token.type === 'image' && token.content.trim() === '')
      .map(({ line }) => ({ line, message: ruleTexts.noAlternative })),
}
