import { spanishDate } from '../../platform/dates/madrid-date.ts'
import type { OgImage } from '../../ui/components/og-image.ts'
import { blogTexts } from './blog-texts.ts'

type Shown = { slug: string; title: string; date: string }

/** The preview picture of a post's page. */
export function postSheet({ slug, title, date }: Shown): OgImage {
  return {
    tipo: 'blog',
    name: slug,
    title,
    kind: blogTexts.title,
    detail: spanishDate(date),
    color: 'purple',
  }
}
