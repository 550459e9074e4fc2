import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { FieldTexts } from '../../documents/core/field.ts'
import { formTexts } from '../../ui/forms/parse-form.ts'
import { type DeviceDraft, dropDraft, keepDraft, listDrafts } from './device-drafts.ts'
import { controls } from './save-answer.ts'

const keepAfter = 250

/** The document's fields with their current values. */
export function readFields(form: HTMLFormElement): FieldTexts {
  const own: readonly string[] = Object.values(controls)
  const texts = Object.entries(formTexts(new FormData(form)))
  return Object.fromEntries(texts.filter(([name]) => !own.includes(name)))
}

export function sameFields(a: FieldTexts, b: FieldTexts): boolean {
  return Object.keys({ ...a, ...b }).every((name) => plain(a[name]) === plain(b[name]))
}

// Form submission normalises line endings.
function plain(text: string | undefined): string {
  return (text ?? '').replace(/\r\n?/g, '\n')
}

type Opened = { scope: string; formId: string; openedAt: string | null; isDirty: () => boolean }

export type DeviceDrafts = {
  /** An earlier draft to offer for recovery. */
  offered: DeviceDraft | undefined
  /** Whether this device can store drafts. */
  works: boolean
  /** Stores the current input immediately. */
  keep: () => void
  takeOffer: () => void
  discardOffer: () => void
  /** Deletes the stored draft after a save. */
  drop: () => void
}

/** Stores the input of a form on the device, shortly after each change and when the page is left. */
export function useDeviceDraft(ref: RefObject<HTMLFormElement | null>, opened: Opened): DeviceDrafts {
  const { scope, formId, openedAt } = opened
  const [older, setOlder] = useState<DeviceDraft[]>([])
  const [works, setWorks] = useState(true)

  const keep = (): void => {
    if (!ref.current) return
    if (opened.isDirty()) {
      const keptAt = new Date().toISOString()
      setWorks(keepDraft(scope, { fields: readFields(ref.current), openedAt, formId, keptAt }))
    } else dropDraft(scope, formId)
  }
  const keepNow = useEffectEvent(keep)

  useEffect(() => {
    const form = ref.current
    // A save whose response was lost leaves a draft equal to the saved document: skip it.
    setOlder(listDrafts(scope).filter((draft) => !form || !sameFields(draft.fields, readFields(form))))
  }, [scope, ref])

  useEffect(() => {
    const form = ref.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = (): void => {
      clearTimeout(timer)
      timer = setTimeout(keepNow, keepAfter)
    }
    const now = (): void => {
      clearTimeout(timer)
      keepNow()
    }
    form?.addEventListener('input', soon)
    // Buttons such as «Quitar imagen» change fields without an input event.
    form?.addEventListener('click', soon)
    document.addEventListener('visibilitychange', now)
    window.addEventListener('pagehide', now)
    return () => {
      clearTimeout(timer)
      form?.removeEventListener('input', soon)
      form?.removeEventListener('click', soon)
      document.removeEventListener('visibilitychange', now)
      window.removeEventListener('pagehide', now)
    }
  }, [ref])

  return {
    offered: older[0],
    works,
    keep,
    takeOffer: () => setOlder([]),
    discardOffer: () => {
      if (older[0]) dropDraft(scope, older[0].formId)
      setOlder(older.slice(1))
    },
    drop: () => dropDraft(scope, formId),
  }
}
