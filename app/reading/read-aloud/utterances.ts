import type { Block } from './collect-blocks.ts'
import { cutSentences } from './cut-sentences.ts'
import { speakText } from './spoken-text.ts'

/** A range of text in a node, `to` exclusive; the whole node without a range. */
export type Place<Node> = { node: Node; from?: number; to?: number }
/** One utterance, with the places of the page that it speaks. */
export type Utterance<Node> = { text: string; places: Place<Node>[] }

type Stretch<Node> = { text: string; from: number; to: number; isWords: boolean; place: Node | undefined }

/** Splits a block into sentences for a voice. */
export function toUtterances(block: Block): Utterance<Text | Element>[] {
  return readPieces(
    block.map((piece) => ({
      ...('text' in piece ? { text: piece.text } : { words: piece.words }),
      place: piece.place,
    })),
  )
}

type AnyPiece<Node> = { text?: string; words?: string; place: Node | undefined }

/**
 * {@link toUtterances} for nodes of any type. The words of a piece without page text are highlighted as a
 * whole.
 */
export function readPieces<Node>(pieces: readonly AnyPiece<Node>[]): Utterance<Node>[] {
  let length = 0
  const stretches = pieces.map(({ text, words, place }): Stretch<Node> => {
    const shown = text ?? words ?? ''
    const from = length
    length += shown.length
    return { text: shown, from, to: length, isWords: text === undefined, place }
  })
  const whole = stretches.map(({ text }) => text).join('')
  return cutSentences(whole).flatMap(({ from, to }) => {
    const shown = whole.slice(from, to)
    if (!/[\p{L}\d]/u.test(shown)) return []
    return [{ text: speakText(shown), places: stretches.flatMap((stretch) => placesOf(stretch, from, to)) }]
  })
}

function placesOf<Node>(stretch: Stretch<Node>, from: number, to: number): Place<Node>[] {
  const [start, end] = [Math.max(from, stretch.from), Math.min(to, stretch.to)]
  if (stretch.place === undefined || start >= end) return []
  if (stretch.isWords) return [{ node: stretch.place }]
  return [{ node: stretch.place, from: start - stretch.from, to: end - stretch.from }]
}
