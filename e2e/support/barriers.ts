import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settled } from './settled.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules of axe that are disabled because they report false positives; each has its reason. */
const exceptions = [
  // A column heading may be a formula, which axe does not read;
  // the corner cell of a comparison table is empty.
  'empty-table-header',
]

/**
 * Rules that run alone: the colours are the slowest and depend on the
 * theme, the targets on the width (WCAG 2.5.8).
 */
const single = { colours: 'color-contrast', targets: 'target-size' }
/**
 * Which rules run.
 * `all`: every rule.
 * `all but colours`: for one page among many of a kind.
 * `colours` or `targets`: for a page already checked, in another theme or at another width.
 */
type Look = 'all' | 'all but colours' | keyof typeof single

/**
 * Prepares axe for the current page.
 * It skips the results of passed rules and, in legacy mode, opens no second page to collect results of
 * frames, which the site does not have. Both together take most of the time of a run.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
}

/** Violations by rule id: the page names and, for each page, the selectors of its elements. */
export type Barriers = Record<string, Record<string, string[]>>

/** Runs axe on the current page and adds its violations to `found` under `name`. */
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
