import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { findInProse } from './find-in-prose.ts'

/** Words must be separated by one space. */
export const doubleSpaceRule: AuthorRule = {
  name: 'double-space',
  level: 'style',
  check: (text) =>
    findInProse(text, /(?<=\S) {2,}(?=\S)/g, () => ({ message: ruleTexts.doubleSpace, put: ' ' })),
}
