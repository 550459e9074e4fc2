import { flag, references } from '../../documents/core/choice-fields.ts'
import { defineDocument } from '../../documents/core/define-document.ts'
import { lines, slug, text, valueList } from '../../documents/core/fields.ts'

/** A glossary term. */
export const term = defineDocument({
  tipo: 'glosario',
  table: 'glossary_terms',
  words: { one: 'término', many: 'términos', gender: 'm', new: 'Nuevo término del glosario' },
  list: '/glosario',
  section: 'Glosario',
  page: { at: '/glosario#termino-', by: 'id' },
  fields: {
    term: text({
      label: 'Término',
      hint: 'Como se escribe en medio de una frase: con minúscula, si no es un nombre propio.',
      required: 'el término',
      import: ['term', 'title'],
    }),
    slug: slug({
      of: 'term',
      missing: 'El término debe tener un nombre o slug válido.',
      hint: 'Si lo dejas vacío, sale del término.',
    }),
    definition: lines({
      label: 'Definición',
      hint: 'De una a tres frases, sin formato.',
      required: 'la definición',
      body: true,
    }),
    forms: valueList({
      label: 'Otras formas',
      hint: 'Una por línea: plurales y sinónimos que también se explican en los textos.',
      import: ['forms'],
      example: 'engranajes\nrueda dentada',
    }),
    topicIds: references('temario', { label: 'Temas relacionados', import: ['topics'] }),
    everywhere: flag({
      label: 'Explicarlo en todos los temas; si no, solo en los relacionados',
      otherwise: true,
    }),
  },
  title: 'term',
  unique: ['term', 'slug'],
  access: { read: 'everyone', write: 'editor' },
  card: ({ term, definition }) => ({ title: term, text: definition }),
})
