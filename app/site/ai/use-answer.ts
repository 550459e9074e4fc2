import { useEffect, useRef, useState } from 'react'
import { requestAnswer, type Shown, type ShownSoFar } from './read-answer.ts'

/** Milliseconds before a template is shown (docs/product.md 9); a stored answer is shown at once. */
const templateDelay = 2000

export type AnswerState = { kind: 'idle' } | { kind: 'asking' } | ShownSoFar | Shown

/** Requests an answer and returns what to show. `ask` is ignored while an answer is pending. */
export function useAnswer(
  begin: AnswerState,
): [state: AnswerState, ask: (address: string | null, body?: FormData) => void, isBusy: boolean] {
  const [state, setState] = useState<AnswerState>(begin)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])
  const isBusy = state.kind === 'asking' || state.kind === 'streaming'
  const ask = async (address: string | null, body?: FormData): Promise<void> => {
    if (isBusy) return
    leaving.current = new AbortController()
    const { signal } = leaving.current
    const started = Date.now()
    setState({ kind: 'asking' })
    const sent = body && { body }
    const shown: Shown =
      address === null
        ? { kind: 'template' }
        : await requestAnswer(address, {
            ...sent,
            signal,
            onText: (text) => !signal.aborted && setState(text),
          })
    const rest = shown.kind === 'template' ? templateDelay - (Date.now() - started) : 0
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
    if (!signal.aborted) setState(shown)
  }
  return [state, (address, body) => void ask(address, body), isBusy]
}
