import type { Token } from 'markdown-it'
import type { Finding } from './author-rule.ts'
import { lineOf } from './inline-tokens.ts'

/** Finds lines in paragraphs that look like the start or end of a container or formula. */
export function findMarkLines(
  tokens: readonly Token[],
  messageFor: (line: string) => string | undefined,
): Finding[] {
  return tokens.flatMap((token) => {
    if (token.type !== 'inline' || !/^(?::::|\$\$)/m.test(token.content)) return []
    return token.content.split('\n').flatMap((text, index) => {
      const message = messageFor(text)
      return message === undefined ? [] : [{ line: lineOf(token) + index, message }]
    })
  })
}
