import type { Page } from '@playwright/test'
import { settled } from './settled.ts'

/** An element that gets the focus by the Tab key. */
type Stop = {
  name: string
  role: string
  /** Whether the element, or its surroundings, look different while it has the focus. */
  ringSeen: boolean
  /** Whether the element is visible and at least partly uncovered. */
  inView: boolean
}

/** More stops than any page has: a longer walk is stuck in a focus trap. */
const most = 500

/** Walks through the page with the Tab key from start to end. Throws when the focus is trapped. */
export async function tabThrough(page: Page): Promise<Stop[]> {
  await settled(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(beginWalk)
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press('Tab')
    const step = await page.evaluate(() => window.tabWalk?.step())
    if (step === 'end') return (await page.evaluate(() => window.tabWalk?.end())) ?? []
    if (step === 'caught') break
  }
  const caught = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
  throw new Error(`The Tab key is caught at ${caught}`)
}

declare global {
  interface Window {
    tabWalk?: { step: () => 'on' | 'end' | 'caught'; end: () => Stop[] }
  }
}

/** Runs in the page. */
function beginWalk(): void {
  const walked = new Map<Element, { look: string; inView: boolean }>()
  const shown = [
    'outline',
    'boxShadow',
    'border',
    'backgroundColor',
    'color',
    'textDecoration',
    'opacity',
  ] as const

  /**
   * Describes the look of an element, with the elements around it on which a style may draw the focus ring.
   */
  const lookOf = (element: Element): string => {
    for (const animation of document.getAnimations()) animation.finish()
    const around = [element, element.nextElementSibling, ...(element.closest('label')?.children ?? [])]
    // A card shows the focus of the link that fills it.
    let outer = element.parentElement
    for (let level = 0; level < 4 && outer; level++, outer = outer.parentElement) around.push(outer)
    return around
      .filter((one) => one !== null)
      .flatMap((one) => [undefined, '::before', '::after'].map((part) => getComputedStyle(one, part)))
      .map((style) => shown.map((name) => style[name]).join())
      .join('\n')
  }
  const isInView = (element: Element): boolean => {
    // An input that is drawn by its label may be invisible itself.
    const own = element.closest('label') ?? element
    const box = [...own.getClientRects()].find(({ width, height }) => width > 0 && height > 0)
    if (!box || !own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
    if (left >= right || top >= bottom) return false
    // For a tall field that extends below the window, a visible upper part is enough (WCAG 2.4.11).
    return [(top + bottom) / 2, top + (bottom - top) / 4].some((middle) => {
      const over = document.elementFromPoint((left + right) / 2, middle)
      return own.contains(over) || (over?.contains(element) ?? false)
    })
  }
  const describe = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const name = element.getAttribute('aria-label') ?? (label ?? element).textContent ?? ''
    const role = element.getAttribute('role') ?? element.localName
    return { name: name.replace(/\s+/g, ' ').trim().slice(0, 60), role }
  }
  let last: Element | null = null
  // Day, month, year and the calendar are stops inside one date field;
  // hours, minutes and the clock inside a time field.
  let partsOfDate = 0
  const isPartOfDate = (element: Element): boolean =>
    element === last &&
    element instanceof HTMLInputElement &&
    ['date', 'time'].includes(element.type) &&
    ++partsOfDate <= 3
  window.tabWalk = {
    step() {
      const { activeElement: element } = document
      const isOutside = element === null || element === document.body || element === document.documentElement
      if (isOutside || element === [...walked.keys()][0]) return 'end'
      if (isPartOfDate(element)) return 'on'
      if (element === last || walked.has(element)) return 'caught'
      last = element
      partsOfDate = 0
      walked.set(element, { look: lookOf(element), inView: isInView(element) })
      return 'on'
    },
    end() {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      return [...walked].map(([element, { look, inView }]) => ({
        ...describe(element),
        ringSeen: look !== lookOf(element),
        inView,
      }))
    },
  }
}
