import type { OgImage } from '../../ui/components/og-image.ts'
import type { Color } from './category.ts'
import { topicsTexts } from './topics-texts.ts'

type Shown = { id: string; title: string; categoryName: string; color: Color }

/** The preview picture of a topic's page. */
export function topicSheet({ id, title, categoryName, color }: Shown): OgImage {
  return { tipo: 'temario', name: id, title, kind: topicsTexts.one, detail: categoryName, color }
}
