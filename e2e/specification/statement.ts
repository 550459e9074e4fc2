import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type { SiteServer } from '../../test/site/site-server.ts'
import type { Who } from '../support/people.ts'

export type Given = {
  page: Page
  request: APIRequestContext
  as: (who: Who) => Promise<Page>
  browser: Browser
  site: SiteServer
  /** Starts another site, for actions that must not affect the shared one. */
  start: (settings?: Record<string, string>) => Promise<SiteServer>
}
/**
 * A statement of the specification: its section, its words, a check
 * that it holds, and the decision that changed it.
 */
export type Statement = {
  section: string
  words: string
  check: (given: Given) => Promise<void>
  decision?: string
}

export function statement(
  section: string,
  words: string,
  check: Statement['check'],
  decision?: string,
): Statement {
  return decision === undefined ? { section, words, check } : { section, words, check, decision }
}
