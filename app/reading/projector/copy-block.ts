import { makeElement } from '../../ui/components/make-element.ts'
import { borrow, live } from './borrowed.ts'
import { projectorTexts } from './projector-texts.ts'
import { type Block, option, type Step } from './read-sections.ts'

/** The list or box that a copy belongs to, so that its next piece is added to the same copy. */
const sources = new WeakMap<Element, Element>()

/** Appends a step to a screen; returns the added elements. */
export function placeStep(screen: Element, step: Step): Element[] {
  return step.flatMap((block) => placeBlock(screen, block))
}

function placeBlock(screen: Element, { within, element }: Block): Element[] {
  const added: Element[] = []
  let parent = screen
  const put = (child: Element): void => {
    parent.append(child)
    added.push(child)
  }
  for (const [depth, box] of within.entries()) {
    const last = parent.lastElementChild
    if (!last || sources.get(last) !== box) put(copyBox(box, within[depth + 1] ?? element))
    parent = parent.lastElementChild ?? parent
  }
  put(copyElement(element))
  return added
}

/** Copies a list or box without its children: a list continues the numbering, a box retains its title. */
function copyBox(box: Element, piece: Element): Element {
  const copy = box.cloneNode(false) as Element
  copy.removeAttribute('id')
  sources.set(copy, box)
  if (copy instanceof HTMLOListElement) copy.start += [...box.children].indexOf(piece)
  const title = box.querySelector(':scope > .callout-title')
  if (title) copy.append(copyElement(title))
  return copy
}

/**
 * Returns a live element itself, otherwise a copy beside the original: without ids, without popovers, and
 * with folded content open.
 */
function copyElement(element: Element): Element {
  if (element.matches(live)) return borrow(element)
  if (element.matches('.island')) return listOptions(element)
  const copy = element.cloneNode(true) as Element
  for (const one of [copy, ...copy.querySelectorAll('[id]')]) one.removeAttribute('id')
  for (const card of copy.querySelectorAll(`[popover], ${live}`)) card.remove()
  for (const one of copy.querySelectorAll('.term, .figure-link')) one.replaceWith(...one.childNodes)
  for (const picture of [copy, ...copy.querySelectorAll('img')])
    if (picture instanceof HTMLImageElement) picture.loading = 'eager'
  return copy instanceof HTMLDetailsElement ? unfold(copy) : copy
}

/** The options of a question as plain text, because answers cannot be chosen on a projector. */
function listOptions(island: Element): Element {
  const items = [...island.querySelectorAll(option)].map(({ textContent }) =>
    makeElement('li', { textContent }),
  )
  return makeElement('ul', {}, ...items)
}

function unfold(fold: HTMLDetailsElement): Element {
  const isHint = fold.matches('.fold-pista, .hint')
  return makeElement(
    'div',
    { className: 'callout' },
    makeElement('p', {
      className: 'callout-title',
      textContent: isHint ? projectorTexts.hint : projectorTexts.answer,
    }),
    ...[...fold.children].slice(1),
  )
}
