import { expect as base, type Page } from '@playwright/test'
import type { Address } from './addresses.ts'

type Answer = { status: () => number; url: () => string }

/** The `expect` of Playwright with two matchers of our own. */
export const expect = base.extend({
  /** Passes when the server rejected the request with this status. */
  toBeRefused(answer: Answer | null, status: 401 | 403 | 404 | 409 | 413 | 429) {
    const said = answer ? `${new URL(answer.url()).pathname} answered ${answer.status()}` : 'nothing answered'
    return {
      pass: answer?.status() === status,
      message: () => `${said}; it was to be refused with ${status}`,
    }
  },
  /** Passes when the browser reaches this path, whatever its query. */
  async toLandOn(page: Page, address: Address) {
    try {
      await base(page).toHaveURL(({ pathname }) => pathname === address)
      return { pass: true, message: () => `the page landed on ${address}` }
    } catch {
      return { pass: false, message: () => `the page stands at ${page.url()}, not on ${address}` }
    }
  },
})
