import { spanishDate } from '../../platform/dates/madrid-date.ts'
import type { OgImage } from '../../ui/components/og-image.ts'
import { challengesTexts } from './challenges-texts.ts'

type Shown = { slug: string; title: string; startsOn: string }

/** The preview picture of a challenge's page. */
export function challengeSheet({ slug, title, startsOn }: Shown): OgImage {
  const detail = `${challengesTexts.week} ${spanishDate(startsOn)}`
  return { tipo: 'retos', name: slug, title, kind: challengesTexts.one, detail, color: 'orange' }
}
