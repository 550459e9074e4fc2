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

it('sentences are said one by one, then it ends', () => {
  const { speaker, said, told, texts } = begin(['Uno.', 'Dos.'])
  speaker.goOn()
  expect(texts()).toEqual(['Uno.'])
  said[0]?.onend?.()
  said[1]?.onend?.()
  expect(texts()).toEqual(['Uno.', 'Dos.'])
  expect(told).toEqual([0, 1, 'end'])
})

it('after a pause the sentence is said again from its beginning, and the end of the one that was cut off counts for nothing', () => {
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

it('another speed counts at once, and for what follows', () => {
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

it('a fault of the device is told, and the sentence can be tried again', () => {
  const { speaker, said, told, texts } = begin(['Uno.'])
  speaker.goOn()
  said[0]?.onerror?.()
  speaker.goOn()
  expect(told).toEqual([0, 'fault', 0])
  expect(texts()).toEqual(['Uno.', 'Uno.'])
})
