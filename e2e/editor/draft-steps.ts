import { type Browser, expect, type Page } from '@playwright/test'

/** Waits until the draft of the open form is saved. */
export async function expectDraftKept(page: Page): Promise<void> {
  // Exactly one notice: above the form when its address has changed, else above its buttons.
  await expect(page.getByRole('status').filter({ hasText: 'Se ha guardado el borrador' })).toHaveCount(1)
}

export async function keepDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar borrador' }).click()
  await expectDraftKept(page)
}

/** Reads the preview link of the open draft, once it has been requested. */
export async function readPreviewLink(page: Page): Promise<string> {
  const link = page.getByLabel('Enlace de vista previa', { exact: true })
  await expect(link).toBeVisible()
  return link.inputValue()
}

/** Creates the preview link of the open draft and returns it. */
export async function previewLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Enlace de vista previa' }).click()
  return readPreviewLink(page)
}

/** Opens a preview link in a signed-out browser, and expects the title of the draft there. */
export async function seeByLink(browser: Browser, link: string, title: string): Promise<void> {
  const visitor = await browser.newContext()
  const page = await visitor.newPage()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await visitor.close()
}

/** Expects that the open draft shows this publication time. */
export async function expectDue(page: Page, moment: string): Promise<void> {
  const told = page.getByRole('region', { name: 'Borrador' }).getByText('Se publicará el')
  await expect(told).toContainText(`${moment} (hora de Madrid).`)
}
