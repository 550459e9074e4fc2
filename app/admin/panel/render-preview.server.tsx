import { renderToStaticMarkup } from 'react-dom/server'
import { QuestionsPreview } from '../../learning/questions/questions-preview.tsx'
import { renderPieces } from '../../learning/questions/render-questions.server.ts'
import type { PictureLookup } from '../../platform/markdown/picture.ts'
import { renderMarkdown, renderSolution } from '../../platform/markdown/render-markdown.server.ts'

/**
 * Renders a text as on its public page, as sanitised HTML. `kind`: as in the field
 * (app/documents/core/field.ts).
 */
export async function renderPreview(
  text: string,
  kind: FormDataEntryValue | null,
  find: PictureLookup,
): Promise<string> {
  if (kind === 'solution') return renderSolution(text, find)
  if (kind !== 'questions') return renderMarkdown(text, find)
  return renderToStaticMarkup(<QuestionsPreview pieces={await renderPieces(text, find, {})} />)
}
