import type { AuthorText, Finding } from './author-rule.ts'
import { placeOf } from './passages.ts'

/**
 * A rule's verdict on a match in prose: none, or a message with an optional replacement. `raw`: the match as
 * in the source.
 */
type Judge = (match: RegExpExecArray, raw: string) => { message: string; put?: string } | undefined

/**
 * Finds the matches of a pattern in the prose of a text. The pattern must have the flag g and take linear
 * time.
 */
export function findInProse({ source, passages }: AuthorText, pattern: RegExp, judge: Judge): Finding[] {
  return passages.flatMap((passage) =>
    [...passage.text.matchAll(pattern)].flatMap((match) => {
      const { line, offset: start } = placeOf(passage, match.index)
      const end = start + match[0].length
      const was = source.slice(start, end)
      const said = judge(match, was)
      if (!said) return []
      const { message, put } = said
      return [put === undefined ? { line, message } : { line, message, fix: { start, end, was, put } }]
    }),
  )
}

/** Returns the 24 characters before a match. */
export function before({ input, index }: RegExpExecArray): string {
  return input.slice(Math.max(0, index - 24), index)
}
