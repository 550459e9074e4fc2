import { useEffect, useRef, useState } from 'react'
import type { FieldTexts } from '../../documents/core/field.ts'
import type { SaveAnswer } from './save-answer.ts'
import { sendForm } from './send-form.ts'

type Saving = {
  saving: boolean
  /** Sends the fields of a form; `extra` overrides control fields. */
  send: (form: HTMLFormElement, extra?: FieldTexts) => void
}

/** The address to which scripts send the form. */
export function documentAddress(kindSlug: string, id: string): string {
  return `/editor/documentos/${kindSlug}/${encodeURIComponent(id)}`
}

/** Sends a form without leaving the page; `onAnswer` receives the result if the form is still mounted. */
export function useSaving(address: string, onAnswer: (answer: SaveAnswer) => void): Saving {
  const [saving, setSaving] = useState(false)
  const isUnderWay = useRef(false)
  const listener = useRef<typeof onAnswer>(undefined)
  useEffect(() => {
    listener.current = onAnswer
    return () => {
      listener.current = undefined
    }
  }, [onAnswer])
  const send = async (form: HTMLFormElement, extra?: FieldTexts): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSaving(true)
    const answer = await sendForm(address, new FormData(form), extra)
    isUnderWay.current = false
    setSaving(false)
    listener.current?.(answer)
  }
  return { saving, send: (form, extra) => void send(form, extra) }
}
