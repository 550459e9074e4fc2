import { hash } from 'node:crypto'
import { timed } from '../timing/spans.server.ts'
import { MARKDOWN_LIMIT, type RenderOptions } from './markdown-limit.ts'
import type { Outline } from './outline.server.ts'
import type { Picture, PictureLookup } from './picture.ts'
import { openRenderingCache } from './rendering-cache.ts'
import type { RenderingResult, RenderingTask } from './rendering-worker.server.ts'
import { nameWorker, openThreadPool } from './thread-pool.server.ts'

const cache = openRenderingCache(500, 4_000_000)
const threads = openThreadPool(1)
const worker = nameWorker<RenderingTask, RenderingResult>('rendering-worker', import.meta.url)

/**
 * Markdown to safe HTML. Any text is accepted. It is rendered on a thread of its own: a text of a few kilobytes can be
 * made to cost what a hundred pages cost.
 */
export function renderMarkdown(
  source: string,
  pictures: PictureLookup,
  options: RenderOptions = {},
): Promise<string> {
  return render({ kind: 'markdown', source, ...defaults, ...options }, pictures)
}

/** The worked solution of a problem, which is HTML or Markdown, to safe HTML. */
export function renderSolution(
  source: string,
  pictures: PictureLookup,
  options: RenderOptions = {},
): Promise<string> {
  return render({ kind: 'solution', source, ...defaults, ...options }, pictures)
}

/** The outline of a text, read beside its page on the same thread and kept like it. */
export async function outlineOf(source: string): Promise<Outline> {
  // Written by our own thread.
  return JSON.parse(await render({ kind: 'outline', source, ...defaults }, () => undefined)) as Outline
}

type Text = Omit<RenderingTask, 'pictures'>

const defaults = { firstPicture: 'lazy', scope: '', lowerHeadings: 0, plainLinks: false, terms: [] } as const

function render({ source, ...options }: Text, pictures: PictureLookup): Promise<string> {
  // One letter more than is shown, so that the end says that it was cut.
  const text: Text = { ...options, source: source.slice(0, MARKDOWN_LIMIT + 1) }
  const { kind, firstPicture, scope, lowerHeadings, plainLinks, terms } = options
  const explained = terms.length > 0 ? hash('sha256', JSON.stringify(terms)) : ''
  const key = `${kind} ${firstPicture} ${lowerHeadings} ${plainLinks} ${hash('sha256', text.source)} ${explained} ${scope}`
  return timed('texto', () => cache.get(key, pictures, (find) => renderOnThread(text, find)))
}

const PICTURE_ADDRESS = /\/(?:figuras|media)\/[\w./-]{1,200}/g

// A thread cannot look pictures up: it gets those that the text seems to name, and says which others it met.
async function renderOnThread(text: Text, find: PictureLookup): Promise<string> {
  const pictures = new Map<string, Picture | undefined>()
  let unknown: string[] = text.source.match(PICTURE_ADDRESS) ?? []
  for (;;) {
    for (const url of unknown) pictures.set(url, find(url))
    const result = await threads(worker, { ...text, pictures })
    if (result.unknown.length === 0) return result.html
    unknown = result.unknown
  }
}
