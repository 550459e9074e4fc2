import type { RenderOptions } from './markdown-limit.ts'
import { markdownToHtml, solutionToHtml } from './markdown-to-html.server.ts'
import { readOutline } from './outline.server.ts'
import type { Picture } from './picture.ts'

/** A text to render, with the known pictures by the address in the text. */
export type RenderingTask = Required<RenderOptions> & {
  kind: 'markdown' | 'solution' | 'outline'
  source: string
  pictures: ReadonlyMap<string, Picture | undefined>
}
/**
 * `html`: the HTML, or the JSON of an outline. `unknown`: addresses in the text that were missing in
 * `pictures`; they were rendered as unknown pictures.
 */
export type RenderingResult = { html: string; unknown: string[] }

/** Renders a text on a worker thread, where pictures cannot be looked up. */
export function run({ kind, source, pictures, ...options }: RenderingTask): RenderingResult {
  if (kind === 'outline') return { html: JSON.stringify(readOutline(source)), unknown: [] }
  const unknown = new Set<string>()
  const toHtml = kind === 'solution' ? solutionToHtml : markdownToHtml
  const find = (url: string): Picture | undefined => {
    if (!pictures.has(url)) unknown.add(url)
    return pictures.get(url)
  }
  const html = toHtml(source, find, options)
  return { html, unknown: [...unknown] }
}
