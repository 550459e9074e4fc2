import type { Page } from '@playwright/test'

/** Records every layout shift of the pages that are opened from now on: its value and the elements that moved. */
export function recordShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: string[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & {
          value?: number
          sources?: { node?: Element }[]
        }
        shifts.push(`${value} ${sources.map(({ node }) => node?.outerHTML?.slice(0, 100)).join(' ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
}

/** The layout shifts of the page that is open, after {@link recordShifts}. */
export function listShifts(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'shifts'))
}

/** Resolves when the page has painted what has been done to it. */
export function nextPaint(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}
