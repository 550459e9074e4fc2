import type { RenderOptions } from '../markdown/markdown-limit.ts'
import type { Picture } from '../markdown/picture.ts'
import type { RenderingResult } from '../markdown/rendering-worker.server.ts'
import { listAskable } from './list-questions.server.ts'
import { showText } from './show-questions.server.ts'
import { writeOutQuestions } from './write-out-questions.server.ts'

/** What is wanted of a text that may ask: its pieces, the questions alone, a list of them, or all of it in plain Markdown. */
export type QuestionsTask = Required<RenderOptions> & {
  kind: 'pieces' | 'questions' | 'question-list' | 'without-questions'
  source: string
  seed: string
  pictures: ReadonlyMap<string, Picture | undefined>
}

/** Reads a text with questions on a thread. `html`: JSON of what was wanted, or Markdown. */
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
    if (kind === 'question-list') return JSON.stringify(listAskable(source))
    const pieces = showText(source, find, options)
    if (kind === 'pieces') return JSON.stringify(pieces)
    return JSON.stringify(pieces.flatMap((piece) => (piece.kind === 'question' ? piece.question : [])))
  }
}
