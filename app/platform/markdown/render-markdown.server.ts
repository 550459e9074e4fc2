import { hash } from 'node:crypto'
import { timed } from '../timing/spans.server.ts'
import { MARKDOWN_LIMIT, type RenderOptions } from './markdown-limit.ts'
import type { Outline } from './outline.server.ts'
import type { Picture, PictureLookup } from './picture.ts'
import { renderOrPostpone } from './rendering-apart.ts'
import { openRenderingCache } from './rendering-cache.ts'
import type { RenderingResult, RenderingTask } from './rendering-worker.server.ts'
import { nameWorker, openThreadPool, type Worker } from './thread-pool.server.ts'

const cache = openRenderingCache(500, 4_000_000)
/** Milliseconds after which a waiting rendering fails, so that the page answers 503 and can be retried. */
const maxWaitMs = 10_000
const threads = openThreadPool(1, { longestWaitMs: maxWaitMs })
const worker = nameWorker<RenderingTask, RenderingResult>('rendering-worker', import.meta.url)

/**
 * Renders Markdown to safe HTML on a worker thread. Accepts any text: a hostile text of a few kilobytes can
 * cost as much as a hundred pages. Rejects with ThreadsBusyError when the queue is too long.
 */
export function renderMarkdown(
  source: string,
  pictures: PictureLookup,
  options: RenderOptions = {},
): Promise<string> {
  return render({ kind: 'markdown', source, ...usualOptions, ...options }, pictures)
}

/** Renders the solution of a problem, in HTML or Markdown, to safe HTML. */
export function renderSolution(
  source: string,
  pictures: PictureLookup,
  options: RenderOptions = {},
): Promise<string> {
  return render({ kind: 'solution', source, ...usualOptions, ...options }, pictures)
}

/** Reads the outline of a text on the same thread, with the same cache. */
export async function outlineOf(source: string): Promise<Outline> {
  // The JSON was written by our own worker.
  return JSON.parse(await render({ kind: 'outline', source, ...usualOptions }, () => undefined)) as Outline
}

/** Default options. */
export const usualOptions: Required<RenderOptions> = {
  firstPicture: 'lazy',
  scope: '',
  lowerHeadings: 0,
  plainLinks: false,
  formulas: 'mathml',
  terms: [],
}

function render(task: Omit<RenderingTask, 'pictures'>, pictures: PictureLookup): Promise<string> {
  return renderBy(worker, task, pictures)
}

/** The part of a task that is common to all workers. */
type Text = Required<RenderOptions> & { kind: string; source: string }
type Pictured<Task> = Task & { pictures: ReadonlyMap<string, Picture | undefined> }

/**
 * Renders a text with a worker, unless it is cached. Apart from `terms`, the task may contain only strings,
 * numbers and booleans.
 */
export function renderBy<Task extends Text>(
  renderer: Worker<Pictured<Task>, RenderingResult>,
  { source, terms, ...rest }: Task,
  pictures: PictureLookup,
): Promise<string> {
  // One character more than the limit, so that the renderer detects the cut.
  const text = { ...rest, terms, source: source.slice(0, MARKDOWN_LIMIT + 1) } as unknown as Task
  const explained = terms.length > 0 ? hash('sha256', JSON.stringify(terms)) : ''
  const key = `${JSON.stringify(rest)} ${hash('sha256', text.source)} ${explained}`
  const make = () => cache.get(key, pictures, (find) => renderOnThread(renderer, text, find))
  return timed('texto', () => renderOrPostpone(key, make))
}

const PICTURE_ADDRESS = /\/(?:figuras|media)\/[\w./-]{1,200}/g

// A thread cannot look up pictures: it receives those that the text seems to name, and reports the unknown
// ones it met.
async function renderOnThread<Task extends Text>(
  renderer: Worker<Pictured<Task>, RenderingResult>,
  text: Task,
  find: PictureLookup,
): Promise<string> {
  const pictures = new Map<string, Picture | undefined>()
  let unknown: string[] = text.source.match(PICTURE_ADDRESS) ?? []
  for (;;) {
    for (const url of unknown) pictures.set(url, find(url))
    const result = await threads(renderer, { ...text, pictures })
    if (result.unknown.length === 0) return result.html
    unknown = result.unknown
  }
}
