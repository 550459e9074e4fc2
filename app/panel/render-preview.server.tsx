import { renderToStaticMarkup } from 'react-dom/server'
import type { PictureLookup } from '../markdown/picture.ts'
import { renderMarkdown, renderSolution } from '../markdown/render-markdown.server.ts'
import { QuestionsPreview } from '../questions/questions-preview.tsx'
import { renderPieces } from '../questions/render-questions.server.ts'

/** A text as its readers will see it, as safe HTML. `kind`: as the field says (app/documents/field.ts). */
export async function renderPreview(
  text: string,
  kind: FormDataEntryValue | null,
  find: PictureLookup,
): Promise<string> {
  if (kind === 'solution') return renderSolution(text, find)
  if (kind !== 'questions') return renderMarkdown(text, find)
  return renderToStaticMarkup(<QuestionsPreview pieces={await renderPieces(text, find, {})} />)
}
