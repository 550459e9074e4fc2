/** `required`: the field's name with its article, as in «Escribe el título.»; absent for optional fields. */
export type FieldOptions = {
  label: string
  hint?: string
  required?: string
  import?: readonly string[]
  example?: string
}
/** {@link FieldOptions} of a required field. */
export type RequiredOptions = FieldOptions & { required: string }

/** Builds the properties that all fields have. */
export function common({ label, hint, required, ...options }: FieldOptions) {
  return { label, hint, required: required !== undefined, import: options.import ?? [] }
}

/** Older documents write underscores for spaces in `title` and `category`. */
export function spaced(text: string, spelling: string): string {
  return ['title', 'category'].includes(spelling) ? text.replaceAll('_', ' ') : text
}
