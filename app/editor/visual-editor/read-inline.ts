import type { Token } from 'markdown-it'
import type { Mark, Node } from 'prosemirror-model'
import { NoForm, schema } from './schema.ts'

const { nodes, marks } = schema

const openers: Record<string, (token: Token) => Mark> = {
  em_open: ({ markup }) => marks.em.create({ markup }),
  strong_open: ({ markup }) => marks.strong.create({ markup }),
  s_open: ({ markup }) => marks.strike.create({ markup }),
  link_open: (token) =>
    marks.link.create({ href: attribute(token, 'href'), title: attribute(token, 'title') }),
}
const closers: Record<string, string> = {
  em_close: 'em',
  strong_close: 'strong',
  s_close: 'strike',
  link_close: 'link',
}
const leaves: Record<string, (token: Token) => Node | undefined> = {
  text: ({ content }) => (content === '' ? undefined : schema.text(content)),
  code_inline: ({ content }) => (content === '' ? undefined : schema.text(content, [marks.code.create()])),
  softbreak: () => nodes.soft_break.create(),
  hardbreak: () => nodes.hard_break.create(),
  formula: ({ content }) => nodes.formula.create({ tex: content }),
  formula_display: ({ content }) => nodes.formula_display.create({ tex: content }),
  image: (token) =>
    nodes.image.create({
      src: attribute(token, 'src'),
      title: attribute(token, 'title'),
      alt: plainText(token.children ?? []),
    }),
}

/** Converts the inline tokens of a block to nodes. Throws `NoForm` for Markdown without a node. */
export function readInline(tokens: readonly Token[]): Node[] {
  const found: Node[] = []
  let active: readonly Mark[] = []
  for (const token of tokens) {
    const opened = openers[token.type]?.(token)
    const closed = closers[token.type]
    if (opened?.type.isInSet(active)) throw new NoForm(`${token.type} in itself`)
    if (opened) active = opened.addToSet(active)
    else if (closed !== undefined) active = active.filter(({ type }) => type.name !== closed)
    else {
      const leaf = leaves[token.type]
      if (!leaf) throw new NoForm(token.type)
      const node = leaf(token)
      if (node) found.push(node.mark(node.marks.reduce((set, mark) => mark.addToSet(set), active)))
    }
  }
  return found
}

function attribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '')
}

/** Plain text without marks, as for an `alt`. */
function plainText(tokens: readonly Token[]): string {
  return tokens
    .map(({ type, content, children }) => {
      if (type === 'softbreak' || type === 'hardbreak') return '\n'
      return children && type !== 'text' ? plainText(children) : content
    })
    .join('')
}
