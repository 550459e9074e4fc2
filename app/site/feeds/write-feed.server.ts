import type { Pictures } from '../../documents/media/pictures.ts'
import { withoutQuestions } from '../../learning/questions/render-questions.server.ts'
import { renderMarkdown, renderSolution } from '../../platform/markdown/render-markdown.server.ts'
import { nameWorker, openThreadPool } from '../../platform/markdown/thread-pool.server.ts'
import type { FeedEntry, FeedText } from './feed-entry.ts'
import type { FeedTask } from './feed-worker.server.ts'

const threads = openThreadPool(0)
const worker = nameWorker<FeedTask, string>('feed-worker', import.meta.url)

type Channel = Pick<FeedTask, 'title' | 'description' | 'origin' | 'page' | 'self'> & {
  /** The date of a feed without entries; ISO-8601. */
  emptySince: string
}

/** Writes a feed as XML. The output is deterministic. */
export async function writeFeed(
  { emptySince, ...channel }: Channel,
  entries: readonly FeedEntry[],
  pictures: Pictures,
): Promise<string> {
  // Not the current time: an unchanged feed must have the same bytes.
  const updatedAt =
    entries
      .flatMap(({ updatedAt, date }) => [updatedAt, date])
      .sort()
      .at(-1) ?? emptySince
  const whole: FeedTask['entries'][number][] = []
  for (const entry of entries) whole.push(await readEntry(entry, pictures))
  return threads(worker, { ...channel, updatedAt, entries: whole })
}

async function readEntry(entry: FeedEntry, pictures: Pictures): Promise<FeedTask['entries'][number]> {
  const { path, title, kind, date, summary, imageUrl, texts } = entry
  const head = pictures.headPicture(imageUrl, texts[0]?.source ?? '')
  const picture = head?.kind === 'picture' ? { ...head.picture, alt: head.alt } : undefined
  const parts: string[] = []
  for (const text of texts) parts.push(await renderText(text, pictures))
  return {
    path,
    title,
    kind,
    date,
    summary,
    html: parts.join(''),
    picture: picture && { src: picture.src, alt: picture.alt, width: picture.width, height: picture.height },
  }
}

async function renderText({ kind, source, heading }: FeedText, { find }: Pictures): Promise<string> {
  const html =
    kind === 'solution'
      ? await renderSolution(source, find)
      : await renderMarkdown(await withoutQuestions(source), find)
  return heading === undefined ? html : `<h2>${heading}</h2>${html}`
}
