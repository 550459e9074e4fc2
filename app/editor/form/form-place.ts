import { type RefObject, useEffect } from 'react'
import { fieldId } from './form-context.ts'
import { goToLine } from './text-edit.ts'

/** A place in a form named by a URL fragment: `#campo-content.12` is line 12 of the content. */
type FormPlace = { field: string; line: number | undefined }

/** Parses the fragment of an address; undefined if it names no field. */
export function readFormPlace(hash: string): FormPlace | undefined {
  const [, field, line] = /^#campo-([A-Za-z]+)(?:\.(\d{1,6}))?$/.exec(hash) ?? []
  return field === undefined ? undefined : { field, line: line === undefined ? undefined : Number(line) }
}

/**
 * When the form opens, moves the focus to the field and line that the address names (a link to a finding or
 * an error).
 */
export function useFormPlace(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const place = readFormPlace(location.hash)
    if (!place || !form.current) return
    const field = document.getElementById(fieldId(place.field))
    if (field instanceof HTMLTextAreaElement && place.line !== undefined) goToLine(field, place.line)
    else field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }, [form])
}
