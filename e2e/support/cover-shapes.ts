import type { APIRequestContext } from '@playwright/test'
import type { SitePage } from './pages.ts'

/**
 * Lists the markup shapes of a page: each element with its classes,
 * its role and the names of its other attributes.
 * Inside drawings and formulas, only elements with a role, an ARIA attribute, a tab index or a link count.
 */
function listShapes(html: string): Set<string> {
  const shapes = new Set<string>()
  for (const [, tag = '', attributes = ''] of withoutLines(html).matchAll(
    /<([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)/g,
  )) {
    shapes.add(tag)
    for (const [, name = '', value = ''] of attributes.matchAll(/([^\s=>/]+)(?:="([^"]*)")?/g)) {
      const words = name === 'class' || name === 'role' ? value.split(/\s+/) : ['']
      for (const word of words) shapes.add(`${tag} ${name} ${word}`)
    }
  }
  return shapes
}

function withoutLines(html: string): string {
  const isTold = /\s(?:role|aria-[a-z]+|tabindex|href)=/
  return html.replace(
    /(<(svg|math)\b[^>]*>)(.*?)<\/\2>/gs,
    (_all, start: string, _name, inner: string) =>
      start + inner.replace(/<[a-z][^>]*>/g, (tag) => (isTold.test(tag) ? tag : '')),
  )
}

/**
 * Picks the pages that, together with the first one, contain every markup shape of all the pages.
 * A rule about markup that fails on any page of the kind also fails on one of these.
 */
export async function coverShapes(
  request: APIRequestContext,
  [first, ...others]: readonly [SitePage, ...SitePage[]],
): Promise<SitePage[]> {
  const shapesOf = async ({ path }: SitePage) => listShapes(await (await request.get(path)).text())
  const seen = await shapesOf(first)
  const open = new Map<SitePage, Set<string>>()
  for (const page of others) open.set(page, await shapesOf(page))
  const chosen: SitePage[] = []
  for (;;) {
    const [best] = [...open]
      .map(([page, shapes]) => ({ page, fresh: [...shapes].filter((shape) => !seen.has(shape)) }))
      .sort((a, b) => b.fresh.length - a.fresh.length)
    if (best === undefined || best.fresh.length === 0) return chosen
    for (const shape of best.fresh) seen.add(shape)
    open.delete(best.page)
    chosen.push(best.page)
  }
}
