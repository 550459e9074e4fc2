import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { type InlineToken, listInline } from './inline-tokens.ts'

const VAGUE =
  /^(?:(?:pincha|pulsa|haz clic|haz click|clica|clic|click|entra|mira|ver|leer|enlace)(?: en)?(?: este enlace)?(?: aqu[ií]| más)?|aqu[ií]|este enlace|más)$/i

/** A link's text must name its target. */
export const vagueLinkRule: AuthorRule = {
  name: 'vague-link',
  level: 'fault',
  check: ({ tokens }) =>
    listInline(tokens).flatMap((inline) => {
      if (inline.token.type !== 'link_open') return []
      const text = readLink(inline)
      return VAGUE.test(text) ? [{ line: inline.line, message: ruleTexts.vagueLink(text) }] : []
    }),
}

function readLink({ siblings, index }: InlineToken): string {
  let text = ''
  for (let next = index + 1; siblings[next] && siblings[next]?.type !== 'link_close'; next++)
    text += siblings[next]?.content ?? ''
  return text.trim().replace(/[.:…»]{1,20}$/, '')
}
