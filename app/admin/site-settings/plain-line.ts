import type { Field, FieldOptions } from '../../documents/core/field.ts'
import { optionalText } from '../../documents/core/fields.ts'
import { z } from '../../ui/forms/schema.ts'
import { settingsTexts } from './settings-texts.ts'

// Invisible characters and those that change the writing direction: they would reach titles, mails and menus.
const unseen = /[\p{Cc}\p{Bidi_Control}\u200B\u2028\u2029\u2060\uFEFF]/u

/** An optional single-line text without invisible characters. */
export function plainLine(options: FieldOptions & { limit: number }): Field<string | undefined> {
  const field = optionalText(options)
  const schema = field.schema.refine((text) => !text || !unseen.test(text), settingsTexts.unseen)
  return { ...field, schema }
}

/** An optional e-mail address. */
export function optionalEmail(options: FieldOptions): Field<string | undefined> {
  const field = plainLine({ ...options, limit: 200 })
  const isEmail = (text: string | undefined): boolean => !text || z.email().safeParse(text).success
  return { ...field, schema: field.schema.refine(isEmail, settingsTexts.email) }
}
