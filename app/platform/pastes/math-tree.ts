/** An element of a formula, independent of its renderer, with its MathML name. */
export type MathTree = {
  name: string
  attributes: Readonly<Record<string, string | undefined>>
  children: readonly MathTree[]
  text: string
}

/** Reads a MathML element. */
export function fromMathml(element: Element): MathTree {
  const children = [...element.children].map(fromMathml)
  return {
    name: element.localName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    children,
    text: children.length > 0 ? '' : (element.textContent ?? ''),
  }
}

/**
 * Reads a formula rendered by MathJax as text (`mjx-mi`, with characters in class names) or as SVG
 * (`data-mml-node`).
 */
export function fromMathJax(element: Element): MathTree {
  const name = nameOf(element)
  const letters = lettersOf(element)
  const children = name.startsWith('m') ? orderedParts(element, name).map(fromMathJax) : partsOf(element)
  return { name, attributes: attributesOf(element), children: letters === '' ? children : [], text: letters }
}

const nameOf = (element: Element): string =>
  element.getAttribute('data-mml-node') ?? element.localName.replace(/^mjx-/, '').toLowerCase()

function attributesOf(element: Element): MathTree['attributes'] {
  const display = element.getAttribute('display') ?? undefined
  // Upright letters belong to a name.
  const isUpright = /(?:^|\s)mjx-n(?:\s|$)/.test(element.getAttribute('class') ?? '')
  return { display, mathvariant: isUpright ? 'normal' : undefined }
}

function lettersOf(element: Element): string {
  const drawn = [...element.children].map((child) => {
    const code =
      child.getAttribute('data-c') ?? /\bmjx-c([\dA-F]+)\b/.exec(child.getAttribute('class') ?? '')?.[1]
    return code === undefined
      ? child.localName === 'mjx-utext'
        ? child.textContent
        : undefined
      : letterOf(code)
  })
  if (drawn.every((one) => one === undefined)) return ''
  // Mathematical letters have code points of their own: 𝑉 becomes V.
  return drawn.join('').normalize('NFKC')
}

function letterOf(code: string): string {
  const point = Number.parseInt(code, 16)
  return point <= 0x10ffff ? String.fromCodePoint(point) : ''
}

/** Elements that only affect the layout. */
const helpers = /^(?:nstrut|dstrut|line|surd|spacer|strut|mark|assistive-mml|rect|path|defs|use|text)$/
const isPart = (element: Element): boolean => !helpers.test(nameOf(element))
const partsOf = (element: Element): MathTree[] => [...element.children].filter(isPart).map(fromMathJax)

/** The children of an element in the order of MathML, which may differ from the rendered order. */
function orderedParts(element: Element, name: string): Element[] {
  const inside = (places: string): Element | undefined => element.querySelector(places) ?? undefined
  const some = (...found: (Element | undefined)[]): Element[] => found.filter((one) => one !== undefined)
  const parts = [...element.children].filter(isPart)
  if (element.localName === 'g') return name === 'msqrt' || name === 'mroot' ? withoutSurd(parts) : parts
  if (name === 'mfrac') return some(inside('mjx-num'), inside('mjx-den'))
  if (name === 'msqrt') return some(inside('mjx-box'))
  if (name === 'mroot') return some(inside('mjx-box'), inside('mjx-root'))
  if (name === 'mover') return some(inside('mjx-base'), inside('mjx-over'))
  if (name === 'munder') return some(inside('mjx-base'), inside('mjx-under'))
  if (name === 'munderover') return some(inside('mjx-base'), inside('mjx-under'), inside('mjx-over'))
  if (/^msu[bp]/.test(name)) {
    const [base, script] = parts
    const scripts =
      name === 'msubsup' && script ? [...script.children].filter(isPart).reverse() : some(script)
    return some(base, ...scripts)
  }
  return parts
}

const withoutSurd = (parts: Element[]): Element[] =>
  parts.filter((part) => nameOf(part) !== 'mo' || lettersOf(part) !== '√')
