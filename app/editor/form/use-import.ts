import { type RefObject, useState } from 'react'
import type { ImportedDocument } from '../../documents/core/document-import.ts'
import type { FieldTexts } from '../../documents/core/field.ts'
import { validationTexts } from '../../documents/core/field-schemas.ts'
import { madridWall } from '../../platform/dates/madrid-time.ts'
import { editorTexts } from './editor-texts.ts'
import { controls } from './save-answer.ts'
import { readFields } from './use-device-draft.ts'
import type { OpenedForm } from './use-opened-form.ts'

export type Importing = {
  /** Message for the author. */
  message: string
  say: (message: string) => void
  onImport: (file: string, result: ImportedDocument) => void
  /** Defined while the last import can be undone. */
  undo: (() => void) | undefined
}

/** Fills the form from a file; the previous values can be restored. */
export function useImport(
  ref: RefObject<HTMLFormElement | null>,
  { reopen }: OpenedForm,
  labels: FieldTexts,
): Importing {
  const [message, say] = useState('')
  const [before, setBefore] = useState<FieldTexts>()
  const [dateBefore, setDateBefore] = useState<Wall>()
  const undo = (): void => {
    reopen({ fields: before ?? {} })
    if (dateBefore) fillDate(ref.current, dateBefore)
    setBefore(undefined)
    say(editorTexts.importUndone)
  }
  return {
    message,
    say,
    undo: before && undo,
    onImport(file, result) {
      if (!result.ok) {
        // Undo belongs to the import that filled the form; beside an error it would be misleading.
        setBefore(undefined)
        return say(result.message)
      }
      const fields = ref.current ? readFields(ref.current) : {}
      const { usable, messages } = checkChoices(ref.current, result.fields, labels)
      setBefore(fields)
      reopen({ fields: { ...fields, ...usable } })
      const wall = result.publishAt === undefined ? undefined : madridWall(result.publishAt)
      setDateBefore(wall && fillDate(ref.current, wall))
      say([editorTexts.imported(file), ...result.messages, ...messages].join(' '))
    },
  }
}

type Wall = { day: string; time: string }

/** Sets the publication date and time inputs; returns their previous values. */
function fillDate(form: HTMLFormElement | null, { day, time }: Wall): Wall | undefined {
  const [dayInput, timeInput] = [controls.day, controls.time].map((name) => form?.elements.namedItem(name))
  if (!(dayInput instanceof HTMLInputElement && timeInput instanceof HTMLInputElement)) return undefined
  const before = { day: dayInput.value, time: timeInput.value }
  dayInput.value = day
  timeInput.value = time.slice(0, 5)
  return before
}

// A select cannot show a value that is not among its options: it would show the first one.
function checkChoices(
  form: HTMLFormElement | null,
  fields: FieldTexts,
  labels: FieldTexts,
): { usable: FieldTexts; messages: string[] } {
  const messages: string[] = []
  const usable = Object.entries(fields).filter(([name, value]) => {
    const control = form?.elements.namedItem(name)
    if (!(control instanceof HTMLSelectElement)) return true
    const choices = [...control.options].map((option) => option.value).filter((choice) => choice !== '')
    if (choices.includes(value)) return true
    messages.push(`${labels[name] ?? name}: ${validationTexts.notAChoice(value.slice(0, 60), choices)}`)
    return false
  })
  return { usable: Object.fromEntries(usable), messages }
}
