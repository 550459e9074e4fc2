import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settled } from './settled.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What axe reports and is none, with the reason. */
const exceptions = [
  // A heading of a column may be a formula, which axe does not read, and the corner of a table that compares is empty.
  'empty-table-header',
]

/** The rule that tells a theme from another, and the slowest; the one that depends on the width (WCAG 2.5.8). */
const single = { colours: 'color-contrast', targets: 'target-size' }
/** What is looked for: on a page that was looked through before, its colours in another theme or its targets at another width; on one of many of a kind, all but colours. */
type Look = 'all' | 'all but colours' | keyof typeof single

/**
 * axe on the page as it stands. What it would tell of all that is right is not put together, and no second page is opened to
 * gather what frames say, of which the site has none: that is most of the time that it takes.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
}

/** What axe found, by rule: the pages and, on each, the elements. */
export type Barriers = Record<string, Record<string, string[]>>

/** Runs axe on the page as it stands and adds what it finds under the name of the page. */
export async function findBarriers(
  page: Page,
  name: string,
  found: Barriers = {},
  look: Look = 'all',
): Promise<Barriers> {
  await settled(page)
  const axe = axeOn(page)
  if (look === 'all') axe.withTags(tags).disableRules(exceptions)
  else if (look === 'all but colours') axe.withTags(tags).disableRules([...exceptions, single.colours])
  else axe.withRules(single[look])
  const { violations } = await axe.analyze()
  for (const { id, nodes } of violations) {
    const pages = found[id] ?? {}
    pages[name] = nodes.map(({ target }) => target.join(' '))
    found[id] = pages
  }
  return found
}
