import sanitize, { type Attributes, type IOptions, type Tag } from 'sanitize-html'
import { sanitizeRules } from '../../platform/markdown/sanitize-rules.server.ts'

const noTags = new Set(['span', 'input', 'button'])
const tags = (sanitizeRules.allowedTags || []).filter((tag) => !noTags.has(tag))
const { '*': _, ...ownAttributes } = sanitizeRules.allowedAttributes || {}

/**
 * Sanitising rules for other programs: no ids, classes or data attributes, and nothing that needs our scripts
 * or styles.
 */
const rules: IOptions = {
  ...sanitizeRules,
  allowedTags: tags,
  allowedClasses: {},
  allowedAttributes: {
    ...ownAttributes,
    '*': ['lang', 'dir'],
    a: ['href', 'title'],
    aside: [],
    div: [],
    pre: [],
    img: ['src', 'alt', 'title', 'width', 'height'],
  },
}

/**
 * Converts the safe HTML of a page for use on other sites: all addresses become absolute. `base`: address of
 * the page.
 */
export function readableElsewhere(html: string, base: string): string {
  return sanitize(html, {
    ...rules,
    transformTags: {
      a: (tagName, attributes) => withWhole('href', tagName, attributes, base),
      img: (tagName, attributes) => withWhole('src', tagName, attributes, base),
      input: (_, { checked }) => ({ tagName: 'b', attribs: {}, text: checked === undefined ? '☐' : '☑' }),
    },
  })
}

function withWhole(name: 'href' | 'src', tagName: string, attributes: Attributes, base: string): Tag {
  const { [name]: address, ...others } = attributes
  const whole = address === undefined ? null : URL.parse(address, base)
  return { tagName, attribs: whole ? { [name]: whole.href, ...others } : others }
}
