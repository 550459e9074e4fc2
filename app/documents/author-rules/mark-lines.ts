import type { Token } from 'markdown-it'
import type { Finding } from './author-rule.ts'
import { lineOf } from './inline-tokens.ts'

/** Lines of a paragraph that look like the beginning or the end of a container or of a formula. */
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
