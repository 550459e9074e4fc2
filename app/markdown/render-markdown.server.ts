import { hash } from 'node:crypto'
import { openMarkdownParser } from './markdown-parser.server.ts'
import type { PictureLookup } from './picture.ts'
import { openRenderingCache } from './rendering-cache.ts'
import { type SanitizeOptions, sanitizeHtml } from './sanitize-html.server.ts'

/** The longest text that is rendered; the rest is left out, and a note says so. */
export const MARKDOWN_LIMIT = 100_000

export type RenderOptions = {
  /** `eager` when the first picture is in sight as the page opens. */
  firstPicture?: 'eager' | 'lazy'
}

// A text of this many marks is no text: it is shown as it was written.
const MAX_TAGS = 25_000
const CUT_NOTE = '<p class="limit-note">El texto es demasiado largo y se ha cortado aquí.</p>\n'
const PLAIN_NOTE = '<p class="limit-note">El texto es demasiado complejo y se muestra sin formato.</p>\n'

const parser = openMarkdownParser()
const cache = openRenderingCache(500, 4_000_000)

/** Markdown to safe HTML. Any text is accepted; the limits keep the work small for all of them. */
export function renderMarkdown(source: string, pictures: PictureLookup, options: RenderOptions = {}): string {
  const first = options.firstPicture ?? 'lazy'
  return cache.get(`markdown ${first} ${hash('sha256', source)}`, pictures, (lookup) =>
    finish(source, (text) => parser.render(text, {}), { pictures: lookup, firstPicture: first }),
  )
}

/** The Markdown of a text of one paragraph, without the paragraph and without pictures. */
export function renderInlineMarkdown(source: string): string {
  return finish(source, (text) => parser.renderInline(text, {}), {})
}

/** The worked solution of a problem, which is HTML or Markdown, to safe HTML. */
export function renderSolution(source: string, pictures: PictureLookup, options: RenderOptions = {}): string {
  if (!/^\s*<[a-z]/i.test(source)) return renderMarkdown(source, pictures, options)
  const first = options.firstPicture ?? 'lazy'
  return cache.get(`html ${first} ${hash('sha256', source)}`, pictures, (lookup) =>
    finish(source, (text) => text, { pictures: lookup, firstPicture: first }),
  )
}

function finish(source: string, toHtml: (text: string) => string, options: SanitizeOptions): string {
  const text = source.slice(0, MARKDOWN_LIMIT).toWellFormed()
  const html = toHtml(text)
  const body = countTags(html) > MAX_TAGS ? asWritten(text) : html
  return sanitizeHtml(source.length > MARKDOWN_LIMIT ? body + CUT_NOTE : body, options)
}

function asWritten(text: string): string {
  return `${PLAIN_NOTE}<pre class="code" tabindex="0">${parser.utils.escapeHtml(text)}</pre>\n`
}

function countTags(html: string): number {
  let count = 0
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) count++
  return count
}
