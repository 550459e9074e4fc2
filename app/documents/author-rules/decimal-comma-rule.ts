import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { before, findInProse } from './find-in-prose.ts'

const NUMBER = /(?<![\p{L}\d.,:/_«-])(\d{1,9})\.(\d{1,9})(?!\d|[.:/_-][\p{L}\d])/gu
// Matches «CC BY 4.0», «Python 3.9», «la versión 2.1», «a las 10.30»: names, places in a book, times. Quoted
// numbers are ignored too.
const NO_DECIMAL =
  /(?:\p{Lu}{2}|\p{Lu}[\p{L}-]{2,20}|versión|apartado|figura|tabla|página|ejercicio|unidad|tema|las) $/u
const UNIT = /^[ {2}]?(?:[cdkm]?m|[kmM]?(?:Ω|V|W|A|g|s|L|N|J|Hz)|%|°C|€|km\/h)(?![\p{L}\d])/u

/** Decimals must have a comma. Three digits after a dot may be thousands. */
export const decimalCommaRule: AuthorRule = {
  name: 'decimal-comma',
  level: 'style',
  check: (text) =>
    findInProse(text, NUMBER, (match) => {
      const [whole, units = '', decimals = ''] = match
      const after = match.input.slice(match.index + whole.length, match.index + whole.length + 8)
      if (decimals.length === 3 && units !== '0') return undefined
      if (NO_DECIMAL.test(before(match)) && !UNIT.test(after)) return undefined
      const put = `${units},${decimals}`
      return { message: ruleTexts.decimalComma(put), put }
    }),
}
