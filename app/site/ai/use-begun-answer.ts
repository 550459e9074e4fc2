import { useState } from 'react'
import type { ActionOutcome } from './answer-actions.server.ts'

/** What a form was begun with or has saved last, the moment at which that was seen, and how often a model has written another text. */
export type BegunAnswer = { answer: string; openedAt: string; written: number }

/**
 * What the form knows to be kept. It follows what this form was told alone: what a page loads again may be of somebody else, and
 * who saves over it has to be told.
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
