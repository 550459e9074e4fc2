import { expect, test } from '../support/journey.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } })

test('on the home page a problem is answered in place: with one touch or one answer', async ({ page }) => {
  await page.goto('/')
  const problem = page.getByRole('article').filter({ hasText: 'Problema sugerido' })
  const [button, field] = [problem.locator('.answer-button').first(), problem.getByRole('textbox').first()]
  if (await button.count()) await button.tap()
  else {
    await field.tap()
    await expect(field).toBeFocused()
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
  }
  await expect(problem.locator('.verdict').first()).toHaveText(/^(Correcto|Casi|Incorrecto|No lo entiendo)/)
  await expect(page).toHaveURL('/')
})

test('a block of a course is two touches away from the home page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: '2.º de ESO' }).tap()
  await expect(page).toHaveURL('/temario?curso=2')
  const block = page.getByRole('navigation', { name: 'Bloques' }).getByRole('link', { name: /electricidad/ })
  await expect(block).toBeInViewport()
  await block.tap()
  const topics = page.getByRole('region', { name: 'Estructuras, mecanismos y electricidad' })
  await expect(topics.getByRole('link').first()).toBeInViewport()
})
