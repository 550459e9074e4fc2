import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { findInProse } from './find-in-prose.ts'

/** One space between two words. */
export const doubleSpaceRule: AuthorRule = {
  name: 'double-space',
  level: 'style',
  check: (text) =>
    findInProse(text, /(?<=\S) {2,}(?=\S)/g, () => ({ message: ruleTexts.doubleSpace, put: ' ' })),
}
