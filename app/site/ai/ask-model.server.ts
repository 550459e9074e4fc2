import type { ModelSettings } from '../../platform/config/config.server.ts'
import { z } from '../../ui/forms/schema.ts'
import { ChatError, describeFault, readChatStream } from './read-chat-stream.server.ts'

export type ChatMessage = { role: 'system' | 'user'; content: string }

/** The first piece must arrive within this fraction of the timeout: an empty wait is shorter. */
const firstPart = 3
/** Bytes read of an error response, to find its error code. */
const maxRefusal = 8 * 1024

/**
 * Sends a question to a model and yields the answer in pieces as they arrive. `signal` aborts the request.
 * Throws {@link ChatError} for everything that is not a complete answer, and closes the request.
 */
export async function* requestModel(
  model: ModelSettings,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const timeout = new AbortController()
  const endAfter = (ms: number, what: string) =>
    setTimeout(() => timeout.abort(new ChatError(`${what} in ${ms / 1000} s`)), ms)
  const whole = endAfter(model.timeoutMs, 'it did not end')
  const beginning = endAfter(model.timeoutMs / firstPart, 'it did not begin')
  const either = AbortSignal.any([signal, timeout.signal])
  try {
    for await (const piece of readChatStream(await send(model, messages, either))) {
      clearTimeout(beginning)
      yield piece
    }
  } catch (error) {
    if (error instanceof ChatError || signal.aborted) throw error
    // An aborted body rejects with its own error; report the reason of the abort.
    if (timeout.signal.reason instanceof ChatError) throw timeout.signal.reason
    throw new ChatError('the connection failed', { cause: error })
  } finally {
    clearTimeout(whole)
    clearTimeout(beginning)
    timeout.abort()
  }
}

async function send(
  { baseUrl, name, apiKey }: ModelSettings,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream, application/json',
      'User-Agent': 'Engrana',
      ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }),
    },
    // Only fields that all endpoints understand; some reject unknown ones.
    body: JSON.stringify({ model: name, stream: true, messages }),
    // Key and question must only reach the configured address.
    redirect: 'manual',
    signal,
  })
  if (!response.ok) throw new ChatError(`it answered ${response.status}${await nameRefusal(response)}`)
  if (!response.body) throw new ChatError('it is empty')
  return response.body
}

const refusalSchema = z.object({ error: z.unknown().optional() })

async function nameRefusal({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body ?? []) {
    pieces.push(piece)
    bytes += piece.byteLength
    if (bytes > maxRefusal) return ''
  }
  try {
    const { error } = refusalSchema.parse(JSON.parse(Buffer.concat(pieces).toString()))
    return ` (${describeFault(error)})`
  } catch {
    return ''
  }
}
