import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react'
import type { WrittenPart } from '../visual-editor/written-part.ts'
import type { WrittenPartProps } from '../visual-editor/written-parts.tsx'
import { markdownTexts } from './editor-texts.ts'
import { useFormState } from './form-context.ts'
import { asBlock, asPart, selectedIn, typeInto } from './text-edit.ts'

/** Parts that a toolbar form inserts into a text. */
export type PartName = 'link' | 'image' | 'formula' | 'question' | 'simulator'
type PartForm = ComponentType<WrittenPartProps>

/** The forms of the visual mode, for the source mode; each is loaded when it is first opened. */
const partForms: Record<PartName, () => Promise<PartForm>> = {
  link: async () => (await import('../visual-editor/written-parts.tsx')).WrittenLink,
  image: async () => (await import('../visual-editor/written-parts.tsx')).WrittenPicture,
  formula: async () => (await import('../visual-editor/written-parts.tsx')).WrittenFormula,
  question: async () => (await import('../visual-editor/question-dialog.tsx')).WrittenQuestion,
  simulator: async () => (await import('../visual-editor/simulator-dialog.tsx')).WrittenSimulator,
}

type AreaRef = RefObject<HTMLTextAreaElement | null>
type Open = { name: PartName; Form: Awaited<ReturnType<(typeof partForms)[PartName]>>; chosen: string }

/** The form that a toolbar button opens; its result is inserted at the caret. */
export function usePartForm(
  area: AreaRef,
  id: string,
  say: (message: string) => void,
): { form: ReactNode; open: (name: PartName) => void } {
  const { setBusy, folder } = useFormState()
  const [shown, setShown] = useState<Open>()
  const made = useRef<WrittenPart>(undefined)
  const open = (name: PartName): void => {
    if (!area.current) return
    say('')
    const { text, start, end } = selectedIn(area.current)
    partForms[name]().then(
      (Form) => setShown({ name, Form, chosen: text.slice(start, end) }),
      () => say(markdownTexts.formFailed),
    )
  }
  // A field below an open dialog cannot take input: insert after the dialog closes.
  const close = (): void => {
    const part = made.current
    made.current = undefined
    setShown(undefined)
    area.current?.focus()
    if (!part || !shown || !area.current) return
    const { text, isBlock } = part
    // A selection becomes a formula or a link; any other part is inserted behind it.
    if (isBlock && shown.name !== 'formula')
      area.current.setSelectionRange(area.current.selectionEnd, area.current.selectionEnd)
    typeInto(area.current, isBlock ? asBlock(selectedIn(area.current), `${text}\n`) : asPart(text))
    say(markdownTexts.written(markdownTexts[shown.name]))
  }
  const form = shown && (
    <shown.Form
      chosen={shown.chosen}
      folder={folder}
      setBusy={(busy) => setBusy(`${id}-parte`, busy)}
      onAccept={(part) => {
        made.current = part
      }}
      onClose={close}
    />
  )
  return { form, open }
}
