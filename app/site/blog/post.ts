import { choice, flag } from '../../documents/core/choice-fields.ts'
import { defineDocument } from '../../documents/core/define-document.ts'
import { day, lines, markdown, picture, slug, text } from '../../documents/core/fields.ts'
import { spanishDate } from '../../platform/dates/madrid-date.ts'
import type { OgImage } from '../../ui/components/og-image.ts'
import { blogTexts } from './blog-texts.ts'

const postCategories = ['General', 'Noticias', 'Tutorial', 'Opinión'] as const

/** A blog post. */
export const post = defineDocument({
  tipo: 'blog',
  table: 'blog_posts',
  words: {
    one: 'entrada',
    many: 'entradas',
    gender: 'f',
    new: 'Nuevo artículo del blog',
    edit: 'Editar artículo',
    confirmDelete: '¿Seguro que quieres eliminar esta entrada?',
  },
  list: '/blog',
  section: 'Blog',
  page: { at: '/blog/', by: 'slug' },
  fields: {
    title: text({ label: 'Título', required: 'el título' }),
    slug: slug({ of: 'title', missing: 'La entrada debe tener un título o slug válido.' }),
    summary: lines({
      label: 'Resumen',
      required: 'el resumen',
      import: ['excerpt', 'summary', 'description'],
    }),
    category: choice(postCategories, { label: 'Categoría', required: 'la categoría' }),
    date: day({ label: 'Fecha', hint: 'Si la dejas vacía, la de hoy.' }),
    published: flag({ label: 'Publicado', otherwise: true }),
    imageUrl: picture({ folder: 'blogImages' }),
    content: markdown({ label: 'Contenido', required: 'el contenido', body: true }),
  },
  title: 'title',
  unique: ['slug'],
  access: { read: 'everyone', write: 'editor' },
  card: ({ title, summary, imageUrl }) => ({ title, text: summary, picture: imageUrl }),
})

type Shown = { slug: string; title: string; date: string }

/** The preview picture of a post's page. */
export function postOgImage({ slug, title, date }: Shown): OgImage {
  return {
    tipo: 'blog',
    name: slug,
    title,
    kind: blogTexts.title,
    detail: spanishDate(date),
    color: 'purple',
  }
}
