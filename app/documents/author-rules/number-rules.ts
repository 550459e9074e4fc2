import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { before, findInProse } from './find-in-prose.ts'

const DECIMAL = /(?<![\p{L}\d.,:/_«-])(\d{1,9})\.(\d{1,9})(?!\d|[.:/_-][\p{L}\d])/gu
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
    findInProse(text, DECIMAL, (match) => {
      const [whole, units = '', decimals = ''] = match
      const after = match.input.slice(match.index + whole.length, match.index + whole.length + 8)
      if (decimals.length === 3 && units !== '0') return undefined
      if (NO_DECIMAL.test(before(match)) && !UNIT.test(after)) return undefined
      const put = `${units},${decimals}`
      return { message: ruleTexts.decimalComma(put), put }
    }),
}

// Without A, B, F and K, which also occur in names of classes, screens and formats: «3A», «4K», «3MF».
const QUANTITY =
  /(?<![\p{L}\d#_])(\d{1,12}(?:[.,]\d{1,6})?)(kWh|rpm|min|°C|km\/h|[kMGTnpµm](?:Ω|Wh|Hz|Pa|Ah|[WVANJg])|[npµ]F|Ω|Wh|Hz|Pa|Ah|[cdmk]?m|[VWNJgsh]|[mcd]?L|[KMGT]i?B|€|%)(?![\p{L}\d])/gu

/** Numbers and units must be separated by a space, which pages render as non-breaking. */
export const unitSpaceRule: AuthorRule = {
  name: 'unit-space',
  level: 'style',
  check: (text) =>
    findInProse(text, QUANTITY, ([, number, unit]) => {
      const put = `${number} ${unit}`
      return { message: ruleTexts.unitSpace(put), put }
    }),
}

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
