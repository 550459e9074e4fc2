import {
  type MarkSpec,
  type NodeSpec,
  Schema,
  type StyleParseRule,
  type TagParseRule,
} from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'
import { atomNodes } from './schema-atoms.ts'
import { boxNodes } from './schema-boxes.ts'

type Rule = TagParseRule | StyleParseRule

/**
 * Matches a pasted span by its style. The cleaner moves styles to `data-style`
 * (app/platform/pastes/clean-paste.ts), because the Content-Security-Policy blocks style attributes.
 */
function styled(pattern: RegExp): Rule {
  return {
    tag: 'span[data-style]',
    // The same span may carry several marks.
    consuming: false,
    getAttrs: (element) => (pattern.test(element.getAttribute('data-style') ?? '') ? null : false),
  }
}

/**
 * Marks that other programs write as styles; bold and italic are handled earlier
 * (app/platform/pastes/emphasis.ts).
 */
const marksOfPastes: Record<'strike', Rule[]> = {
  strike: [styled(/(?:^|;)\s*text-decoration[^;]*line-through/i)],
}

/** `line`: content allowed in single-line texts such as headings and cells. */
const textNodes = {
  doc: { content: '(block | top)+' },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    attrs: { level: { default: 2 } },
    content: 'line*',
    group: 'block',
    defining: true,
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  code_block: {
    attrs: { info: { default: '' } },
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    parseDOM: [
      {
        tag: 'pre',
        preserveWhitespace: 'full',
        getAttrs: (element) => ({ info: element.getAttribute('data-info') ?? '' }),
      },
    ],
    toDOM: ({ attrs }) => ['pre', { class: 'code', 'data-info': attrs.info }, ['code', 0]],
  },
  text: { group: 'inline line' },
} satisfies Record<string, NodeSpec>

/** `markup`: the delimiter in the source; marks with other delimiters are otherwise equal. */
const marks = {
  link: {
    attrs: { href: {}, title: { default: '' } },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (element) => ({ href: element.getAttribute('href') ?? '' }) }],
    // A link must not be followed while editing: it would leave the page.
    toDOM: ({ attrs }) => ['a', { href: attrs.href, rel: 'nofollow' }, 0],
  },
  em: {
    attrs: { markup: { default: '*' } },
    parseDOM: [{ tag: 'em' }, { tag: 'i' }],
    toDOM: () => ['em', 0],
  },
  strong: {
    attrs: { markup: { default: '**' } },
    parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
    toDOM: () => ['strong', 0],
  },
  strike: {
    attrs: { markup: { default: '~~' } },
    parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }, ...marksOfPastes.strike],
    toDOM: () => ['s', 0],
  },
  code: {
    code: true,
    parseDOM: [{ tag: 'code' }, { tag: 'tt' }, { tag: 'kbd' }],
    toDOM: () => ['code', 0],
  },
} satisfies Record<string, MarkSpec>

const tables = tableNodes({
  tableGroup: 'block',
  cellContent: 'line*',
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (cell) => cell.getAttribute('data-align'),
      setDOMAttr: (value, attributes) => {
        if (value) Object.assign(attributes, { 'data-align': value, class: `align-${value}` })
      },
    },
  },
})

/** The document model of the visual editor: exactly what the site's Markdown can express. */
export const schema = new Schema({
  nodes: { ...textNodes, ...boxNodes, ...tables, ...atomNodes },
  marks,
})

/** Thrown for Markdown that the editor has no node for: its block is shown as source in a frame. */
export class NoForm extends Error {
  constructor(what: string) {
    super(`No form on the screen for ${what}`)
  }
}
