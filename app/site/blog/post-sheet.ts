import { spanishDate } from '../../platform/dates/madrid-date.ts'
import type { PageSheet } from '../../ui/components/page-sheet.ts'
import { blogTexts } from './blog-texts.ts'

type Shown = { slug: string; title: string; date: string }

/** The preview picture of a post's page. */
export function postSheet({ slug, title, date }: Shown): PageSheet {
  return {
    tipo: 'blog',
    name: slug,
    title,
    kind: blogTexts.title,
    detail: spanishDate(date),
    color: 'purple',
  }
}
