import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { z } from '../../ui/forms/schema.ts'
import { draftsTexts } from './drafts-texts.ts'

const answerSchema = z.object({
  message: z.string().optional(),
  failed: z.boolean().optional(),
  preview: z.object({ address: z.string(), endsAt: z.string() }).optional(),
})
/** The answer to an action on a draft. */
export type DraftAnswer = z.infer<typeof answerSchema>

/**
 * Sends the actions of a draft to `address` and reloads the draft. Uses `fetch` instead of the router,
 * because a failed router request replaces the page, including unsaved text.
 */
export function useDraftChange(address: string) {
  const [answer, setAnswer] = useState<DraftAnswer>()
  const [isBusy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    setBusy(true)
    const told = await sendChange(address, form)
    setAnswer(told)
    setBusy(false)
    if (!told.failed) void revalidate()
  }
  return { answer, isBusy, submit }
}

async function sendChange(address: string, form: FormData): Promise<DraftAnswer> {
  try {
    const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
    const response = await fetch(address, { method: 'POST', body })
    if (response.status === 401) return { failed: true, message: draftsTexts.signedOut }
    const answer = answerSchema.safeParse(await response.json().catch(() => undefined))
    return answer.data ?? { failed: true, message: draftsTexts.notDone }
  } catch (error) {
    if (error instanceof TypeError) return { failed: true, message: draftsTexts.noConnection }
    throw error
  }
}
