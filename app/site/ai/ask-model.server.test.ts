import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  begin,
  type ChatProvider,
  eventOf,
  refuse,
  sayInEvents,
  sayInPieces,
  startChatProvider,
  streamOf,
} from '../../../test/support/chat-provider.ts'
import type { ModelSettings } from '../../platform/config/config.server.ts'
import { requestModel } from './ask-model.server.ts'

const messages = [{ role: 'user', content: '¿Qué es una polea?' }] as const
const answer = 'Una **polea** cambia la dirección de la fuerza: 10 N → 5 N ⚙️.'
let provider: ChatProvider

beforeEach(async () => {
  provider = await startChatProvider(sayInEvents(answer))
})
afterEach(() => provider.stop())

async function ask(settings: Partial<ModelSettings> = {}, signal?: AbortSignal): Promise<string> {
  const model = {
    baseUrl: provider.baseUrl,
    name: 'modelo-1',
    apiKey: 'una-clave-secreta',
    dailyLimit: 10,
    timeoutMs: 20_000,
    ...settings,
  }
  let text = ''
  for await (const piece of requestModel(model, messages, signal ?? new AbortController().signal))
    text += piece
  return text
}

test('returns the answer, and sends question, model and key according to the protocol', async () => {
  expect(await ask()).toBe(answer)
  const [request] = provider.requests
  expect(request?.path).toBe('/v1/chat/completions')
  expect(request?.headers.authorization).toBe('Bearer una-clave-secreta')
  expect(JSON.parse(request?.body ?? '')).toEqual({ model: 'modelo-1', stream: true, messages })
})

test('a self-hosted model needs no key', async () => {
  expect(await ask({ apiKey: undefined })).toBe(answer)
  expect(provider.requests[0]?.headers.authorization).toBeUndefined()
})

