import { isOutside } from '../../platform/markdown/link-address.ts'
import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { listInline } from './inline-tokens.ts'

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
