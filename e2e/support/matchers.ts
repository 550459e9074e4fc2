import { expect as base, type Page } from '@playwright/test'
import type { Address } from './addresses.ts'

type Answer = { status: () => number; url: () => string }

/** Playwright's `expect`, with what the journeys of this site say often. */
export const expect = base.extend({
  /** The server said no with this status. */
  toBeRefused(answer: Answer | null, status: 401 | 403 | 404 | 409 | 413 | 429) {
    const said = answer ? `${new URL(answer.url()).pathname} answered ${answer.status()}` : 'nothing answered'
    return {
      pass: answer?.status() === status,
      message: () => `${said}; it was to be refused with ${status}`,
    }
  },
  /** The browser comes to stand on this page, whatever its parameters. */
  async toLandOn(page: Page, address: Address) {
    try {
      await base(page).toHaveURL(({ pathname }) => pathname === address)
      return { pass: true, message: () => `the page landed on ${address}` }
    } catch {
      return { pass: false, message: () => `the page stands at ${page.url()}, not on ${address}` }
    }
  },
})
