import { expect, test } from 'vitest'
import { Flights } from './flights.ts'

type Heard = { text: string; result: string | undefined }

function listen(): Heard & { listener: { text: (piece: string) => void; end: (result: string) => void } } {
  const heard: Heard = { text: '', result: undefined }
  const text = (piece: string): void => {
    heard.text += piece
  }
  const end = (result: string): void => {
    heard.result = result
  }
  return Object.assign(heard, { listener: { text, end } })
}

const never = new AbortController().signal

test('forty concurrent callers share one run, and late ones receive the earlier text', async () => {
  const flights = new Flights<string>()
  const goOn = Promise.withResolvers<void>()
  let times = 0
  const work = async (say: (piece: string) => void): Promise<string> => {
    times++
    say('Una ')
    await goOn.promise
    say('polea')
    return 'fin'
  }
  const heard = Array.from({ length: 39 }, listen)
  for (const { listener } of heard) flights.join('x', work, listener, never)
  await new Promise(setImmediate)
  const late = listen()
  flights.join('x', work, late.listener, never)
  expect(late.text).toBe('Una ')
  goOn.resolve()
  await new Promise(setImmediate)
  expect(times).toBe(1)
  expect([...heard, late].map(({ text, result }) => `${text}: ${result}`)).toEqual(
    Array(40).fill('Una polea: fin'),
  )
  flights.join('x', work, listen().listener, never)
  await new Promise(setImmediate)
  expect(times).toBe(2)
})

test('keeps running while anyone listens, and stops when the last listener leaves', async () => {
  const flights = new Flights<string>()
  const ended: string[] = []
  const work = (name: string) => (_: (piece: string) => void, signal: AbortSignal) =>
    new Promise<string>((resolve) => {
      signal.addEventListener('abort', () => {
        ended.push(name)
        resolve('ended')
      })
    })
  const [one, other] = [new AbortController(), new AbortController()]
  const heard = listen()
  flights.join('x', work('first'), heard.listener, one.signal)
  flights.join('x', work('none'), listen().listener, other.signal)
  await new Promise(setImmediate)
  one.abort()
  expect(ended).toEqual([])
  other.abort()
  expect(ended).toEqual(['first'])
  await new Promise(setImmediate)
  expect(heard.result).toBeUndefined()
  const next = listen()
  flights.join('x', async () => 'anew', next.listener, never)
  await new Promise(setImmediate)
  expect(next.result).toBe('anew')
})

test('does not start for a caller that has already left, and close stops everything', async () => {
  const flights = new Flights<string>()
  const gone = new AbortController()
  gone.abort()
  flights.join('x', () => Promise.reject(new Error('begun')), listen().listener, gone.signal)
  const heard = listen()
  const work = (_: (piece: string) => void, signal: AbortSignal) =>
    new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('template')))
  flights.join('y', work, heard.listener, never)
  await new Promise(setImmediate)
  flights.close()
  await new Promise(setImmediate)
  expect(heard.result).toBe('template')
})
