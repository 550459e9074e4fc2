import { safeAddress } from '../../platform/markdown/link-address.ts'
import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { listInline } from './inline-tokens.ts'

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
