import { choiceOr } from '../../documents/core/choice-fields.ts'
import { defineDocument } from '../../documents/core/define-document.ts'
import { optionalText, position, text } from '../../documents/core/fields.ts'
import { coursesField } from '../curriculum/curriculum-fields.ts'

/** The six colours of categories and topics. */
export const colors = ['blue', 'green', 'red', 'orange', 'purple', 'cyan'] as const
export type Color = (typeof colors)[number]
const defaultColor: Color = 'blue'

/** The names of the colours. */
export const colorTexts: Record<Color, string> = {
  blue: 'Azul',
  green: 'Verde',
  red: 'Rojo',
  orange: 'Naranja',
  purple: 'Morado',
  cyan: 'Cian',
}

/** The letters of the blocks; some regions have more than the five of the state. */
export const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const

/** Parses a stored colour; an unknown one becomes the default. */
export function toColor(value: string): Color {
  return colors.find((color) => color === value) ?? defaultColor
}

/** A category: the topics of a year or a theme. */
export const category = defineDocument({
  tipo: 'categorias',
  table: 'syllabus',
  words: { one: 'categoría', many: 'categorías', gender: 'f' },
  list: '/temario',
  section: 'Temario',
  fields: {
    name: text({ label: 'Nombre', required: 'el nombre', import: ['name', 'category', 'title'] }),
    shortName: optionalText({
      label: 'Nombre corto',
      hint: 'Como se la llama en clase: «Electricidad». Si lo dejas vacío, se ve solo el nombre.',
      example: 'Electricidad y mecanismos',
    }),
    color: choiceOr(colors, {
      label: 'Color',
      texts: colorTexts,
      otherwise: defaultColor,
      wrong: 'un color',
    }),
    letter: choiceOr(letters, {
      label: 'Letra',
      hint: 'La de su bloque en el currículo.',
      blank: 'Sin letra',
      otherwise: null,
      wrong: 'una letra',
    }),
    courses: coursesField('En los que se da.'),
    position: position({
      label: 'Posición',
      hint: 'Su lugar en el temario. Si lo dejas vacío, la última.',
    }),
  },
  title: 'name',
  unique: ['name'],
  order: 'position',
  access: { read: 'everyone', write: 'editor' },
  card: ({ name }) => ({ title: name, text: '' }),
})
