/** The style of a pasted element, stored as data (clean-paste.ts). */
export const styleOf = (element: Element): string => element.getAttribute('data-style') ?? ''

/** The value of a style property of an element; the last declaration wins. */
export function styleValue(element: Element, property: string): string | undefined {
  const found = [...styleOf(element).matchAll(new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'gi'))]
  return found
    .at(-1)?.[1]
    ?.replace(/!important/i, '')
    .trim()
    .toLowerCase()
}

/** Creates an element in the document of another one: a parsed document, which loads no pictures. */
export const make = (name: string, { ownerDocument }: Element): HTMLElement =>
  ownerDocument.createElement(name)

/** Replaces an element by one with another name and the same content. */
export function rename(element: Element, name: string): HTMLElement {
  const other = make(name, element)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)

const blocks =
  'address, article, aside, blockquote, body, dd, details, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, summary, table, tbody, td, tfoot, th, thead, tr, ul'

export const isBlock = (element: Element): boolean => element.matches(blocks)
export const holdsBlocks = (element: Element): boolean => element.querySelector(blocks) !== null

/** All text nodes below an element, in document order. */
export function textsIn(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) found.push(node)
  return found
}

export const isHidden = (element: Element): boolean =>
  (element.hasAttribute('hidden') && element.getAttribute('hidden') !== 'until-found') ||
  styleValue(element, 'display') === 'none' ||
  /mso-hide:\s*all/i.test(styleOf(element)) ||
  (element.matches('tr, col, colgroup') && styleValue(element, 'visibility') === 'collapse')

/** Removes hidden elements. Hidden columns are handled with the table, which counts its cells. */
export function dropHidden(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[hidden], [data-style]'))
    if (!element.matches('col, colgroup') && isHidden(element)) element.remove()
}
