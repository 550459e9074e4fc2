import type { NodeSpec } from 'prosemirror-model'
import { boxLabels } from '../../platform/markdown/container-plugin.ts'

/** The Spanish name of a kind of box: «Ejemplo». */
export function boxLabel(kind: unknown): string {
  return boxLabels.get(String(kind)) ?? String(kind)
}

/** Lists and boxes, which contain other blocks. `tight`: no blank lines between the items. */
export const boxNodes = {
  bullet_list: {
    attrs: { tight: { default: true }, marker: { default: '-' } },
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    attrs: { tight: { default: true }, marker: { default: '.' }, start: { default: 1 } },
    content: 'list_item+',
    group: 'block',
    parseDOM: [
      { tag: 'ol', getAttrs: (element) => ({ start: Number(element.getAttribute('start') ?? 1) || 1 }) },
    ],
    toDOM: ({ attrs }) => (attrs.start === 1 ? ['ol', 0] : ['ol', { start: attrs.start }, 0]),
  },
  /** `checked` is null for an item that is not a task. */
  list_item: {
    attrs: { checked: { default: null } },
    content: 'block+',
    defining: true,
    parseDOM: [
      {
        tag: 'li',
        getAttrs: (element) => {
          const checked = element.getAttribute('data-checked')
          return { checked: checked === null ? null : checked === 'true' }
        },
      },
    ],
    toDOM: ({ attrs }) =>
      attrs.checked === null ? ['li', 0] : ['li', { 'data-checked': String(attrs.checked) }, 0],
  },
  box: {
    attrs: { kind: { default: 'aviso' } },
    content: 'box_title block+',
    group: 'block',
    defining: true,
    isolating: true,
    parseDOM: [
      {
        tag: 'aside[data-box]',
        getAttrs: (element) => {
          const kind = element.getAttribute('data-box') ?? ''
          return boxLabels.has(kind) ? { kind } : false
        },
      },
    ],
    toDOM: ({ attrs }) => [
      'aside',
      {
        class: `callout callout-${attrs.kind}`,
        'data-box': attrs.kind,
        'aria-label': boxLabel(attrs.kind),
      },
      0,
    ],
  },
  box_title: {
    content: 'line*',
    defining: true,
    parseDOM: [{ tag: 'p[data-box-title]', priority: 60 }],
    toDOM: () => ['p', { class: 'callout-title', 'data-box-title': '' }, 0],
  },
} satisfies Record<string, NodeSpec>
