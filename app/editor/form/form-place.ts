import { type RefObject, useEffect } from 'react'
import { fieldId } from './form-context.ts'
import { goToLine } from './text-edit.ts'

/** A place of a form that an address names: `#campo-content.12` is line 12 of its content. */
type FormPlace = { field: string; line: number | undefined }

/** Reads the place from the part of an address after `#`. */
export function readFormPlace(hash: string): FormPlace | undefined {
  const [, field, line] = /^#campo-([A-Za-z]+)(?:\.(\d{1,6}))?$/.exec(hash) ?? []
  return field === undefined ? undefined : { field, line: line === undefined ? undefined : Number(line) }
}

/** Brings whoever opens a form to the place that its address names: there is something to be mended. */
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
