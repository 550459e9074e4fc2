import type { Pictures } from '../../documents/media/pictures-context.ts'
import { renderMarkdown } from '../../platform/markdown/render-markdown.server.ts'
import { aiTexts } from './ai-texts.ts'
import type { AiAnswer } from './answer-repository.server.ts'

/** An answer as people read it; `note` says whose it is. */
export type ShownAnswer = { html: string; note: string }

/** It stands below a heading of its page. */
const lowerHeadings = 2

/** What a model said: the text of a stranger, so that its links and pictures are words. `scope`: part of its ids. */
export async function showGenerated(
  text: string,
  { model, scope }: { model: string; scope: string },
): Promise<ShownAnswer> {
  const options = { scope: `ia-${scope}`, lowerHeadings, plainLinks: true }
  const html = await renderMarkdown(text, () => undefined, options)
  return { html, note: aiTexts.generated(model) }
}

/** What is kept about a document; what an admin wrote is rendered as their other texts are. */
export async function showAnswer(kept: AiAnswer, pictures: Pictures): Promise<ShownAnswer> {
  const { answer, model, editedAt, documentId: scope } = kept
  if (editedAt === null) return showGenerated(answer, { model: model ?? '', scope })
  const html = await renderMarkdown(answer, pictures.find, { scope: `ia-${scope}`, lowerHeadings })
  return { html, note: model === null ? aiTexts.written : aiTexts.reviewed(model) }
}
