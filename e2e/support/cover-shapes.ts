import type { APIRequestContext } from '@playwright/test'
import type { SitePage } from './pages.ts'

/**
 * What stands in a page: every element with each of its classes and its role, and the names of its other attributes. Of the lines of a
 * drawing and the parts of a formula only those that say something to who does not see them, or can be reached.
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
 * Of many pages of one kind those that show, together with the first, every shape that any of them shows: what a rule about markup finds, it
 * finds on these.
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
