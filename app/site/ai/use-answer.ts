import { useEffect, useRef, useState } from 'react'
import { askServer, type Shown, type ShownSoFar } from './read-answer.ts'

/** A template takes this long (docs/product.md 9), in milliseconds: an answer that is there is shown at once. */
const templateDelay = 2000

export type AnswerState = { kind: 'idle' } | { kind: 'asking' } | ShownSoFar | Shown

/** Asks the server and says what there is to show. `ask` while an answer is on its way does nothing. */
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
        : await askServer(address, { ...sent, signal, onText: (text) => !signal.aborted && setState(text) })
    const rest = shown.kind === 'template' ? templateDelay - (Date.now() - started) : 0
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
    if (!signal.aborted) setState(shown)
  }
  return [state, (address, body) => void ask(address, body), isBusy]
}
