import { writeFormulasAsTex } from './formula-plugin.server.ts'
import { MARKDOWN_LIMIT, type RenderOptions } from './markdown-limit.ts'
import { openMarkdownParser } from './markdown-parser.server.ts'
import type { PictureLookup } from './picture.ts'
import { type SanitizeOptions, sanitizeHtml } from './sanitize-html.server.ts'
import { explainTerms } from './term-plugin.ts'

// Maximum number of tags. A text with more is shown as plain source.
export const MAX_TAGS = 25_000
export const CUT_NOTE = '<p class="limit-note">El texto es demasiado largo y se ha cortado aquí.</p>\n'
const PLAIN_NOTE = '<p class="limit-note">El texto es demasiado complejo y se muestra sin formato.</p>\n'

const parser = openMarkdownParser()

/** Renders Markdown to safe HTML. Accepts any text; limits bound the work. */
export function markdownToHtml(source: string, pictures: PictureLookup, options: RenderOptions = {}): string {
  const toHtml = (text: string): string => {
    const env = {}
    explainTerms(env, options.terms ?? [])
    if (options.formulas === 'tex') writeFormulasAsTex(env)
    return parser.render(text, env)
  }
  return finish(source, toHtml, { pictures, ...options })
}

/** Renders the solution of a problem, in HTML or Markdown, to safe HTML. */
export function solutionToHtml(source: string, pictures: PictureLookup, options: RenderOptions = {}): string {
  if (!/^\s*<[a-z]/i.test(source)) return markdownToHtml(source, pictures, options)
  return finish(source, (text) => text, { pictures, ...options })
}

function finish(source: string, toHtml: (text: string) => string, options: SanitizeOptions): string {
  const text = source.slice(0, MARKDOWN_LIMIT).toWellFormed()
  const html = toHtml(text)
  const body = countTags(html) > MAX_TAGS ? asWritten(text) : html
  return sanitizeHtml(source.length > MARKDOWN_LIMIT ? body + CUT_NOTE : body, options)
}

/** Renders a text as plain source, with a note. */
export function asWritten(text: string): string {
  return `${PLAIN_NOTE}<pre class="code" tabindex="0">${parser.utils.escapeHtml(text)}</pre>\n`
}

export function countTags(html: string): number {
  let count = 0
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) count++
  return count
}
