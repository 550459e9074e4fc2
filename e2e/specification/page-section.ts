import type { Locator, Page } from '@playwright/test'

/** Locates the section of a page with this heading. */
export const section = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
