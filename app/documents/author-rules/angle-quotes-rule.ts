import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { findInProse } from './find-in-prose.ts'

const QUOTED = /(?<![\p{L}\d])"(?! )[^"\n]{1,200}(?<! )"(?![\p{L}\d])|“[^“”\n]{1,200}”/gu

/** Quotes must be «angular». */
export const angleQuotesRule: AuthorRule = {
  name: 'angle-quotes',
  level: 'style',
  check: (text) =>
    findInProse(text, QUOTED, (_, raw) => {
      const inner = raw.slice(1, -1)
      const shown = inner.length > 30 ? '«…»' : `«${inner}»`
      return { message: ruleTexts.angleQuotes(shown), put: `«${inner}»` }
    }),
}
