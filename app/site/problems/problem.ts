import { choiceOr } from '../../documents/core/choice-fields.ts'
import { defineDocument } from '../../documents/core/define-document.ts'
import { common, type Field } from '../../documents/core/field.ts'
import { markdown, optionalText, picture, slug, text } from '../../documents/core/fields.ts'
import { practiceText } from '../../learning/practice/parse-practice.ts'
import type { OgImage } from '../../ui/components/og-image.ts'
import { curriculumFields } from '../curriculum/curriculum-fields.ts'
import { problemsTexts } from './problems-texts.ts'

/** Difficulties, easiest first. */
export const difficulties = ['Baja', 'Media', 'Alta'] as const
export type Difficulty = (typeof difficulties)[number]
const defaultDifficulty: Difficulty = 'Media'

/** Parses a stored difficulty; an unknown one becomes the default. */
export function toDifficulty(value: string): Difficulty {
  return difficulties.find((difficulty) => difficulty === value) ?? defaultDifficulty
}

const example = { preguntas: [{ pregunta: 'Resistencia', valor: '(9-2)/0,02', unidad: 'Ω' }] }

/**
 * The field for a problem's questions with their data and hints. Documents write it as a map
 * (docs/guides/content.md, «Preguntas»).
 */
function practiceField(): Field<string | undefined> {
  return {
    ...common({ label: 'Preguntas', import: ['practica', 'practice'] }),
    schema: practiceText(),
    input: { kind: 'structure' },
    structure: true,
    initial: '',
    example: JSON.stringify(example),
  }
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

/** Element id of a problem's card in the list. */
export function problemAnchor(slug: string): string {
  return `problema-${slug}`
}

/** The address of a problem in the list, on whichever page of it. */
export function problemInList({ id, slug }: { id: string; slug: string }): string {
  return `/problemas?ver=${encodeURIComponent(id)}#${problemAnchor(slug)}`
}

type Shown = { slug: string; title: string; category: string }

/** The preview picture of a problem's page. */
export function problemOgImage({ slug, title, category }: Shown): OgImage {
  return { tipo: 'problemas', name: slug, title, kind: problemsTexts.one, detail: category, color: 'green' }
}
