/** What pastes may bring that says how a text looked, and nothing of what it means. */
const dropped =
  'script, style, meta, link, title, xml, iframe, object, embed, svg, video, audio, noscript, input, button, select, textarea'
const superscripts: Record<string, string> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
  '-': '⁻',
  '+': '⁺',
  n: 'ⁿ',
}
const subscripts: Record<string, string> = {
  0: '₀',
  1: '₁',
  2: '₂',
  3: '₃',
  4: '₄',
  5: '₅',
  6: '₆',
  7: '₇',
  8: '₈',
  9: '₉',
  '-': '₋',
  '+': '₊',
}

/** How the author is told of what a paste had to leave behind. */
export type PasteReport = { lostPictures: boolean; lostLooks: boolean }

/**
 * HTML of another program without its looks. Styles become data before any parser sees them: the page's policy reports those that it would
 * apply, and what they say of a word (bold, crossed out) is read from there (schema-pastes.ts).
 */
export function cleanPaste(html: string, report: PasteReport): string {
  const inert = html
    .replace(/<!--\[if[\s\S]*?<!\[endif\]-->|<!\[(?:if|endif)[^>]*>|<!--[\s\S]*?-->/g, '')
    .replace(/<style\b[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/(\s)(style|on[a-z]+)(\s*=)/gi, '$1data-$2$3'))
  // What the editor itself had copied has no looks to lose.
  report.lostLooks = !html.includes('data-pm-slice') && /<(?:font|u)\b|\sdata-style\s*=/i.test(inert)
  const { body } = new DOMParser().parseFromString(inert, 'text/html')
  for (const element of body.querySelectorAll(dropped)) element.remove()
  dropPictures(body, report)
  for (const element of body.querySelectorAll('b, strong, i, em')) unwrapPlain(element)
  for (const element of body.querySelectorAll('sup')) replaceLetters(element, superscripts)
  for (const element of body.querySelectorAll('sub')) replaceLetters(element, subscripts)
  makeLists(body)
  for (const heading of body.querySelectorAll('h1, p[class*="Title"]')) rename(heading, 'h2')
  for (const table of body.querySelectorAll('table')) flattenTable(table)
  for (const anchor of body.querySelectorAll('a[href]')) cleanAddress(anchor)
  return body.innerHTML
}

const styleOf = (element: Element): string => element.getAttribute('data-style') ?? ''

/** Pictures of the site stay; those that lie elsewhere cannot come along. */
function dropPictures(body: HTMLElement, report: PasteReport): void {
  for (const picture of body.querySelectorAll('img')) {
    const address = picture.getAttribute('src') ?? ''
    const own = address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address
    if (/^\/(?:media|figuras)\//.test(own)) picture.setAttribute('src', own)
    else {
      report.lostPictures = true
      picture.remove()
    }
  }
}

/** Google Docs puts all in bold and says in its style that it is not. */
function unwrapPlain(element: Element): void {
  if (/(?:^|;)\s*(?:font-weight:\s*(?:normal|[1-4]00)|font-style:\s*normal)/i.test(styleOf(element)))
    element.replaceWith(...element.childNodes)
}

function replaceLetters(element: Element, letters: Record<string, string>): void {
  const text = (element.textContent ?? '').trim()
  const all = [...text].map((letter) => letters[letter])
  element.replaceWith(all.includes(undefined) ? text : all.join(''))
}

/** Word writes the items of a list as paragraphs that say so in their style. */
function makeLists(body: HTMLElement): void {
  const open: HTMLElement[] = []
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const level = Number(/mso-list:[^;]*level(\d)/i.exec(styleOf(paragraph))?.[1] ?? 0)
    const isNext = paragraph.previousElementSibling === open[0]
    if (level === 0) continue
    if (!isNext) open.length = 0
    const marker = paragraph.querySelector(
      '[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]',
    )
    const isNumbered = /^\s*\(?(?:\d+|[a-z])[.)]/i.test(marker?.textContent ?? '')
    marker?.remove()
    openLists({ open, level, paragraph, name: isNumbered ? 'ol' : 'ul' })
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    open.at(-1)?.append(item)
    paragraph.remove()
  }
}

type ListPlace = { open: HTMLElement[]; level: number; paragraph: Element; name: string }

function openLists({ open, level, paragraph, name }: ListPlace): void {
  open.length = Math.min(open.length, level)
  while (open.length < level) {
    const list = document.createElement(name)
    const parent = open.at(-1)
    if (parent) (parent.lastElementChild ?? parent).append(list)
    else paragraph.before(list)
    open.push(list)
  }
}

function rename(element: Element, name: string): void {
  const other = document.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

/** Cells hold one line, the first row is the head, and none is wider than its column. */
function flattenTable(table: Element): void {
  for (const cell of table.querySelectorAll('td, th')) {
    for (const attribute of ['colspan', 'rowspan']) cell.removeAttribute(attribute)
    for (const block of [...cell.querySelectorAll('p, div, li, h1, h2, h3, h4, br')]) {
      block.after(' ')
      block.replaceWith(...block.childNodes)
    }
  }
  const [head] = table.querySelectorAll('tr')
  for (const cell of head?.querySelectorAll('td') ?? []) rename(cell, 'th')
}

/** Google and Word lead to pages through addresses of their own. */
function cleanAddress(anchor: Element): void {
  const address = anchor.getAttribute('href') ?? ''
  const real = /^https:\/\/www\.google\.com\/url\?q=([^&]+)/.exec(address)?.[1]
  if (real !== undefined) anchor.setAttribute('href', decodeURIComponent(real))
  if (/^(?:#|javascript:|file:|about:)/i.test(address)) anchor.replaceWith(...anchor.childNodes)
}
