import { choice } from '../../documents/core/choice-fields.ts'
import { defineDocument } from '../../documents/core/define-document.ts'
import {
  limits,
  requiredImage,
  requiredText,
  webAddress as webAddressSchema,
} from '../../documents/core/field-schemas.ts'
import { lines, picture, text, webAddress } from '../../documents/core/fields.ts'
import { z } from '../../ui/forms/schema.ts'
import { toolFactFields } from './tool-facts.ts'

const toolCategories = ['Desarrollo', 'Productividad', 'Educación', 'Utilidades'] as const

/** A program or website that the class uses. */
export const tool = defineDocument({
  tipo: 'tools',
  table: 'tools',
  words: {
    one: 'herramienta',
    many: 'herramientas',
    gender: 'f',
    confirmDelete: '¿Seguro que quieres eliminar esta herramienta?',
  },
  list: '/herramientas',
  section: 'Herramientas',
  folder: 'herramientas',
  fields: {
    name: text({ label: 'Nombre', required: 'el nombre', import: ['name', 'title'] }),
    description: lines({
      label: 'Descripción',
      required: 'la descripción',
      import: ['description', 'excerpt'],
      hint: 'Una frase corta: en la lista caben dos líneas.',
    }),
    category: choice(toolCategories, { label: 'Categoría', required: 'la categoría' }),
    url: webAddress({ label: 'URL', required: 'la dirección', import: ['url', 'link'] }),
    ...toolFactFields,
    imageUrl: picture({ folder: 'toolIcons' }),
  },
  title: 'name',
  unique: [],
  access: { read: 'everyone', write: 'editor' },
  card: ({ name, description, imageUrl }) => ({ title: name, text: description, picture: imageUrl }),
})

const allFields = 'Completa todos los campos.'

/** The schema of the short form below the list of tools, which has no category and requires a logo. */
export const addToolSchema = z.object({
  name: requiredText(allFields, limits.title),
  description: requiredText(allFields, limits.description),
  url: webAddressSchema(allFields),
  imageUrl: requiredImage(allFields),
})
