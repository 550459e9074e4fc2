import type { Locator, Page } from '@playwright/test'
import { expect } from './authoring-site.ts'

/** The editable text of the visual mode. */
export const text = (page: Page): Locator => page.locator('.visual-text')
/** The field whose value the form sends. */
export const stored = (page: Page): Locator => page.locator('textarea[name="content"]')
/** The open dialog. */
export const form = (page: Page): Locator => page.locator('dialog.visual-dialog')

/** Fills the required fields of a new question with one right option. */
export async function fillQuestion(page: Page): Promise<void> {
  await form(page).getByLabel('Enunciado').fill('¿Qué material conduce?')
  const options = form(page).getByRole('group', { name: 'Opciones' })
  await options.getByLabel('Opción', { exact: true }).nth(0).fill('Cobre')
  await options.getByLabel('Opción', { exact: true }).nth(1).fill('Vidrio')
  await options.getByLabel('Es correcta').nth(0).check()
}

/** Inserts an element with the slash menu, in a new paragraph after the current block. */
export async function insert(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await page.keyboard.type(`/${words}`)
  await expect(page.locator('.visual-option[aria-selected="true"]')).toBeVisible()
  await page.keyboard.press('Enter')
}
