import { type RefObject, useRef, useState } from 'react'
import type { EditingTexts } from '../documents/editing-texts.ts'
import { controls, type Fields, type SaveAnswer } from '../documents/save-answer.ts'
import type { Confirm } from '../ui/confirm-dialog.tsx'
import { editorTexts } from './editor-texts.ts'
import { readFields, sameFields } from './use-device-draft.ts'
import { useSaving } from './use-saving.ts'

// A declined replacement is told this much later (spec §9), in milliseconds.
const discardedAfter = 100

type Answering = {
  action: string
  texts: EditingTexts
  confirm: Confirm
  first: SaveAnswer | undefined
  onSaved: () => void
}

export type Answers = {
  saving: boolean
  send: (form: HTMLFormElement, extra?: Record<string, string>) => void
  /** The last answer, as far as the form has to show it. */
  shown: SaveAnswer | undefined
  setShown: (answer: SaveAnswer | undefined) => void
  /** What stood in the form when a conflict was answered. */
  mine: Fields | undefined
}

/** Sends the form and does what each answer asks for. */
export function useAnswers(ref: RefObject<HTMLFormElement | null>, options: Answering): Answers {
  const { action, texts, confirm, first, onSaved } = options
  const [shown, setShown] = useState(first)
  const [mine, setMine] = useState<Fields>()
  const sent = useRef<Fields>(undefined)
  const saver = useSaving(action, (answer) => void take(answer))

  function send(form: HTMLFormElement, extra?: Record<string, string>): void {
    sent.current = readFields(form)
    saver.send(form, extra)
  }

  async function take(answer: SaveAnswer): Promise<void> {
    if (answer.status === 'saved') {
      // Who went on typing while the save was under way gets that saved too; the server knows the form again.
      const typedOn = ref.current && sent.current && !sameFields(readFields(ref.current), sent.current)
      return typedOn && ref.current ? send(ref.current) : onSaved()
    }
    setShown(answer.status === 'exists' ? undefined : answer)
    if (answer.status === 'conflict' && ref.current) setMine(readFields(ref.current))
    if (answer.status === 'failed') {
      await confirm.tell(editorTexts.saveFailed(editorTexts.failures[answer.reason]))
    }
    if (answer.status === 'exists') await askToReplace(answer)
  }

  async function askToReplace({ id, updatedAt }: { id: string; updatedAt: string }): Promise<void> {
    if (!(await confirm.ask(texts.replace ?? ''))) {
      setTimeout(() => void confirm.tell(texts.discarded ?? ''), discardedAfter)
    } else if (ref.current) send(ref.current, { [controls.replaceId]: id, [controls.openedAt]: updatedAt })
  }

  return { saving: saver.saving, send, shown, setShown, mine }
}
