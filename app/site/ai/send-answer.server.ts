import type { Answered, Asker } from './open-assistant.server.ts'
import { answerNotes } from './show-answer.server.ts'

/** One line of the response that streams an answer, as JSON. */
export type AnswerEvent =
  /** The source of the text, before its first words. */
  | { note: string }
  /** The next piece, as plain text. */
  | { text: string }
  /** The whole answer, as sanitised HTML. */
  | { html: string; note: string }
  /** There is no answer: the page shows its template. */
  | { template: true }

/** A content type that proxies neither compress nor buffer. */
const answerType = 'application/x-ndjson'

type Ask = (asker: Pick<Asker, 'signal' | 'listener'>) => void

/**
 * Streams an answer to the browser. Closing the page aborts the request's part of the work.
 * `model`: the source of the streamed text.
 */
export function sendAnswer(model: string | undefined, ask: Ask): Response {
  const leaving = new AbortController()
  const body = new ReadableStream<string>({
    start(controller) {
      const send = (event: AnswerEvent): void => controller.enqueue(`${JSON.stringify(event)}\n`)
      let isNoted = false
      const listener: Asker['listener'] = {
        text(piece) {
          if (!isNoted) send({ note: answerNotes.generated(model ?? '') })
          isNoted = true
          send({ text: piece })
        },
        end(answered) {
          if (leaving.signal.aborted) return
          send(toEvent(answered))
          controller.close()
        },
      }
      ask({ signal: leaving.signal, listener })
    },
    cancel: () => leaving.abort(),
  })
  const headers = { 'Content-Type': answerType, 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' }
  return new Response(body.pipeThrough(new TextEncoderStream()), { headers })
}

function toEvent(answered: Answered): AnswerEvent {
  if (answered.kind === 'template') return { template: true }
  return { html: answered.html, note: answered.note }
}

/** Collects a whole answer, for a page without scripts. */
export function collectAnswer(signal: AbortSignal, ask: Ask): Promise<Answered> {
  return new Promise((resolve) => {
    const template = (): void => resolve({ kind: 'template' })
    if (signal.aborted) return template()
    signal.addEventListener('abort', template, { once: true })
    ask({ signal, listener: { text: () => {}, end: resolve } })
  })
}
