import { defineDocument } from '../../documents/core/define-document.ts'
import { lines, text } from '../../documents/core/fields.ts'

/** A group of synonyms: searching for one word also finds the others. */
export const synonym = defineDocument({
  tipo: 'sinonimos',
  table: 'synonyms',
  words: {
    one: 'sinónimo',
    many: 'sinónimos',
    gender: 'm',
    new: 'Nuevos sinónimos',
    edit: 'Editar sinónimos',
  },
  list: '/editor/busquedas',
  section: 'Búsquedas',
  fields: {
    word: text({ label: 'Palabra', required: 'la palabra', import: ['word', 'title'], example: 'tensión' }),
    others: lines({
      label: 'También se dice',
      hint: 'Una o varias palabras o expresiones, separadas por comas.',
      required: 'al menos un sinónimo',
      example: 'voltaje, diferencia de potencial',
    }),
  },
  title: 'word',
  unique: ['word'],
  access: { read: 'admin', write: 'editor' },
  card: ({ word, others }) => ({ title: word, text: others }),
})
