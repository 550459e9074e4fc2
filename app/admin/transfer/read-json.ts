import { decodeTextFile } from '../../platform/markdown/front-matter.ts'
import { refuse } from './read-archive.server.ts'
import { transferLimits as limits } from './transfer-limits.ts'

/** Parses a JSON file. Throws a refusal if it is invalid or contains too many values. */
export type JsonReader = (bytes: Uint8Array, name: string) => unknown

/**
 * Creates a parser for all JSON files of a set, with a common limit of values that is checked before parsing:
 * a value of two characters takes fifty times as much memory.
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

/** Counts the values and keys of a JSON text and its depth; for other texts the result is arbitrary. */
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

/** The end of the string that starts at a position; the end of the text if it is unterminated. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === backslash) at++
    else if (sign === quote) return at
  }
  return text.length
}
