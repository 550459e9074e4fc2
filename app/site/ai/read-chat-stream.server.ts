import { createParser } from 'eventsource-parser'
import { z } from '../../ui/forms/schema.ts'

/**
 * Why a model gave no answer. The message is for the operator's log and contains nothing of a question, an
 * answer or the key, which providers tend to repeat in their errors.
 */
export class ChatError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The model gave no answer: ${reason}`, options)
    this.name = 'ChatError'
  }
}

/** Limit of one response in bytes, including protocol overhead and a model's reasoning. */
const maxBytes = 2 * 1024 * 1024
/** Maximum length of an accepted answer in characters: a page and a half. */
const maxLetters = 12_000

const text = z.string().nullish()
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: text }).nullish(),
        message: z.object({ content: text }).nullish(),
        finish_reason: text,
      }),
    )
    .nullish(),
  error: z.unknown().optional(),
})

/**
 * Reads the body of a chat completion in chunks of any size: events until `[DONE]`, or one JSON from an
 * endpoint that does not stream. Yields text as it comes; throws {@link ChatError} for everything that is not
 * a complete answer.
 */
export async function* readChatStream(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const answer = new Answer()
  const events: string[] = []
  const parser = createParser({ onEvent: ({ data }) => events.push(data) })
  let json: string | undefined
  let isBuiltIn = false
  for await (const piece of decode(body)) {
    if (!isBuiltIn && piece.trim() === '') continue
    // An event stream cannot begin with a brace, so this is one JSON.
    if (!isBuiltIn && piece.trimStart().startsWith('{')) json = ''
    isBuiltIn = true
    if (json !== undefined) json += piece
    else parser.feed(piece)
    const text = events.splice(0).map((data) => answer.take(data))
    if (text.length > 0) yield text.join('')
    if (answer.isDone) return
  }
  if (json !== undefined) yield answer.take(json)
  answer.end()
}

/** Decodes UTF-8 across chunk boundaries. */
async function* decode(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.byteLength
    if (bytes > maxBytes) throw new ChatError('it is longer than any answer')
    yield decoder.decode(piece, { stream: true })
  }
}

class Answer {
  isDone = false
  #letters = 0
  #isFinished = false

  /** The text of one event, which may be empty. */
  take(data: string): string {
    if (data.trim() === '[DONE]') this.end()
    if (this.isDone) return ''
    const { choices, error } = readChunk(data)
    if (error !== undefined && error !== null) throw new ChatError(`it sent ${describeFault(error)}`)
    const choice = choices?.[0]
    const piece = choice?.delta?.content ?? choice?.message?.content ?? ''
    this.#letters += piece.length
    if (this.#letters > maxLetters) throw new ChatError('it is too long')
    const reason = choice?.finish_reason
    if (reason && reason !== 'stop') throw new ChatError(`it stopped because of ${toName(reason)}`)
    if (reason) this.#isFinished = true
    return piece
  }

  /** Validates the end of the answer. */
  end(): void {
    if (this.#letters === 0) throw new ChatError('it is empty')
    if (!this.#isFinished) throw new ChatError('it was cut')
    this.isDone = true
  }
}

function readChunk(data: string): z.infer<typeof chunkSchema> {
  try {
    return chunkSchema.parse(JSON.parse(data))
  } catch {
    // The parser's message would repeat the response.
    throw new ChatError('what came is not of the protocol')
  }
}

const faultSchema = z.object({ code: z.union([z.string(), z.number()]).nullish(), type: text })

/** The provider's code for an error. */
export function describeFault(error: unknown): string {
  const fault = faultSchema.safeParse(error).data
  return toName(String(fault?.code ?? fault?.type ?? 'an error'))
}

function toName(given: string): string {
  return /^[\w .-]{1,60}$/.test(given) ? given : 'an error without a name'
}
