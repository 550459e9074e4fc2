import type { FieldErrors } from '../../ui/forms/parse-form.ts'
import { type DocumentDefinition, findSlug } from './define-document.ts'
import type { FieldTexts } from './field.ts'
import { deriveSlug } from './field-schemas.ts'

/** Validates the filled fields of a draft. A draft may leave any field empty. */
export function checkFilled({ fields }: Pick<DocumentDefinition, 'fields'>, texts: FieldTexts): FieldErrors {
  const slug = findSlug(fields)
  const errors: FieldErrors = {}
  for (const [name, field] of Object.entries(fields)) {
    const isSlug = name === slug?.name
    const text = isSlug ? (slugOfTexts({ fields }, texts) ?? '') : (texts[name] ?? '')
    if (text.trim() === '') continue
    const parsed = field.schema.safeParse(text)
    const message = parsed.success ? undefined : parsed.error.issues[0]?.message
    if (message !== undefined) errors[name] = message
  }
  return errors
}

/** Returns the slug that a document with these field texts would get, or null if they yield none yet. */
export function slugOfTexts(
  { fields }: Pick<DocumentDefinition, 'fields'>,
  texts: FieldTexts,
): string | null {
  const slug = findSlug(fields)
  if (!slug) return null
  const derived = deriveSlug(texts, slug) as FieldTexts
  return derived[slug.name] || null
}
