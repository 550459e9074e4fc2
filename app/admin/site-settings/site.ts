import { choices, references } from '../../documents/core/choice-fields.ts'
import { defineDocument } from '../../documents/core/define-document.ts'
import type { Field, FieldOptions } from '../../documents/core/field.ts'
import { optionalText } from '../../documents/core/fields.ts'
import { optionalLinks } from '../../reading/layout/site-links.ts'
import { z } from '../../ui/forms/schema.ts'
import { settingsTexts } from './settings-texts.ts'

/** The id of the single document with the site's settings. */
export const siteId = 'web'

/** Maximum number of tools on the home page. */
export const maxTools = 4

// Invisible characters and those that change the writing direction: they would reach titles, mails and menus.
const unseen = /[\p{Cc}\p{Bidi_Control}\u200B\u2028\u2029\u2060\uFEFF]/u

/** An optional single-line text without invisible characters. */
function plainLine(options: FieldOptions & { limit: number }): Field<string | undefined> {
  const field = optionalText(options)
  const schema = field.schema.refine((text) => !text || !unseen.test(text), settingsTexts.unseen)
  return { ...field, schema }
}

/** An optional e-mail address. */
function optionalEmail(options: FieldOptions): Field<string | undefined> {
  const field = plainLine({ ...options, limit: 200 })
  const isEmail = (text: string | undefined): boolean => !text || z.email().safeParse(text).success
  return { ...field, schema: field.schema.refine(isEmail, settingsTexts.email) }
}

const texts = settingsTexts.fields
const names = optionalLinks.map(({ to }) => to.slice(1))
const [first = '', ...others] = names

const toolIds = references('tools', { label: texts.toolIds, hint: texts.toolIdsHint })

/** The site's settings: a document with history, like all others. */
export const site = defineDocument({
  tipo: 'sitio',
  table: 'site_settings',
  words: {
    one: 'configuración de la web',
    many: 'configuraciones de la web',
    gender: 'f',
    edit: settingsTexts.title,
    confirmDelete: '¿Seguro que quieres volver a los ajustes con los que vino la web?',
  },
  list: '/editor/sitio',
  section: 'La web',
  fields: {
    name: plainLine({ label: texts.name, hint: texts.nameHint, limit: 60 }),
    tagline: plainLine({ label: texts.tagline, hint: texts.taglineHint, limit: 120 }),
    schoolName: plainLine({ label: texts.schoolName, hint: texts.schoolNameHint, limit: 120 }),
    address: plainLine({ label: texts.address, limit: 200 }),
    email: optionalEmail({ label: texts.email, hint: texts.emailHint, example: 'centro@ejemplo.es' }),
    responsible: plainLine({ label: texts.responsible, hint: texts.responsibleHint, limit: 120 }),
    protection: plainLine({ label: texts.protection, hint: texts.protectionHint, limit: 200 }),
    hiddenLinks: choices([first, ...others], {
      label: texts.hiddenLinks,
      hint: texts.hiddenLinksHint,
      texts: Object.fromEntries(optionalLinks.map(({ to, text }) => [to.slice(1), text])),
      wrong: 'entradas del menú que se puedan quitar',
    }),
    toolIds: {
      ...toolIds,
      schema: toolIds.schema.refine((ids) => (ids ?? '').split('\n').length <= maxTools, texts.tooManyTools),
    },
  },
  title: 'name',
  unique: [],
  access: { read: 'admin', write: 'admin' },
  card: ({ name }) => ({ title: name ?? '', text: '' }),
})
