import type { Page } from '@playwright/test'
import { expect, test } from './authoring-site.ts'
import { stored, text } from './visual-steps.ts'

const plus = (page: Page) =>
  page.getByRole('toolbar', { name: 'Formato' }).getByRole('button', { name: 'Insertar', exact: true })

test('closing the menu opened by the button leaves no slash, but a typed slash stays', async ({ author }) => {
  await author.goto('/edit/blog/nuevo')
  await author.evaluate(() => localStorage.removeItem('engrana:modo-de-escribir'))
  await author.reload()
  await text(author).click()
  const menu = author.locator('.visual-menu')
  await author.keyboard.type('Antes')
  await plus(author).click()
  await expect(menu).toBeVisible()
  await author.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(text(author)).toHaveText('Antes')
  await plus(author).click()
  await author.keyboard.type('tab')
  await expect(menu.getByRole('option')).toHaveText(['Tabla'])
  await author.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(text(author)).toHaveText('Antes')
  await plus(author).click()
  await expect(menu).toBeVisible()
  await text(author).getByText('Antes').click()
  await expect(menu).toBeHidden()
  await expect(text(author)).toHaveText('Antes')
  await author.keyboard.press('Control+End')
  await author.keyboard.type('/')
  await expect(menu).toBeVisible()
  await author.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(text(author)).toHaveText('Antes/')
  await expect(stored(author)).toHaveValue('Antes\n\n/')
})
