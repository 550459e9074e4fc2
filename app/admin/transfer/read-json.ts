import { decodeTextFile } from '../../platform/markdown/front-matter.ts'
import { refuse } from './read-archive.server.ts'
import { transferLimits as limits } from './transfer-limits.ts'

/** Reads a JSON file. Throws what to say of one that is none, or that holds too much. */
export type JsonReader = (bytes: Uint8Array, name: string) => unknown

/**
 * Opens a reader of all JSON of a set: the values of all of its files are bounded together, before anything is made of them. A
 * value of two letters takes fifty times as much memory.
 */
export function openJsonReader(): JsonReader {
  let left: number = limits.values
  return (bytes, name) => {
    const text = decodeTextFile(bytes).replace(/^\uFEFF/, '')
    const { values, depth } = measureJson(text)
    left -= values
    if (left < 0 || depth > limits.jsonDepth) throw refuse('too-many-values', name)
    try {
      return JSON.parse(text)
    } catch (error) {
      throw refuse(/\.json$/i.test(name) ? 'no-json' : 'no-archive', name, error)
    }
  }
}

const [quote, backslash, comma, colon] = ['"', '\\', ',', ':'].map((sign) => sign.charCodeAt(0))
const opening = new Set(['{', '['].map((sign) => sign.charCodeAt(0)))
const closing = new Set(['}', ']'].map((sign) => sign.charCodeAt(0)))

/** How many values and names a text of JSON has, and how deep they lie; of another text, some number. */
function measureJson(text: string): { values: number; depth: number } {
  let [values, level, depth] = [1, 0, 0]
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === quote) at = endOfString(text, at)
    else if (sign === comma || sign === colon) values++
    else if (opening.has(sign)) {
      values++
      depth = Math.max(depth, ++level)
    } else if (closing.has(sign)) level--
  }
  return { values, depth }
}

/** Where the string ends that begins at a place; the end of the text for one that does not. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === backslash) at++
    else if (sign === quote) return at
  }
  return text.length
}
