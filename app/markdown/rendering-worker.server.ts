import type { RenderOptions } from './markdown-limit.ts'
import { markdownToHtml, solutionToHtml } from './markdown-to-html.server.ts'
import type { Picture } from './picture.ts'

/** A text to render, with the pictures that are known so far by the address that the text may name. */
export type RenderingTask = Required<RenderOptions> & {
  kind: 'markdown' | 'solution'
  source: string
  pictures: ReadonlyMap<string, Picture | undefined>
}
/** `unknown`: addresses that the text names and the task did not know; for the HTML they were no pictures. */
export type RenderingResult = { html: string; unknown: string[] }

/** Renders a text on a thread, where pictures cannot be looked up. */
export function run({ kind, source, pictures, ...options }: RenderingTask): RenderingResult {
  const unknown = new Set<string>()
  const toHtml = kind === 'solution' ? solutionToHtml : markdownToHtml
  const find = (url: string): Picture | undefined => {
    if (!pictures.has(url)) unknown.add(url)
    return pictures.get(url)
  }
  const html = toHtml(source, find, options)
  return { html, unknown: [...unknown] }
}
