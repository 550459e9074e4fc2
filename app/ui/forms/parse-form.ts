import type { z } from './schema.ts'

/** What a form said, read by its schema: the value, or for each wrong field what to tell the person. */
export type ParsedForm<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors }

/** The first thing that is wrong with each field, by the field's name. */
export type FieldErrors = Record<string, string>

/** Reads a form with the schema of its noun; the browser and the server call it alike. Of two fields of one name the last counts. */
export function parseForm<Value>(schema: z.ZodType<Value>, form: FormData): ParsedForm<Value> {
  return parseFields(schema, formTexts(form))
}

/** Like {@link parseForm}, for fields that did not come as a form. */
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

/** The texts of a form by name; files are left out. Those of a {@link listName} are its lines. */
export function formTexts(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    const own = ownName(name)
    texts[own] = own !== name && texts[own] ? `${texts[own]}\n${value}` : value
  }
  return texts
}

/** The name of the inputs that together hold a field of several values. */
export function listName(name: string): string {
  return `${name}[]`
}

/** The field that an input of this name belongs to. */
export function ownName(name: string): string {
  return name.endsWith('[]') ? name.slice(0, -2) : name
}
