import type { Page } from '@playwright/test'
import { settled } from './settled.ts'

/**
 * Lists the elements that make the page wider than its window, as
 * selectors with their right edge; empty when it fits.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  await settled(page)
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const sticksOut = (element: Element): boolean => element.getBoundingClientRect().right > clientWidth + 0.5
    const nameOf = ({ localName, id, classList }: Element): string =>
      localName + (id && `#${id}`) + [...classList].map((name) => `.${name}`).join('')
    const all = [...document.body.querySelectorAll('*')].filter(sticksOut)
    // An element that sticks out only because of a descendant is not reported.
    const guilty = all.filter((element) => ![...element.children].some(sticksOut))
    const names = guilty.map(
      (element) =>
        `${element.parentElement ? nameOf(element.parentElement) : ''} > ${nameOf(element)} (to ${Math.round(element.getBoundingClientRect().right)} px)`,
    )
    return [...new Set(names.length > 0 ? names : [`the page is ${scrollWidth} px wide`])]
  })
}
