/** `required`: what it is called with its article, as in «Escribe el título.»; absent where it may be left empty. */
export type FieldOptions = {
  label: string
  hint?: string
  required?: string
  import?: readonly string[]
  example?: string
}
/** {@link FieldOptions} of a field that must be filled. */
export type RequiredOptions = FieldOptions & { required: string }

/** What every field says of itself. */
export function common({ label, hint, required, ...options }: FieldOptions) {
  return { label, hint, required: required !== undefined, import: options.import ?? [] }
}

/** Documents of old write both with underscores for spaces. */
export function spaced(text: string, spelling: string): string {
  return ['title', 'category'].includes(spelling) ? text.replaceAll('_', ' ') : text
}
