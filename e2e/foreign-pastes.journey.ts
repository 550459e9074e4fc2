import type { Page } from '@playwright/test'
import { expect, test } from './authoring-site.ts'
import { type ForeignText, foreignClips, foreignPages } from './foreign-pages.ts'
import { listenToPolicy, paste } from './visual-clips.ts'
import { stored, text } from './visual-steps.ts'

const told = (page: Page) => page.locator('.visual-editor > [role="status"]')

async function openEmpty(page: Page): Promise<void> {
  await page.goto('/edit/blog/nuevo')
  await page.evaluate(() => localStorage.removeItem('engrana:modo-de-escribir'))
  await page.reload()
  await text(page).click()
}

async function expectPasted(page: Page, { written, notice }: ForeignText): Promise<void> {
  await expect(stored(page)).toHaveValue(written)
  await expect(told(page)).toHaveText(notice ?? /^Pegado/)
  // What is lost stands on the screen, not only in the ears of some.
  await expect(told(page)).toHaveClass(notice ? 'visual-notice' : 'visually-hidden')
}

test('what is copied with Ctrl+C in a page keeps what it says when it is pasted with Ctrl+V', async ({
  author,
}) => {
  await openEmpty(author)
  const violations = await listenToPolicy(author)
  const other = await author.context().newPage()
  for (const foreign of foreignPages)
    await test.step(foreign.name, async () => {
      await other.setContent(
        `<!doctype html><html lang="es"><meta charset="utf-8"><body>${foreign.html}</body></html>`,
      )
      await other.bringToFront()
      await other.keyboard.press('Control+a')
      await other.keyboard.press('Control+c')
      await author.bringToFront()
      await text(author).focus()
      await author.keyboard.press('Control+a')
      await author.keyboard.press('Control+v')
      await expectPasted(author, foreign)
    })
  expect(await violations()).toEqual([])
})

test('what other programs put on the clipboard keeps what it says', async ({ author }) => {
  await openEmpty(author)
  const violations = await listenToPolicy(author)
  for (const foreign of foreignClips)
    await test.step(foreign.name, async () => {
      await author.keyboard.press('Control+a')
      await paste(author, { 'text/html': foreign.html, 'text/plain': 'sin formato' })
      await expectPasted(author, foreign)
    })
  expect(await violations()).toEqual([])
})
