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
/** A page that waits longer for one of its texts than a reader would is better asked for again. Milliseconds. */
const longestWaitMs = 10_000
const threads = openThreadPool(1, { longestWaitMs })
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
  return render({ kind: 'markdown', source, ...usualOptions, ...options }, pictures)
}

/** The worked solution of a problem, which is HTML or Markdown, to safe HTML. */
export function renderSolution(
  source: string,
  pictures: PictureLookup,
  options: RenderOptions = {},
): Promise<string> {
  return render({ kind: 'solution', source, ...usualOptions, ...options }, pictures)
}

/** The outline of a text, read beside its page on the same thread and kept like it. */
export async function outlineOf(source: string): Promise<Outline> {
  // Written by our own thread.
  return JSON.parse(await render({ kind: 'outline', source, ...usualOptions }, () => undefined)) as Outline
}

/** Where options are not given. */
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

/** What any worker needs to know of a text. */
type Text = Required<RenderOptions> & { kind: string; source: string }
type Pictured<Task> = Task & { pictures: ReadonlyMap<string, Picture | undefined> }

/** Has a worker render a text, where it has not been rendered lately. All of the task is text, numbers and truth values, but its terms. */
export function renderBy<Task extends Text>(
  renderer: Worker<Pictured<Task>, RenderingResult>,
  { source, terms, ...rest }: Task,
  pictures: PictureLookup,
): Promise<string> {
  // One letter more than is shown, so that the end says that it was cut.
  const text = { ...rest, terms, source: source.slice(0, MARKDOWN_LIMIT + 1) } as unknown as Task
  const explained = terms.length > 0 ? hash('sha256', JSON.stringify(terms)) : ''
  const key = `${JSON.stringify(rest)} ${hash('sha256', text.source)} ${explained}`
  const make = () => cache.get(key, pictures, (find) => renderOnThread(renderer, text, find))
  return timed('texto', () => renderOrPostpone(key, make))
}

const PICTURE_ADDRESS = /\/(?:figuras|media)\/[\w./-]{1,200}/g

// A thread cannot look pictures up: it gets those that the text seems to name, and says which others it met.
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
