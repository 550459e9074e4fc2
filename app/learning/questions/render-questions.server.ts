import { redirect } from 'react-router'
import type { RenderOptions } from '../../platform/markdown/markdown-limit.ts'
import type { PictureLookup } from '../../platform/markdown/picture.ts'
import { renderBy, usualOptions } from '../../platform/markdown/render-markdown.server.ts'
import type { RenderingResult } from '../../platform/markdown/rendering-worker.server.ts'
import { nameWorker } from '../../platform/markdown/thread-pool.server.ts'
import { drawSeed, isSeed } from '../practice/seed.server.ts'
import { renderSimulator } from '../simulators/render-simulator.server.tsx'
import type { QuestionsTask } from './questions-worker.server.ts'
import type { ListedQuestion, ShownPiece, ShownQuestion, TextPiece } from './shown-question.ts'

const worker = nameWorker<QuestionsTask, RenderingResult>('questions-worker', import.meta.url)
const noPicture: PictureLookup = () => undefined

/** A cheap test for questions; without a match no worker thread is needed. */
const mayAsk = (source: string): boolean => /:::[ \t]*p|::simulador/.test(source)

/** Rendering options. `seed`: the seed of the numbers; empty for those of the text. */
type Options = RenderOptions & { seed?: string }

async function read<Result>(
  kind: QuestionsTask['kind'],
  source: string,
  [find, options]: [PictureLookup, Options],
): Promise<Result> {
  // The cast is safe: the JSON comes from this repository's worker.
  const json = await renderBy(worker, { kind, source, seed: '', ...usualOptions, ...options }, find)
  return JSON.parse(json) as Result
}

/**
 * Renders a text to pieces for its page: safe HTML, with questions and simulators between. Any text is
 * accepted.
 */
export async function renderPieces(
  source: string,
  find: PictureLookup,
  options: Options,
): Promise<ShownPiece[]> {
  const pieces = await read<TextPiece[]>('pieces', source, [find, options])
  // Render simulators here, because the worker thread does not load React.
  return pieces.map((piece) =>
    piece.kind === 'simulator'
      ? { ...piece, html: renderSimulator({ ...piece.set, isAlone: false }) }
      : piece,
  )
}

/**
 * Renders the questions of a text without the text, in order. `scope`: a prefix that keeps ids unique on a
 * page that shows questions of several texts.
 */
export async function renderQuestions(
  source: string,
  find: PictureLookup,
  options: Options,
): Promise<ShownQuestion[]> {
  return mayAsk(source) ? read('questions', source, [find, options]) : []
}

/** Renders the questions of a simulator, about states drawn from a seed. */
export function renderAsks(kindSlug: string, seed: string): Promise<ShownQuestion[]> {
  return read('asks', kindSlug, [noPicture, { seed }])
}

/** Lists the valid questions of a text, in order. */
export async function listQuestions(source: string): Promise<ListedQuestion[]> {
  return mayAsk(source) ? read('question-list', source, [noPicture, {}]) : []
}

/**
 * Converts a text to plain Markdown for readers who cannot answer: statements and options, without answers.
 */
export async function withoutQuestions(source: string): Promise<string> {
  if (!mayAsk(source)) return source
  return renderBy(
    worker,
    { kind: 'without-questions' as const, source, seed: '', ...usualOptions },
    noPicture,
  )
}

/**
 * Returns the seed of `?semilla=…` for the questions of a topic, or an empty text if it is invalid or no
 * question of the topic has other numbers. For `nueva`, throws a redirect to an unpredictable seed; the
 * browser keeps the fragment.
 */
export async function readQuestionSeed(
  { id, content }: { id: string; content: string },
  given: string | null,
): Promise<string> {
  if (given === null || !isSeed(given)) return ''
  const questions = await listQuestions(content)
  if (!questions.some(({ varies }) => varies)) return ''
  if (given !== 'nueva') return given
  throw redirect(`/topic/${id}?semilla=${drawSeed()}`, 302)
}
