import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readBody } from 'node:stream/consumers'

/** A request that the provider received. */
type ChatRequest = { path: string; headers: IncomingMessage['headers']; body: string }

/** Handles one chat completion request. `left` resolves when the client disconnects. */
type ChatMood = (response: ServerResponse, left: Promise<void>) => void | Promise<void>

/** A real HTTP server of the chat completions protocol, on loopback. */
export type ChatProvider = {
  baseUrl: string
  requests: ChatRequest[]
  /** Handler of the following requests. */
  mood: ChatMood
  /** Resolves when a client disconnects before the end of its response. */
  lost: Promise<void>
  stop: () => Promise<void>
}

export async function startChatProvider(
  mood: ChatMood = sayInEvents('Una respuesta.'),
): Promise<ChatProvider> {
  const lost = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    provider.requests.push({ path: request.url ?? '', headers: request.headers, body })
    const left = Promise.withResolvers<void>()
    response.on('close', () => {
      left.resolve()
      if (!response.writableFinished) lost.resolve()
    })
    await provider.mood(response, left.promise)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const provider: ChatProvider = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    mood,
    lost: lost.promise,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return provider
}

/** A server-sent event with a piece of an answer; the last event has none but a finish reason. */
export function eventOf(content: string | undefined, reason: string | null = null): string {
  const delta = content === undefined ? {} : { content }
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`
}

/** The event stream of an answer, one event per word. */
export function streamOf(answer: string): string {
  const words = answer.match(/\S*\s*/g) ?? []
  return `${words.map((word) => eventOf(word)).join('')}${eventOf(undefined, 'stop')}data: [DONE]\n\n`
}

export function begin(response: ServerResponse, type = 'text/event-stream'): void {
  response.writeHead(200, { 'Content-Type': type })
}

/** Streams an answer as the protocol specifies. */
export function sayInEvents(answer: string): ChatMood {
  return (response) => {
    begin(response)
    response.end(streamOf(answer))
  }
}

/** Sends these pieces, each in its own packet. */
export function sayInPieces(pieces: readonly (string | Uint8Array)[]): ChatMood {
  return async (response) => {
    begin(response)
    for (const piece of pieces) await new Promise((resolve) => response.write(piece, resolve))
    response.end()
  }
}

/** Responds with an error, in the format of providers. */
export function refuse(status: number, error: object): ChatMood {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ error }))
  }
}
