import type { z } from './schema.ts'

/** A parsed form: its value, or a message for each invalid field. */
export type ParsedForm<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors }

/** The first error message of each field, by field name. */
export type FieldErrors = Record<string, string>

/**
 * Validates a form with a schema, both in the browser and on the server. Of several fields with the same
 * name, the last one counts.
 */
export function parseForm<Value>(schema: z.ZodType<Value>, form: FormData): ParsedForm<Value> {
  return parseFields(schema, formTexts(form))
}

/** Like {@link parseForm}, for fields from another source. */
export function parseFields<Value>(
  schema: z.ZodType<Value>,
  fields: Record<string, unknown>,
): ParsedForm<Value> {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { ok: true, value: parsed.data }
  const errors: FieldErrors = {}
  for (const { path, message } of parsed.error.issues) errors[String(path[0] ?? '')] ??= message
  return { ok: false, errors }
}

/** The text fields of a form by name, without files. Fields named by {@link listName} are joined as lines. */
export function formTexts(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    const own = ownName(name)
    texts[own] = own !== name && texts[own] ? `${texts[own]}\n${value}` : value
  }
  return texts
}

/** The name of the inputs of a field with several values. */
export function listName(name: string): string {
  return `${name}[]`
}

/** The field name of an input, without the suffix of {@link listName}. */
export function ownName(name: string): string {
  return name.endsWith('[]') ? name.slice(0, -2) : name
}
