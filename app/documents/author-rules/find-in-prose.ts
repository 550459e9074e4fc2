import type { AuthorText, Finding } from './author-rule.ts'
import { placeOf } from './passages.ts'

/** What a rule says of a match in prose: nothing, or a message and perhaps what should stand there. `raw`: as in the source. */
type Judge = (match: RegExpExecArray, raw: string) => { message: string; put?: string } | undefined

/** The findings of a rule that looks for a pattern in the prose of a text, line by line. The pattern is linear and has the flag g. */
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

/** The few letters before a match. */
export function before({ input, index }: RegExpExecArray): string {
  return input.slice(Math.max(0, index - 24), index)
}
