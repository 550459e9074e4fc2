import { optionalReference } from '../../documents/core/choice-fields.ts'
import { defineDocument } from '../../documents/core/define-document.ts'
import { day, lines, optionalMarkdown, picture, slug, text } from '../../documents/core/fields.ts'
import { spanishDate } from '../../platform/dates/madrid-date.ts'
import type { OgImage } from '../../ui/components/og-image.ts'
import { curriculumFields } from '../curriculum/curriculum-fields.ts'
import { challengesTexts } from './challenges-texts.ts'

/** The challenge of a week. */
export const challenge = defineDocument({
  tipo: 'retos',
  table: 'challenges',
  words: { one: 'reto', many: 'retos', gender: 'm' },
  list: '/retos',
  section: 'Retos',
  page: { at: '/retos/', by: 'slug' },
  fields: {
    title: text({ label: 'Título', required: 'el título' }),
    slug: slug({ of: 'title', missing: 'El reto debe tener un título o slug válido.' }),
    description: lines({
      label: 'Descripción',
      required: 'la descripción',
      import: ['excerpt', 'description'],
    }),
    startsOn: day({
      label: 'Fecha',
      hint: 'El primer día de su semana. Si la dejas vacía, hoy.',
      import: ['startsOn', 'date'],
    }),
    categoryId: optionalReference('categorias', { label: 'Categoría', import: ['category', 'categoryId'] }),
    ...curriculumFields,
    imageUrl: picture({ folder: 'retosImages' }),
    content: optionalMarkdown({ label: 'Contenido', body: true }),
  },
  title: 'title',
  unique: ['slug'],
  access: { read: 'everyone', write: 'editor' },
  card: ({ title, description, imageUrl }) => ({ title, text: description, picture: imageUrl }),
})

/** Element id of the challenge of the week in the list. */
export function challengeAnchor(slug: string): string {
  return `reto-${slug}`
}

type Shown = { slug: string; title: string; startsOn: string }

/** The preview picture of a challenge's page. */
export function challengeOgImage({ slug, title, startsOn }: Shown): OgImage {
  const detail = `${challengesTexts.week} ${spanishDate(startsOn)}`
  return { tipo: 'retos', name: slug, title, kind: challengesTexts.one, detail, color: 'orange' }
}
