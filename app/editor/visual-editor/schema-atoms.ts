import type { NodeSpec } from 'prosemirror-model'

/** A node at the top of a text that is drawn from its Markdown, which is an attribute. */
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
    // Counting words and finding them sees the formula as it is written.
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

/** What is one thing to the caret: pictures, formulas, breaks, questions, simulators, and Markdown that has no form here. */
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
  /** A new line of the text that is a space on the page. */
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
