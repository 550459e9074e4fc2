import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { findInProse } from './find-in-prose.ts'

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
