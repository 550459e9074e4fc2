import { make, styleValue } from './paste-dom.ts'

const plain = '0123456789+-=()abcdefghijklmnoprstuvwxyz'
const above = [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ªᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿºᵖʳˢᵗᵘᵛʷˣʸᶻ']
const below = [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎']
const superscripts = new Map([...plain].map((letter, at) => [letter, above[at]]))
const subscripts = new Map([...plain].map((letter, at) => [letter, below[at]]))

/**
 * Converts superscripts and subscripts to Unicode characters, or to a formula where there is none: Markdown
 * has no markup for them.
 */
export function raiseLetters(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll('sup, sub, span, font, a, b, i, em, strong')]) {
    const place = body.contains(element) ? placeOf(element) : undefined
    if (place) element.replaceWith(...lettersOf(element, place))
  }
}

function placeOf(element: Element): 'sup' | 'sub' | undefined {
  if (element.matches('sup')) return 'sup'
  if (element.matches('sub')) return 'sub'
  const place = styleValue(element, 'vertical-align')
  if (place === 'super') return 'sup'
  return place === 'sub' ? 'sub' : undefined
}

function lettersOf(element: Element, place: 'sup' | 'sub'): (Node | string)[] {
  const text = element.textContent ?? ''
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  const isReference = element.querySelector('a, [data-tex], img') !== null || /^\[.*\]$/.test(words)
  // A reference to a note is kept as a link.
  if (isReference || element.matches('a')) return element.matches('a') ? [element] : [...element.childNodes]
  const known = place === 'sup' ? superscripts : subscripts
  const letters = [...words.replaceAll('−', '-').replaceAll('–', '-')].map((letter) => known.get(letter))
  if (letters.every((letter) => letter !== undefined)) return [before, letters.join(''), after]
  return [before, formulaOf(words, place, element), after]
}

function formulaOf(words: string, place: 'sup' | 'sub', element: Element): Node {
  const formula = make('span', element)
  const text = words
    .replace(/\s+/g, ' ')
    .replace(/[\\{}$%&#_^~]/g, (letter) => (letter === '\\' ? '/' : `\\${letter}`))
  formula.setAttribute('data-tex', `${place === 'sup' ? '^' : '_'}{\\text{${text}}}`)
  return formula
}
