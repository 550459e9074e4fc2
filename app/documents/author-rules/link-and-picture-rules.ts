import { isOutside, safeAddress } from '../../platform/markdown/link-address.ts'
import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { type InlineToken, listInline } from './inline-tokens.ts'

/** Pictures must have an alternative text. */
export const alternativeTextRule: AuthorRule = {
  name: 'alternative-text',
  level: 'fault',
  check: ({ tokens }) =>
    listInline(tokens)
      .filter(({ token }) => token.type === 'image' && token.content.trim() === '')
      .map(({ line }) => ({ line, message: ruleTexts.noAlternative })),
}

/** Pictures must come from this site; others are shown as links. */
export const outsidePictureRule: AuthorRule = {
  name: 'outside-picture',
  level: 'fault',
  check: ({ tokens }) =>
    listInline(tokens).flatMap(({ token, line }) => {
      const address = token.type === 'image' ? String(token.attrGet('src') ?? '') : ''
      return isOutside(address) ? [{ line, message: ruleTexts.outsidePicture(address) }] : []
    }),
}

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

/**
 * Links must have a target. This rule finds disallowed addresses and missing anchors of the same text; other
 * addresses are looked up elsewhere.
 */
export const deadLinkRule: AuthorRule = {
  name: 'dead-link',
  level: 'fault',
  check({ tokens }) {
    const anchors = new Set(tokens.map((token) => token.attrGet('id')))
    return listInline(tokens).flatMap(({ token, line }) => {
      if (token.type !== 'link_open') return []
      const href = String(token.attrGet('href') ?? '')
      const address = safeAddress(href)
      const isDead = address === undefined || (address.startsWith('#') && !anchors.has(address.slice(1)))
      return isDead ? [{ line, message: ruleTexts.deadLink(href || '«»') }] : []
    })
  },
}
