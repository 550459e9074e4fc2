import type { Page } from '@playwright/test'
import { settled } from './settled.ts'

/** The elements that make the page wider than its window, as selectors, each with its right edge; none when it fits. */
export async function findOverflow(page: Page): Promise<string[]> {
  await settled(page)
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const sticksOut = (element: Element): boolean => element.getBoundingClientRect().right > clientWidth + 0.5
    const nameOf = ({ localName, id, classList }: Element): string =>
      localName + (id && `#${id}`) + [...classList].map((name) => `.${name}`).join('')
    const all = [...document.body.querySelectorAll('*')].filter(sticksOut)
    // What sticks out only because of something within it is not to blame.
    const guilty = all.filter((element) => ![...element.children].some(sticksOut))
    const names = guilty.map(
      (element) =>
        `${element.parentElement ? nameOf(element.parentElement) : ''} > ${nameOf(element)} (to ${Math.round(element.getBoundingClientRect().right)} px)`,
    )
    return [...new Set(names.length > 0 ? names : [`the page is ${scrollWidth} px wide`])]
  })
}
