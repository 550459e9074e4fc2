import { make, styleOf } from './paste-dom.ts'

/** Converts lists to what Markdown supports: Word's list paragraphs, continued numbering, and tasks. */
export function readLists(body: HTMLElement): void {
  makeLists(body)
  for (const list of body.querySelectorAll('ol')) splitList(list)
  for (const list of body.querySelectorAll('ol')) {
    const first = Number.parseInt(
      list.querySelector(':scope > li[value]:first-child')?.getAttribute('value') ?? '',
      10,
    )
    if (first > 0) list.setAttribute('start', String(first))
  }
}

/** Word writes list items as paragraphs with a list style. */
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
    const sign = marker?.textContent ?? ''
    marker?.remove()
    openLists({ open, level, paragraph, sign })
    const item = make('li', paragraph)
    item.append(...paragraph.childNodes)
    open.at(-1)?.append(item)
    paragraph.remove()
  }
}

type ListPlace = { open: HTMLElement[]; level: number; paragraph: Element; sign: string }

function openLists({ open, level, paragraph, sign }: ListPlace): void {
  const number = /^\s*\(?(?:(\d+)|[a-z])[.)]/i.exec(sign)
  open.length = Math.min(open.length, level)
  while (open.length < level) {
    const list = make(number ? 'ol' : 'ul', paragraph)
    // Continues the numbering of the previous list.
    if (number?.[1] !== undefined && open.length === level - 1) list.setAttribute('start', number[1])
    const parent = open.at(-1)
    if (parent) (parent.lastElementChild ?? parent).append(list)
    else paragraph.before(list)
    open.push(list)
  }
}

/** Splits a list at a paragraph between items; the second list continues the numbering. */
function splitList(list: Element): void {
  const start = Number.parseInt(list.getAttribute('start') ?? '1', 10) || 1
  let count = 0
  for (const node of [...list.childNodes]) {
    if (node instanceof Element && node.matches('li')) count++
    const isItem = !(node instanceof Element)
      ? (node.textContent ?? '').trim() === ''
      : node.matches('li, ol, ul')
    if (isItem) continue
    const rest = make('ol', list)
    rest.setAttribute('start', String(start + count))
    while (node.nextSibling) rest.append(node.nextSibling)
    list.after(node, rest)
    if (node instanceof Text) {
      const paragraph = make('p', list)
      node.replaceWith(paragraph)
      paragraph.append(node)
    }
    if (count === 0) list.remove()
    if (rest.querySelector('li')) splitList(rest)
    else rest.remove()
    return
  }
}

const boxes = 'input[type="checkbox" i], [role="checkbox"]'
const isSet = (box: Element): boolean =>
  box.hasAttribute('checked') || box.getAttribute('aria-checked') === 'true'
const drawnBox = /^\s*([☐□▢]|[☑☒✅✔✓])\s*/u

/** Converts check boxes: the first one in a list item makes it a task; others become a symbol. */
export function readBoxes(body: HTMLElement): void {
  for (const box of [...body.querySelectorAll(boxes)]) {
    const item = box.closest('li')
    if (item && !item.hasAttribute('data-checked') && isFirst(box, item)) {
      item.setAttribute('data-checked', String(isSet(box)))
      if (box === item)
        for (const picture of box.querySelectorAll('img[src^="data:"], img[aria-roledescription]'))
          picture.remove()
      else box.remove()
    } else if (box.matches('input')) box.replaceWith(isSet(box) ? '☑ ' : '☐ ')
    else box.prepend(isSet(box) ? '☑ ' : '☐ ')
  }
  for (const circle of body.querySelectorAll('input[type="radio" i]'))
    circle.replaceWith(isSet(circle) ? '◉ ' : '○ ')
  for (const item of body.querySelectorAll('li:not([data-checked])')) readDrawnBox(item)
}

/** Whether the box is preceded only by white space. */
function isFirst(box: Element, item: Element): boolean {
  if (box === item) return true
  const range = item.ownerDocument.createRange()
  range.setStart(item, 0)
  range.setEndBefore(box)
  return range.toString().trim() === ''
}

function readDrawnBox(item: Element): void {
  const sign = drawnBox.exec(item.textContent ?? '')
  const walker = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT)
  let text = walker.nextNode()
  while (text && (text.textContent ?? '').trim() === '') text = walker.nextNode()
  if (!sign || !(text instanceof Text)) return
  item.setAttribute('data-checked', String(!/[☐□▢]/u.test(sign[1] ?? '')))
  text.data = text.data.replace(drawnBox, '')
}
