import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What axe reports and is none, with the reason. */
const exceptions = [
  // A heading of a column may be a formula, which axe does not read, and the corner of a table that compares is empty.
  'empty-table-header',
]

/** What axe found, by rule: the pages and, on each, the elements. */
export type Barriers = Record<string, Record<string, string[]>>

/** Runs axe on the page as it stands and adds what it finds under the name of the page. */
export async function findBarriers(page: Page, name: string, found: Barriers = {}): Promise<Barriers> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).disableRules(exceptions).analyze()
  for (const { id, nodes } of violations) {
    const pages = found[id] ?? {}
    pages[name] = nodes.map(({ target }) => target.join(' '))
    found[id] = pages
  }
  return found
}
