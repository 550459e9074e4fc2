import type { AnswerEvent } from './send-answer.server.ts'

/** What a page shows of an answer: plain text while it streams, HTML at the end. */
export type ShownSoFar = { kind: 'streaming'; note: string; text: string }
export type Shown = { kind: 'answer'; note: string; html: string } | { kind: 'template' }

/**
 * Requests an answer by POST and reports the text so far; resolves with the template on any error. `signal`
 * aborts it.
 */
export async function requestAnswer(
  address: string,
  { body, signal, onText }: { body?: FormData; signal: AbortSignal; onText: (shown: ShownSoFar) => void },
): Promise<Shown> {
  try {
    const response = await fetch(address, { method: 'POST', signal, body: body ?? null })
    if (response.ok && response.body) return await readEvents(response.body, onText)
  } catch {
    // No network, a broken connection, or an abort.
  }
  return { kind: 'template' }
}

async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onText: (shown: ShownSoFar) => void,
): Promise<Shown> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  const shown: ShownSoFar = { kind: 'streaming', note: '', text: '' }
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { kind: 'template' }
    const lines = `${rest}${value}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const event: AnswerEvent = JSON.parse(line)
      if ('template' in event) return { kind: 'template' }
      if ('html' in event) return { kind: 'answer', note: event.note, html: event.html }
      if ('text' in event) shown.text += event.text
      else shown.note = event.note
    }
    if (shown.text !== '') onText({ ...shown })
  }
}
