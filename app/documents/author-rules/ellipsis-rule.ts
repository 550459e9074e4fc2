import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { findInProse } from './find-in-prose.ts'

/** Three dots must be written as one ellipsis character. */
export const ellipsisRule: AuthorRule = {
  name: 'ellipsis',
  level: 'style',
  check: (text) => findInProse(text, /\.{3,}/g, () => ({ message: ruleTexts.ellipsis, put: '…' })),
}
