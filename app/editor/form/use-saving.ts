import { useEffect, useRef, useState } from 'react'
import type { FieldTexts } from '../../documents/core/field.ts'
import type { SaveAnswer } from './save-answer.ts'
import { sendForm } from './send-form.ts'

type Saving = {
  saving: boolean
  /** Sends the texts of a form; `extra` are control fields that differ this time. */
  send: (form: HTMLFormElement, extra?: FieldTexts) => void
}

/** Where the scripts of a form send it. */
export function documentAddress(tipo: string, id: string): string {
  return `/editor/documentos/${tipo}/${encodeURIComponent(id)}`
}

/** Sends a form without leaving the page; `onAnswer` hears what became of it, as long as the form is there. */
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
