import type { PageSheet } from '../../ui/components/page-sheet.ts'
import { problemsTexts } from './problems-texts.ts'

type Shown = { slug: string; title: string; category: string }

/** The preview picture of a problem's page. */
export function problemSheet({ slug, title, category }: Shown): PageSheet {
  return { tipo: 'problemas', name: slug, title, kind: problemsTexts.one, detail: category, color: 'green' }
}
