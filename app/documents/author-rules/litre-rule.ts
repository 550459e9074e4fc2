import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { findInProse } from './find-in-prose.ts'

const LITRES = /(?<![\p{L}\d_])(\d{1,12}(?:[.,]\d{1,6})?)[ \u00a0\u202f]?(?:([mcd]?)l|cc)(?![\p{L}\d])/gu

/** The symbol of the litre must be L: mL, cL, dL. */
export const litreRule: AuthorRule = {
  name: 'litre',
  level: 'style',
  check: (text) =>
    findInProse(text, LITRES, ([, number, prefix = 'm']) => {
      const put = `${number} ${prefix}L`
      return { message: ruleTexts.litre(put), put }
    }),
}
