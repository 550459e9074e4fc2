import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { before, findInProse } from './find-in-prose.ts'

const RANGE = /(?<![\p{L}\d.,:/_-])(\d{1,4}(?:,\d{1,3})?)-(\d{1,4}(?:,\d{1,3})?)(?![\p{L}\d_/-]|[.,:]\d)/gu

/** A range has an en dash. Years of a course, names such as «ISO 128-3» and what goes down are none. */
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
