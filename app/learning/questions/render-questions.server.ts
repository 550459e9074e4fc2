import type { RenderOptions } from '../../platform/markdown/markdown-limit.ts'
import type { PictureLookup } from '../../platform/markdown/picture.ts'
import { renderBy, usualOptions } from '../../platform/markdown/render-markdown.server.ts'
import type { RenderingResult } from '../../platform/markdown/rendering-worker.server.ts'
import { nameWorker } from '../../platform/markdown/thread-pool.server.ts'
import { renderSimulator } from '../simulators/render-simulator.server.tsx'
import type { QuestionsTask } from './questions-worker.server.ts'
import type { ListedQuestion, ShownPiece, ShownQuestion, TextPiece } from './shown-question.ts'

const worker = nameWorker<QuestionsTask, RenderingResult>('questions-worker', import.meta.url)
const noPicture: PictureLookup = () => undefined

/** Whether a text may ask: only then is a thread asked for its questions. */
const mayAsk = (source: string): boolean => /:::[ \t]*p|::simulador/.test(source)

/** Options of a rendering; `seed`: of the numbers, empty for those of the text. */
type Options = RenderOptions & { seed?: string }

async function read<Result>(
  kind: QuestionsTask['kind'],
  source: string,
  [find, options]: [PictureLookup, Options],
): Promise<Result> {
  // Written by our own thread.
  const json = await renderBy(worker, { kind, source, seed: '', ...usualOptions, ...options }, find)
  return JSON.parse(json) as Result
}

/** A text in pieces as its page shows it: safe HTML, and questions between. Any text is accepted. */
export async function renderPieces(
  source: string,
  find: PictureLookup,
  options: Options,
): Promise<ShownPiece[]> {
  const pieces = await read<TextPiece[]>('pieces', source, [find, options])
  // Drawn here: a thread has no React.
  return pieces.map((piece) =>
    piece.kind === 'simulator'
      ? { ...piece, html: renderSimulator({ ...piece.set, isAlone: false }) }
      : piece,
  )
}

/** The questions of a text as pages show them alone, in their order. `scope` tells their ids from those of other texts on the page. */
export async function renderQuestions(
  source: string,
  find: PictureLookup,
  options: Options,
): Promise<ShownQuestion[]> {
  return mayAsk(source) ? read('questions', source, [find, options]) : []
}

/** What a simulator asks of states that a seed draws, as its page shows it. */
export function renderAsks(tipo: string, seed: string): Promise<ShownQuestion[]> {
  return read('asks', tipo, [noPicture, { seed }])
}

/** The questions of a text that can be asked, in their order. */
export async function listQuestions(source: string): Promise<ListedQuestion[]> {
  return mayAsk(source) ? read('question-list', source, [noPicture, {}]) : []
}

/** A text in plain Markdown, where nobody answers: statements and options, without answers. */
export async function withoutQuestions(source: string): Promise<string> {
  if (!mayAsk(source)) return source
  return renderBy(
    worker,
    { kind: 'without-questions' as const, source, seed: '', ...usualOptions },
    noPicture,
  )
}
