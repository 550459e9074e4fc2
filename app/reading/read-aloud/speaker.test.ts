import { expect, it } from 'vitest'
import { Speaker } from './speaker.ts'

type Said = Pick<SpeechSynthesisUtterance, 'text' | 'rate'> & { onend?: () => void; onerror?: () => void }

function begin(sentences: readonly string[]) {
  const said: Said[] = []
  const told: (number | 'end' | 'fault')[] = []
  let cancelled = 0
  const speaker = new Speaker(
    { speak: (utterance) => void said.push(utterance as unknown as Said), cancel: () => void cancelled++ },
    sentences,
    {
      make: (text) => ({ text }) as SpeechSynthesisUtterance,
      onSentence: (index) => told.push(index),
      onEnd: () => told.push('end'),
      onFault: () => told.push('fault'),
    },
  )
  return { speaker, said, told, texts: () => said.map(({ text }) => text), cancelled: () => cancelled }
}

it('speaks sentences one by one, then ends', () => {
  const { speaker, said, told, texts } = begin(['Uno.', 'Dos.'])
  speaker.goOn()
  expect(texts()).toEqual(['Uno.'])
  said[0]?.onend?.()
  said[1]?.onend?.()
  expect(texts()).toEqual(['Uno.', 'Dos.'])
  expect(told).toEqual([0, 1, 'end'])
})

it('repeats the sentence after a pause, and ignores the end of the interrupted one', () => {
  const { speaker, said, told, texts, cancelled } = begin(['Uno.', 'Dos.'])
  speaker.goOn()
  said[0]?.onend?.()
  const before = cancelled()
  speaker.pause()
  expect(cancelled()).toBe(before + 1)
  said[1]?.onend?.()
  said[1]?.onerror?.()
  expect(texts()).toEqual(['Uno.', 'Dos.'])
  speaker.goOn()
  expect(texts()).toEqual(['Uno.', 'Dos.', 'Dos.'])
  expect(told).toEqual([0, 1, 1])
})

it('applies a new speed at once and to later sentences', () => {
  const { speaker, said } = begin(['Uno.', 'Dos.'])
  speaker.setRate(1.5)
  expect(said).toEqual([])
  speaker.goOn()
  speaker.setRate(0.75)
  said[1]?.onend?.()
  expect(said.map(({ text, rate }) => [text, rate])).toEqual([
    ['Uno.', 1.5],
    ['Uno.', 0.75],
    ['Dos.', 0.75],
  ])
})

it('reports a device error, and can retry the sentence', () => {
  const { speaker, said, told, texts } = begin(['Uno.'])
  speaker.goOn()
  said[0]?.onerror?.()
  speaker.goOn()
  expect(told).toEqual([0, 'fault', 0])
  expect(texts()).toEqual(['Uno.', 'Uno.'])
})
