import { isBlock, make, styleValue, textsIn, unwrap } from './paste-dom.ts'

const emphasized = 'b, strong, i, em'

/**
 * Normalises bold and italic to what is displayed: for each text node the nearest ancestor that sets it, by
 * element or style, decides. Browsers copy computed styles, and Google Docs wraps everything in a `b` with
 * normal weight.
 */
export function settleEmphasis(body: HTMLElement): void {
  const found = textsIn(body).flatMap((text) => {
    if (text.parentElement?.closest('pre, [data-tex]')) return []
    const names = [...(isSaid(text, weightOf) ? ['strong'] : []), ...(isSaid(text, slantOf) ? ['em'] : [])]
    return names.length > 0 ? [{ text, names }] : []
  })
  for (const element of body.querySelectorAll(emphasized)) unwrap(element)
  for (const { text, names } of found)
    for (const name of names) {
      const mark = make(name, body)
      text.replaceWith(mark)
      mark.append(text)
    }
}

type Says = (element: Element) => boolean | undefined

function isSaid(text: Text, says: Says): boolean {
  for (let element = text.parentElement; element; element = element.parentElement) {
    // Headings are bold by default.
    const said = isBlock(element) ? undefined : says(element)
    if (said !== undefined) return said
  }
  return false
}

function weightOf(element: Element): boolean | undefined {
  const weight = styleValue(element, 'font-weight')
  if (weight === undefined || /^(?:inherit|unset)/.test(weight))
    return element.matches('b, strong') || undefined
  return /^bold/.test(weight) || Number.parseInt(weight, 10) >= 600
}

function slantOf(element: Element): boolean | undefined {
  const slant = styleValue(element, 'font-style')
  if (slant === undefined || /^(?:inherit|unset)/.test(slant)) return element.matches('i, em') || undefined
  return /^(?:italic|oblique)/.test(slant)
}
