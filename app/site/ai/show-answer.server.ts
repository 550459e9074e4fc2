import type { Pictures } from '../../documents/media/pictures.ts'
import { renderMarkdown } from '../../platform/markdown/render-markdown.server.ts'
import type { AiAnswer } from './answer-repository.server.ts'

/** The notes that state the source of an answer. */
export const answerNotes = {
  generated: (model: string) => `Generado por IA: puede tener errores. Modelo: ${model}.`,
  reviewed: (model: string) =>
    `Generado por IA: puede tener errores. Modelo: ${model}. Revisado por el profesorado.`,
  written: 'Escrito por el profesorado.',
} as const

/** A rendered answer; `note` states its source. */
export type ShownAnswer = { html: string; note: string }

/** The answer is below a heading of its page. */
const lowerHeadings = 2

/**
 * Renders a model's answer. It is untrusted, so links and pictures become plain words. `scope`: prefix of its
 * ids.
 */
export async function showGenerated(
  text: string,
  { model, scope }: { model: string; scope: string },
): Promise<ShownAnswer> {
  const options = { scope: `ia-${scope}`, lowerHeadings, plainLinks: true }
  const html = await renderMarkdown(text, () => undefined, options)
  return { html, note: answerNotes.generated(model) }
}

/** Renders a stored answer; an admin's text is rendered like their other texts. */
export async function showAnswer(kept: AiAnswer, pictures: Pictures): Promise<ShownAnswer> {
  const { answer, model, editedAt, documentId: scope } = kept
  if (editedAt === null) return showGenerated(answer, { model: model ?? '', scope })
  const html = await renderMarkdown(answer, pictures.find, { scope: `ia-${scope}`, lowerHeadings })
  return { html, note: model === null ? answerNotes.written : answerNotes.reviewed(model) }
}
