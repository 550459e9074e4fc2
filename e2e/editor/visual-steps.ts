import type { Locator, Page } from '@playwright/test'
import { expect } from './authoring-site.ts'

/** Where one writes in the visual mode. */
export const text = (page: Page): Locator => page.locator('.visual-text')
/** What the form would send. */
export const stored = (page: Page): Locator => page.locator('textarea[name="content"]')
/** The dialog that is open. */
export const form = (page: Page): Locator => page.locator('dialog.visual-dialog')

/** Fills in what a new question with one right option must have. */
export async function fillQuestion(page: Page): Promise<void> {
  await form(page).getByLabel('Enunciado').fill('¿Qué material conduce?')
  const options = form(page).getByRole('group', { name: 'Opciones' })
  await options.getByLabel('Opción', { exact: true }).nth(0).fill('Cobre')
  await options.getByLabel('Opción', { exact: true }).nth(1).fill('Vidrio')
  await options.getByLabel('Es correcta').nth(0).check()
}

/** Chooses by keyboard what is to be inserted, in a new paragraph behind the block of the caret. */
export async function insert(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await page.keyboard.type(`/${words}`)
  await expect(page.locator('.visual-option[aria-selected="true"]')).toBeVisible()
  await page.keyboard.press('Enter')
}
