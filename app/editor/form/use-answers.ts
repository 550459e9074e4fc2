import { type RefObject, useRef, useState } from 'react'
import type { FieldTexts } from '../../documents/core/field.ts'
import type { Sentences } from '../../documents/core/words.ts'
import type { Confirm } from '../../ui/components/confirm-dialog.tsx'
import { type FieldErrors, formTexts } from '../../ui/forms/parse-form.ts'
import { editorTexts } from './editor-texts.ts'
import { controls, type DraftedDocument, type SaveAnswer, type SavedDocument } from './save-answer.ts'
import { readFields, sameFields } from './use-device-draft.ts'
import { documentAddress, useSaving } from './use-saving.ts'

// Milliseconds before «discarded» is announced after declining a replacement (docs/product.md 6.4).
const discardedAfter = 100

type Answering = {
  tipo: string
  id: string
  texts: Sentences
  confirm: Confirm
  first: SaveAnswer | undefined
  onSaved: (document: SavedDocument) => void
  onDrafted: (document: DraftedDocument) => void
}

export type Answers = {
  saving: boolean
  send: (form: HTMLFormElement, extra?: Record<string, string>) => void
  /** The last result that the form must show, and how many results came before. */
  shown: SaveAnswer | undefined
  times: number
  setShown: (answer: SaveAnswer | undefined) => void
  /** Removes the errors that have been corrected since. */
  mend: (mended: (errors: FieldErrors) => FieldErrors) => void
  /** The action that the form was last sent with. */
  action: string | undefined
  /** The contents of the form when a conflict was returned. */
  mine: FieldTexts | undefined
}

/** Sends the form and reacts to each result. */
export function useAnswers(ref: RefObject<HTMLFormElement | null>, options: Answering): Answers {
  const { tipo: kindSlug, id, texts, confirm, first, onSaved, onDrafted } = options
  const [{ shown, times }, setAnswer] = useState({ shown: first, times: 0 })
  const [mine, setMine] = useState<FieldTexts>()
  const sent = useRef<FieldTexts>(undefined)
  const [action, setAction] = useState<string>()
  const saver = useSaving(documentAddress(kindSlug, id), (answer) => void take(answer))

  function setShown(answer: SaveAnswer | undefined): void {
    setAnswer((last) => ({ shown: answer, times: last.times + 1 }))
  }

  function mend(mended: (errors: FieldErrors) => FieldErrors): void {
    if (shown?.status !== 'invalid') return
    const errors = mended(shown.errors)
    const left = Object.keys(errors).length > 0 ? { ...shown, errors } : undefined
    setAnswer((last) => (last.shown === shown ? { ...last, shown: left } : last))
  }

  function send(form: HTMLFormElement, extra?: Record<string, string>): void {
    sent.current = readFields(form)
    const asked = extra?.[controls.action] ?? formTexts(new FormData(form))[controls.action]
    setAction(asked)
    saver.send(form, { ...extra, ...(asked !== undefined && { [controls.action]: asked }) })
  }

  async function take(answer: SaveAnswer): Promise<void> {
    if (answer.status === 'saved' || answer.status === 'drafted') {
      // If the user typed during the save, save again; the server recognises the form by its id.
      const typedOn = ref.current && sent.current && !sameFields(readFields(ref.current), sent.current)
      if (typedOn && ref.current) return send(ref.current, repeated())
      return answer.status === 'saved' ? onSaved(answer) : onDrafted(answer)
    }
    setShown(answer.status === 'exists' ? undefined : answer)
    if (answer.status === 'conflict' && ref.current) setMine(readFields(ref.current))
    if (answer.status === 'failed') {
      await confirm.tell(editorTexts.saveFailed(editorTexts.failures[answer.reason]))
    }
    if (answer.status === 'exists') await askToReplace(answer)
  }

  /** Sends the same action again. */
  function repeated(): Record<string, string> {
    return action === undefined ? {} : { [controls.action]: action }
  }

  async function askToReplace(existing: { id: string; updatedAt: string }): Promise<void> {
    if (!(await confirm.ask(texts.replace))) {
      setTimeout(() => void confirm.tell(texts.discarded), discardedAfter)
    } else if (ref.current)
      send(ref.current, {
        ...repeated(),
        [controls.replaceId]: existing.id,
        [controls.openedAt]: existing.updatedAt,
      })
  }

  return { saving: saver.saving, send, shown, times, setShown, mend, action, mine }
}
