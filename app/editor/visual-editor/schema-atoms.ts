import type { NodeSpec } from 'prosemirror-model'

/** A top-level node shown from its Markdown, which is stored in an attribute. */
function framed(name: string, attribute: string): NodeSpec {
  return {
    attrs: { [attribute]: {} },
    group: 'top',
    atom: true,
    defining: true,
    parseDOM: [
      {
        tag: `div[data-${name}]`,
        getAttrs: (element) => ({ [attribute]: element.getAttribute(`data-${name}`) ?? '' }),
      },
    ],
    toDOM: ({ attrs }) => ['div', { [`data-${name}`]: attrs[attribute] }],
  }
}

function formula(tag: string, group: string): NodeSpec {
  return {
    attrs: { tex: {} },
    ...(group === 'block' ? { group } : { group, inline: true }),
    atom: true,
    // The word count and the search see the LaTeX source.
    leafText: ({ attrs }) => String(attrs.tex),
    parseDOM: [
      {
        tag: `${tag}[data-tex]`,
        getAttrs: (element) => ({ tex: element.getAttribute('data-tex') ?? '' }),
      },
    ],
    toDOM: ({ attrs }) => [tag, { 'data-tex': attrs.tex }, String(attrs.tex)],
  }
}

const pictureAttributes = (element: HTMLElement): Record<string, string> => ({
  src: element.getAttribute('src') ?? '',
  alt: element.getAttribute('alt') ?? '',
  title: element.getAttribute('title') ?? '',
})

/**
 * Nodes that the caret treats as one unit: pictures, formulas, breaks, questions, simulators, and unsupported
 * Markdown.
 */
export const atomNodes = {
  image: {
    attrs: { src: {}, alt: { default: '' }, title: { default: '' } },
    group: 'inline line',
    inline: true,
    draggable: true,
    leafText: ({ attrs }) => String(attrs.alt),
    parseDOM: [{ tag: 'img[src]', getAttrs: pictureAttributes }],
    toDOM: ({ attrs: { src, alt, title } }) => ['img', { src, alt, ...(title && { title }) }],
  },
  formula: formula('span', 'inline line'),
  formula_display: formula('strong', 'inline line'),
  formula_block: formula('div', 'block'),
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    leafText: () => '\n',
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  /** A line break in the source that renders as a space. */
  soft_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    leafText: () => ' ',
    parseDOM: [{ tag: 'span[data-soft-break]' }],
    toDOM: () => ['span', { 'data-soft-break': '', class: 'soft-break' }],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  question: framed('question', 'text'),
  simulator: framed('simulator', 'text'),
  source: framed('source', 'text'),
} satisfies Record<string, NodeSpec>