describe('returns the same answer', () => {
  const whole = { choices: [{ message: { role: 'assistant', content: answer }, finish_reason: 'stop' }] }
  const comments = `: hola\n\nevent: x\nid: 4\nretry: 10\n${streamOf(answer)}`
  const usage = streamOf(answer).replace('data: [DONE]', 'data: {"choices":[],"usage":{}}\n\ndata: [DONE]')
  const thinking = `data: {"choices":[{"delta":{"role":"assistant","reasoning_content":"mmm","content":null}}]}\n\n`
  test.each<[string, readonly (string | Uint8Array)[]]>([
    ['byte by byte', [...Buffer.from(streamOf(answer))].map((byte) => Uint8Array.of(byte))],
    ['in one piece', [streamOf(answer)]],
    ['with CRLF', [streamOf(answer).replaceAll('\n', '\r\n')]],
    [
      'with CR at the end of a piece',
      streamOf(answer)
        .replaceAll('\n', '\r\n')
        .split(/(?<=\r)/),
    ],
    ['with comments and other fields', [comments]],
    ['with what it cost', [usage]],
    ['behind what the model thought', [thinking + streamOf(answer)]],
    ['without [DONE]', [streamOf(answer).replace('data: [DONE]\n\n', '')]],
    ['without a stream', [JSON.stringify(whole)]],
    ['without a stream, in pieces', [' \n', ...JSON.stringify(whole, null, 2).split(/(?<=")/)]],
  ])('%s', async (_, pieces) => {
    provider.mood = sayInPieces(pieces)
    expect(await ask()).toBe(answer)
  })
})

test('yields pieces as they arrive, before the answer is complete', async () => {
  const goOn = Promise.withResolvers<void>()
  provider.mood = async (response) => {
    begin(response)
    response.write(eventOf('Primero. '))
    await goOn.promise
    response.end(streamOf('Después.'))
  }
  const settings = {
    name: 'm',
    apiKey: undefined,
    dailyLimit: 1,
    timeoutMs: 20_000,
    baseUrl: provider.baseUrl,
  }
  const pieces = requestModel(settings, messages, new AbortController().signal)
  expect(await pieces.next()).toEqual({ done: false, value: 'Primero. ' })
  goOn.resolve()
  expect(await pieces.next()).toEqual({ done: false, value: 'Después.' })
})

describe('rejects with a ChatError', () => {
  const limit = { type: 'requests', code: 'rate_limit_exceeded', message: 'una-clave-secreta' }
  test.each<[string, RegExp, ChatProvider['mood']]>([
    ['a wrong key', /answered 401 \(invalid_api_key\)/, refuse(401, { code: 'invalid_api_key' })],
    ['too many questions', /answered 429 \(rate_limit_exceeded\)/, refuse(429, limit)],
    ['a fault of the provider', /answered 500/, (response) => void response.writeHead(500).end('<html>')],
    [
      'a fault without an end',
      /answered 503/,
      (response) => void response.writeHead(503).end('x'.repeat(99_999)),
    ],
    ['a name that is none', /an error without a name/, refuse(400, { code: 'clave: <una-clave-secreta>' })],
    [
      'an error in the stream',
      /it sent overloaded/,
      sayInPieces(['data: {"error":{"type":"overloaded"}}\n\n']),
    ],
    ['nothing at all', /it is empty/, sayInPieces([])],
    ['only the end', /it is empty/, sayInPieces(['data: [DONE]\n\n'])],
    ['blanks', /not of the protocol/, sayInPieces(['data: \n\n'])],
    ['what is no JSON', /not of the protocol/, sayInPieces(['data: {"choices"\n\n'])],
    ['JSON of something else', /not of the protocol/, sayInPieces(['data: {"choices":"no"}\n\n'])],
    ['a page', /it is empty/, sayInPieces(['<!doctype html><title>Proxy</title>'])],
    ['half an answer', /it was cut/, sayInPieces([eventOf('La mitad')])],
    ['an answer that ran out of room', /because of length/, sayInPieces([eventOf('La mitad', 'length')])],
    ['a long answer', /too long/, sayInEvents('palabra '.repeat(12_500))],
    ['one that never ends', /longer than any answer/, endless],
  ])('%s', async (_, reason, mood) => {
    provider.mood = mood
    const failure = await ask().catch((error: unknown) => String(error))
    expect(failure).toMatch(/^ChatError/)
    expect(failure).toMatch(reason)
    expect(failure).not.toContain('una-clave-secreta')
  })

  async function endless(...[response, left]: Parameters<ChatProvider['mood']>): Promise<void> {
    begin(response)
    const gone = left.then(() => true)
    const send = (): Promise<false> =>
      new Promise((resolve) => response.write(': sigo aquí\n'.repeat(999), () => resolve(false)))
    while (!(await Promise.race([gone, send()])));
  }

  test('a connection that breaks', async () => {
    provider.mood = (response) => {
      begin(response)
      response.write(eventOf('La mitad'), () => response.destroy())
    }
    await expect(ask()).rejects.toThrow('the connection failed')
  })

  test('an address that does not respond', async () => {
    await provider.stop()
    await expect(ask()).rejects.toThrow('the connection failed')
  })

  test('a redirect, which is not followed', async () => {
    const elsewhere = await startChatProvider()
    provider.mood = (response) =>
      void response.writeHead(307, { Location: `${elsewhere.baseUrl}/chat/completions` }).end()
    await expect(ask()).rejects.toThrow('answered 307')
    expect(elsewhere.requests).toEqual([])
    await elsewhere.stop()
  })

  test('an answer that does not begin within a third of the timeout', async () => {
    provider.mood = (_, left) => left
    await expect(ask({ timeoutMs: 300 })).rejects.toThrow('it did not begin in 0.1 s')
  })

  test('an answer that does not end within the timeout', async () => {
    provider.mood = async (response, left) => {
      begin(response)
      response.write(eventOf('Y otra cosa'))
      await left
    }
    await expect(ask({ timeoutMs: 500 })).rejects.toThrow('it did not end in 0.5 s')
  })
})

test('aborts the request when the caller aborts', async () => {
  const leaving = new AbortController()
  provider.mood = async (response, left) => {
    begin(response)
    response.write(eventOf('Empiezo'))
    await left
  }
  const asking = ask({}, leaving.signal)
  while (provider.requests.length === 0) await new Promise(setImmediate)
  leaving.abort()
  await expect(asking).rejects.toThrow('aborted')
  await provider.lost
})
