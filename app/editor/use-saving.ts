import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { type AnsweredForm, controls, type SaveAnswer } from '../documents/save-answer.ts'
import { formTexts } from '../ui/parse-form.ts'

export type Saving = {
  saving: boolean
  /** Sends the texts of a form; `extra` are control fields that differ this time. */
  send: (form: HTMLFormElement, extra?: Record<string, string>) => void
}

/** Sends a form to its page's action without leaving the page; `onAnswer` hears what became of it. */
export function useSaving(action: string, onAnswer: (answer: SaveAnswer) => void): Saving {
  const fetcher = useFetcher<AnsweredForm>()
  const answered = useEffectEvent(onAnswer)
  useEffect(() => {
    if (fetcher.data) answered(fetcher.data)
  }, [fetcher.data])
  return {
    saving: fetcher.state !== 'idle',
    send(form, extra = {}) {
      if (fetcher.state !== 'idle') return
      const texts = { ...formTexts(new FormData(form)), [controls.script]: '1', ...extra }
      // Loading the page's data again would need a session and a network, and there is nothing new to show.
      void fetcher.submit(texts, { method: 'post', action, defaultShouldRevalidate: false })
    },
  }
}
