import type { MarkdownIt as Parser } from 'markdown-it'

// Units of the course, longest first. The pattern takes linear time on any text.
const unit =
  '(?:kWh|rpm|min|°C|[kMGTnpµm]?(?:Ω|Wh|Hz|Pa|bit|Ah|[WVAFNJgmlLsBb])|[cd]m|[Kk]i?B|MiB|GB|Mb/s|bar|h|K|€|%)'
const numberAndUnit = new RegExp(`(\\d) (?=${unit}(?![\\p{L}\\d]))`, 'gu')

/** Joins a number and its unit with a non-breaking space, as the SI rules require (BIPM brochure, 5.4.3). */
export function keepUnits(text: string): string {
  return text.replace(numberAndUnit, '$1\u00A0')
}

export function numberUnitsPlugin(md: Parser): void {
  md.core.ruler.push('number_units', (state) => {
    for (const block of state.tokens) {
      for (const token of block.children ?? []) {
        if (token.type === 'text') token.content = keepUnits(token.content)
      }
    }
  })
}
