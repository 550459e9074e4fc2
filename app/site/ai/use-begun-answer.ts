import { useState } from 'react'
import type { ActionOutcome } from './answer-actions.server.ts'

/**
 * The answer that a form started from or saved last, when it was read, and how often a model has replaced it.
 */
export type BegunAnswer = { answer: string; openedAt: string; written: number }

/**
 * The stored answer as this form knows it. It follows only the results of this form: reloaded page data may
 * contain another user's change, and saving over that must be a conflict.
 */
export function useBegunAnswer(
  loaded: { answer: string; openedAt: string },
  outcome: ActionOutcome | undefined,
): BegunAnswer {
  const [last, setLast] = useState({
    begun: { answer: loaded.answer, openedAt: loaded.openedAt, written: 0 },
    outcome: undefined as ActionOutcome | undefined,
  })
  if (outcome === last.outcome) return last.begun
  const begun = outcome ? follow(last.begun, outcome) : last.begun
  setLast({ begun, outcome })
  return begun
}

function follow(begun: BegunAnswer, outcome: ActionOutcome): BegunAnswer {
  if (outcome.status === 'conflict')
    return { ...begun, answer: outcome.other.answer, openedAt: outcome.other.updatedAt }
  if (outcome.status !== 'done') return begun
  const { openedAt, answer = begun.answer, isWritten = false } = outcome
  return { openedAt, answer, written: begun.written + (isWritten ? 1 : 0) }
}
