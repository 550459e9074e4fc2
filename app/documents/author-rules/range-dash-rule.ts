import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { before, findInProse } from './find-in-prose.ts'

const RANGE = /(?<![\p{L}\d.,:/_-])(\d{1,4}(?:,\d{1,3})?)-(\d{1,4}(?:,\d{1,3})?)(?![\p{L}\d_/-]|[.,:]\d)/gu

/**
 * Ranges must have an en dash. School years, names such as «ISO 128-3» and descending numbers are not ranges.
 */
export const rangeDashRule: AuthorRule = {
  name: 'range-dash',
  level: 'style',
  check: (text) =>
    findInProse(text, RANGE, (match) => {
      const [, from = '', to = ''] = match
      const isRange = Number(from.replace(',', '.')) < Number(to.replace(',', '.'))
      if (!isRange || from.length === 4 || /\p{Lu} $/u.test(before(match))) return undefined
      const put = `${from}–${to}`
      return { message: ruleTexts.range(put), put }
    }),
}
