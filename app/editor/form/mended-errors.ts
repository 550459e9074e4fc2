import type { FieldErrors, ParsedForm } from '../../ui/forms/parse-form.ts'

type Change = {
  /** The field that was changed. */
  edited: string
  /** What the schema says of the form now. */
  parsed: ParsedForm<unknown>
  /** What only the server can say: that a slug or a name is taken, that what is referred to is gone. */
  beyond: readonly string[]
}

/** The errors of a form that are still there after a change. New ones wait until it is sent again. */
export function stillWrong(errors: FieldErrors, { edited, parsed, beyond }: Change): FieldErrors {
  const now = parsed.ok ? {} : parsed.errors
  const left = Object.entries(errors).flatMap(([name, message]) => {
    const known = now[name]
    if (known !== undefined) return [[name, known] as const]
    // Where the slug is empty it comes from the title.
    const isUntouched = beyond.includes(message) && edited !== name && edited !== 'title'
    return isUntouched ? [[name, message] as const] : []
  })
  return Object.fromEntries(left)
}
