import type { FieldErrors, ParsedForm } from '../../ui/forms/parse-form.ts'

type Change = {
  /** The field that was edited. */
  edited: string
  /** The form validated by its schema now. */
  parsed: ParsedForm<unknown>
  /** Messages that only the server can decide: a taken slug or name, or a missing reference. */
  beyond: readonly string[]
}

/** The errors that remain after an edit. New errors appear only on the next submit. */
export function stillWrong(errors: FieldErrors, { edited, parsed, beyond }: Change): FieldErrors {
  const now = parsed.ok ? {} : parsed.errors
  const left = Object.entries(errors).flatMap(([name, message]) => {
    const known = now[name]
    if (known !== undefined) return [[name, known] as const]
    // An empty slug is derived from the title, so a new title may resolve a taken slug.
    const isUntouched = beyond.includes(message) && edited !== name && edited !== 'title'
    return isUntouched ? [[name, message] as const] : []
  })
  return Object.fromEntries(left)
}
