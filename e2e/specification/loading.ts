import type { Page } from '@playwright/test'
import { expect } from '../support/matchers.ts'
import { type Given, type Statement, statement } from './statement.ts'

export const loading = 'Loading texts show while the next page is on its way'

/** Follows a link of the header to a page that never comes: with 204 the browser stays where it is, as it does while it waits. */
export function loadingRow(name: string, link: string, route: RegExp, words: string): Statement {
  return statement(
    '2',
    `${name}: «${words}» while it loads`,
    async ({ page }) => {
      await page.goto('/faq')
      await page.route(route, (one) => one.fulfill({ status: 204 }))
      // By keyboard: a pointer that comes near would let the browser fetch the page beforehand.
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).press('Enter')
      await expect(page.getByRole('status').getByText(words, { exact: true })).toBeVisible()
    },
    loading,
  )
}

/** A page as an admin sees it. */
export async function writersPage({ as }: Given, path: string): Promise<Page> {
  const page = await as('admin')
  await page.goto(path)
  return page
}
