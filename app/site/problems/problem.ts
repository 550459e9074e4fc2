import { choiceOr } from '../../documents/core/choice-fields.ts'
import { defineDocument } from '../../documents/core/define-document.ts'
import { markdown, optionalText, picture, slug, text } from '../../documents/core/fields.ts'
import { curriculumFields } from '../curriculum/curriculum-fields.ts'
import { practiceField } from './practice-field.ts'

/** Difficulties, easiest first. */
export const difficulties = ['Baja', 'Media', 'Alta'] as const
export type Difficulty = (typeof difficulties)[number]
const defaultDifficulty: Difficulty = 'Media'

/** Parses a stored difficulty; an unknown one becomes the default. */
export function toDifficulty(value: string): Difficulty {
  return difficulties.find((difficulty) => difficulty === value) ?? defaultDifficulty
}

/** A solved problem. */
export const problem = defineDocument({
  tipo: 'problemas',
  table: 'problems',
  words: { one: 'problema', many: 'problemas', gender: 'm' },
  list: '/problemas',
  section: 'Problemas',
  page: { at: '/problemas/', by: 'slug' },
  ownIds: true,
  fields: {
    title: text({ label: 'Título', required: 'el título' }),
    slug: slug({ of: 'title', missing: 'El problema debe tener un título o slug válido.' }),
    category: optionalText({
      label: 'Categoría',
      hint: 'Si la dejas vacía, General.',
      otherwise: 'General',
    }),
    difficulty: choiceOr(difficulties, {
      label: 'Dificultad',
      otherwise: defaultDifficulty,
      wrong: 'la dificultad',
    }),
    ...curriculumFields,
    description: markdown({
      label: 'Descripción',
      required: 'el enunciado',
      import: ['description', 'excerpt'],
      rows: 3,
    }),
    imageUrl: picture({ folder: 'problemasImages' }),
    solution: markdown({ label: 'Solución', required: 'la solución', body: true, preview: 'solution' }),
    result: optionalText({ label: 'Resultado', limit: 500 }),
    practice: practiceField(),
  },
  title: 'title',
  unique: ['slug'],
  access: { read: 'everyone', write: 'editor' },
  card: ({ title, description, imageUrl }) => ({ title, text: description, picture: imageUrl }),
})
