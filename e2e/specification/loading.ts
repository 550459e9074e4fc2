import type { Page } from '@playwright/test'
import { expect } from '../support/matchers.ts'
import { type Given, type Statement, statement } from './statement.ts'

export const loading = 'Loading texts show while the next page is on its way'

/**
 * A row about a pending page, reached by a header link. The status 204 keeps the browser on the current page,
 * as it is while a page is pending.
 */
export function loadingRow(name: string, link: string, route: RegExp, words: string): Statement {
  return statement(
    '2',
    `${name}: «${words}» while it loads`,
    async ({ page }) => {
      await page.goto('/faq')
      await page.route(route, (one) => one.fulfill({ status: 204 }))
      // By keyboard: a pointer near the link would make the browser prefetch the page.
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).press('Enter')
      await expect(page.getByRole('status').getByText(words, { exact: true })).toBeVisible()
    },
    loading,
  )
}

/** Opens a page as an admin. */
export async function writersPage({ as }: Given, path: string): Promise<Page> {
  const page = await as('admin')
  await page.goto(path)
  return page
}
