import sanitize, { type Attributes, type IOptions, type Tag } from 'sanitize-html'
import { sanitizeRules } from '../../platform/markdown/sanitize-rules.server.ts'

const noTags = new Set(['span', 'input', 'button'])
const tags = (sanitizeRules.allowedTags || []).filter((tag) => !noTags.has(tag))
const { '*': _, ...ownAttributes } = sanitizeRules.allowedAttributes || {}

/** What other programs show of a text: no ids, classes or data of our pages, nothing that wants our scripts or styles. */
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

/** Safe HTML of a page as HTML that stands in somebody else's: every address is whole. `base`: the address of the page. */
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
