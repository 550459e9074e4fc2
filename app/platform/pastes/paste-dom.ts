/** The style of an element of a paste, which waits there as data (clean-paste.ts). */
export const styleOf = (element: Element): string => element.getAttribute('data-style') ?? ''

/** What the style of an element says of one of its properties; the last word counts. */
export function styleValue(element: Element, property: string): string | undefined {
  const found = [...styleOf(element).matchAll(new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'gi'))]
  return found
    .at(-1)?.[1]
    ?.replace(/!important/i, '')
    .trim()
    .toLowerCase()
}

/** An element beside another of a paste: in its document, which loads no pictures. */
export const make = (name: string, { ownerDocument }: Element): HTMLElement =>
  ownerDocument.createElement(name)

/** The same content in an element of another name. */
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

/** All texts below an element, in their order. */
export function textsIn(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) found.push(node)
  return found
}
