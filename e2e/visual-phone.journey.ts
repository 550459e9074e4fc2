import type { Page } from '@playwright/test'
import { expect, makeCategory, test } from './authoring-site.ts'
import { publishTopic, writeTopic } from './visual-topic.ts'

/** What cannot be seen whole or is too small for a finger, by its words. */
async function findAwkward(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const name = (element: Element): string =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 30)}`
    if (document.documentElement.scrollWidth > innerWidth) found.push('page')
    const over = document.querySelector('dialog[open]:last-of-type') ?? document.querySelector('.visual-menu')
    if (over) {
      const { left, right, top, bottom } = over.getBoundingClientRect()
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) found.push(`cut: ${name(over)}`)
      if (over.scrollWidth > over.clientWidth) found.push(`wide: ${name(over)}`)
    }
    const stage = over ?? document.querySelector('.visual-editor')
    for (const target of stage?.querySelectorAll(
      'button, input, select, textarea, a[href], summary, [role="option"]',
    ) ?? []) {
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect()
      if (width > 0 && (width < 24 || height < 24)) found.push(`small: ${name(target)} ${width}×${height}`)
    }
    const caret = document.getSelection()
    const focus = document.activeElement
    if (!over && focus?.matches('.visual-text') && caret?.rangeCount) {
      const bar = document.querySelector('.visual-toolbar')?.getBoundingClientRect()
      const below = document.querySelector('.edit-submit')?.getBoundingClientRect().top ?? innerHeight
      // An empty paragraph has no letters to measure.
      const node = caret.focusNode
      const place = node instanceof Text ? caret.getRangeAt(0) : node instanceof Element ? node : undefined
      const { top = 0, bottom = 0 } = place?.getBoundingClientRect() ?? {}
      if (top < (bar?.bottom ?? 0) || bottom > below) found.push(`caret at ${top} to ${bottom}`)
    }
    return found
  })
}

test('on a phone of 360 px a teacher writes a topic by touching, without a mark: title, box, table of a spreadsheet, formula, photo, question and simulator, and shows, dates and publishes it', async ({
  author,
  browser,
  site,
}) => {
  await makeCategory(author, 'Solo a dedo')
  const phone = await browser.newContext({
    ...{ baseURL: site.url, locale: 'es-ES', hasTouch: true, isMobile: true },
    viewport: { width: 360, height: 740 },
    storageState: await author.context().storageState(),
  })
  const page = await phone.newPage()
  await page.addInitScript(() => localStorage.removeItem('engrana:modo-de-escribir'))
  await page.goto('/edit/temario/nuevo')
  await writeTopic(
    page,
    (target) => target.tap(),
    async () => {
      await expect.poll(() => findAwkward(page)).toEqual([])
    },
  )
  await publishTopic(page, browser, 'Solo a dedo', (target) => target.tap())
  await expect.poll(() => findAwkward(page)).toEqual([])
  await page.goto('/topic/solo-a-dedo')
  await expect(page.getByRole('heading', { level: 2, name: 'La ley' })).toBeVisible()
  await expect(page.getByRole('note', { name: 'Ejemplo' })).toContainText('Un columpio.')
  await expect(page.getByRole('cell', { name: 'Fuerza' })).toBeVisible()
  await phone.close()
})
