import type { Page } from '@playwright/test'
import { settled } from './settled.ts'

/** The minimum contrast ratio of text in WCAG 1.4.3. */
const least = 4.5

/**
 * Lists the texts of drawings whose contrast with the shape below their centre is too low, with the ratio.
 */
export async function findFaintWords(page: Page): Promise<string[]> {
  await settled(page)
  return page.evaluate((enough) => {
    const lightness = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const value = Number(part) / 255
        return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const painted = [...document.querySelectorAll('svg *')].filter(
      (part): part is SVGGeometryElement => part instanceof SVGGeometryElement && !part.closest('defs'),
    )
    /** Returns the fill of the last shape before the element that contains the point. */
    const colourBelow = (element: Element, x: number, y: number): string | undefined => {
      const shape = painted
        .filter((one) => one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
        .filter((one) => getComputedStyle(one).fill.startsWith('rgb'))
        .findLast((one) =>
          one.isPointInFill(new DOMPoint(x, y).matrixTransform(one.getScreenCTM()?.inverse())),
        )
      return shape && getComputedStyle(shape).fill
    }
    return [...document.querySelectorAll('svg text')].flatMap((words) => {
      const box = words.getBoundingClientRect()
      const below = colourBelow(words, box.x + box.width / 2, box.y + box.height / 2)
      if (below === undefined) return []
      const both = [lightness(getComputedStyle(words).fill), lightness(below)].map((one) => one + 0.05)
      const ratio = Math.max(...both) / Math.min(...both)
      return ratio < enough ? [`${words.textContent} ${ratio.toFixed(2)}`] : []
    })
  }, least)
}
