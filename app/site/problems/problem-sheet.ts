import type { OgImage } from '../../ui/components/og-image.ts'
import { problemsTexts } from './problems-texts.ts'

type Shown = { slug: string; title: string; category: string }

/** The preview picture of a problem's page. */
export function problemSheet({ slug, title, category }: Shown): OgImage {
  return { tipo: 'problemas', name: slug, title, kind: problemsTexts.one, detail: category, color: 'green' }
}
