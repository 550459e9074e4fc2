import { choiceOr, reference } from '../../documents/core/choice-fields.ts'
import { defineDocument } from '../../documents/core/define-document.ts'
import { lines, markdown, picture, slug, text } from '../../documents/core/fields.ts'
import type { OgImage } from '../../ui/components/og-image.ts'
import { curriculumFields } from '../curriculum/curriculum-fields.ts'
import { type Color, colors, colorTexts } from './category.ts'
import { topicsTexts } from './topics-texts.ts'

/** A topic: a text that students read. */
export const topic = defineDocument({
  tipo: 'temario',
  table: 'topics',
  words: { one: 'tema', many: 'temas', gender: 'm', new: 'Nuevo tema del temario' },
  list: '/temario',
  section: 'Temario',
  page: { at: '/topic/', by: 'id' },
  fields: {
    title: text({ label: 'Título', required: 'el título' }),
    slug: slug({ of: 'title', missing: 'El tema debe tener un título o slug válido.' }),
    description: lines({
      label: 'Descripción',
      required: 'la descripción',
      import: ['excerpt', 'description'],
    }),
    categoryId: reference('categorias', {
      label: 'Categoría',
      required: 'la categoría',
      import: ['category', 'categoryId'],
    }),
    /** null: the colour of its category. */
    color: choiceOr(colors, {
      label: 'Color',
      texts: colorTexts,
      blank: 'El de su categoría',
      otherwise: null,
      wrong: 'un color',
    }),
    ...curriculumFields,
    imageUrl: picture({ folder: 'temarioImages' }),
    content: markdown({ label: 'Contenido', required: 'el contenido', body: true, preview: 'questions' }),
  },
  title: 'title',
  unique: ['slug'],
  access: { read: 'everyone', write: 'editor' },
  card: ({ title, description, imageUrl }) => ({ title, text: description, picture: imageUrl }),
})

type Shown = { id: string; title: string; categoryName: string; color: Color }

/** The preview picture of a topic's page. */
export function topicOgImage({ id, title, categoryName, color }: Shown): OgImage {
  return { tipo: 'temario', name: id, title, kind: topicsTexts.one, detail: categoryName, color }
}
