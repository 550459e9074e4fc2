import { type Browser, expect, type Page } from '@playwright/test'

/** Waits until the draft of the form that is open has been saved. */
export async function expectDraftKept(page: Page): Promise<void> {
  // It is told once: above the form where that has a new address, else over its buttons.
  await expect(page.getByRole('status').filter({ hasText: 'Se ha guardado el borrador' })).toHaveCount(1)
}

export async function keepDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar borrador' }).click()
  await expectDraftKept(page)
}

/** The link of a draft that is open, once it was asked for. */
export async function readPreviewLink(page: Page): Promise<string> {
  const link = page.getByLabel('Enlace de vista previa', { exact: true })
  await expect(link).toBeVisible()
  return link.inputValue()
}

/** Makes the link of a draft that is open. */
export async function previewLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Enlace de vista previa' }).click()
  return readPreviewLink(page)
}

/** Opens the link of a draft in a browser that nobody has signed in with, where it is read under its title. */
export async function seeByLink(browser: Browser, link: string, title: string): Promise<void> {
  const visitor = await browser.newContext()
  const page = await visitor.newPage()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await visitor.close()
}

/** The draft that is open will be published at that moment, as its panel says. */
export async function expectDue(page: Page, moment: string): Promise<void> {
  const told = page.getByRole('region', { name: 'Borrador' }).getByText('Se publicará el')
  await expect(told).toContainText(`${moment} (hora de Madrid).`)
}
