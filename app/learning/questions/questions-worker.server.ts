import type { RenderOptions } from '../../platform/markdown/markdown-limit.ts'
import type { Picture } from '../../platform/markdown/picture.ts'
import type { RenderingResult } from '../../platform/markdown/rendering-worker.server.ts'
import { showAsks } from './show-asks.server.ts'
import { listAskable, showText } from './show-questions.server.ts'
import { writeOutQuestions } from './write-out-questions.server.ts'

/**
 * A task for the worker thread. `kind`: the pieces of a text, its questions, a list of its questions, its
 * Markdown without questions, or the questions of a simulator (`asks`).
 */
export type QuestionsTask = Required<RenderOptions> & {
  kind: 'pieces' | 'questions' | 'question-list' | 'without-questions' | 'asks'
  /** The Markdown of a text; for `asks` the tipo of a simulator. */
  source: string
  seed: string
  pictures: ReadonlyMap<string, Picture | undefined>
}

/** Runs a task on a thread. `html` holds the result as JSON, or as Markdown for `without-questions`. */
export function run({ kind, source, pictures, ...options }: QuestionsTask): RenderingResult {
  const unknown = new Set<string>()
  const find = (url: string): Picture | undefined => {
    if (!pictures.has(url)) unknown.add(url)
    return pictures.get(url)
  }
  const html = read()
  return { html, unknown: [...unknown] }

  function read(): string {
    if (kind === 'without-questions') return writeOutQuestions(source)
    if (kind === 'asks') return JSON.stringify(showAsks(source, find, options))
    if (kind === 'question-list') return JSON.stringify(listAskable(source))
    const pieces = showText(source, find, options)
    if (kind === 'pieces') return JSON.stringify(pieces)
    return JSON.stringify(pieces.flatMap((piece) => (piece.kind === 'html' ? [] : (piece.question ?? []))))
  }
}
