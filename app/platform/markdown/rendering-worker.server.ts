import type { RenderOptions } from './markdown-limit.ts'
import { markdownToHtml, solutionToHtml } from './markdown-to-html.server.ts'
import { readOutline } from './outline.server.ts'
import type { Picture } from './picture.ts'

/** A text to render, with the pictures that are known so far by the address that the text may name. */
export type RenderingTask = Required<RenderOptions> & {
  kind: 'markdown' | 'solution' | 'outline'
  source: string
  pictures: ReadonlyMap<string, Picture | undefined>
}
/** `html`: of an outline, its JSON. `unknown`: addresses that the text names and the task did not know; for the HTML they were no pictures. */
export type RenderingResult = { html: string; unknown: string[] }

/** Renders a text on a thread, where pictures cannot be looked up. */
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
