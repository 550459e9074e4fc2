import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { Fragment, type Node } from 'prosemirror-model'
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { schema } from './schema.ts'

const { nodes, marks } = schema

/** A seeded generator of numbers from 0 to 1, the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Texts that Markdown would interpret as syntax. */
const awkward = [
  ...[
    '5 $ y 6 $',
    '$x$',
    ':::error',
    '|---|',
    '# ',
    '- ',
    '1. ',
    '10) ',
    '> ',
    '    ',
    '\\',
    '*',
    '**a',
    '_b_',
    '`c',
    '~~',
    '~',
  ],
  ...[
    'https://x.es/a_b',
    'www.x.es',
    'a@b.es',
    '[x]',
    '[x](y)',
    '![x](y)',
    '[ ] ',
    '<b>',
    '&amp;',
    '```',
    '===',
    '---',
    '|',
    ' ',
  ],
  ...[
    '::simulador{tipo=engranajes}',
    '[^1]: nota',
    '[x]: /y',
    'ñandú',
    '{{V}}',
    'm²',
    '\u00a0',
    '***',
    '"',
    "'",
    '!',
    '=',
    ':::',
  ],
]

type Edit = (state: EditorState, random: () => number) => Transaction | undefined

const type: Edit = ({ tr }, random) => tr.insertText(pick(awkward, random))
const remove: Edit = ({ tr }) => tr.deleteSelection()
const command =
  (run: (state: EditorState, dispatch: (tr: Transaction) => void) => boolean): Edit =>
  (state) => {
    let made: Transaction | undefined
    run(state, (tr) => {
      made = tr
    })
    return made
  }
const split: Edit = ({ tr, selection }) => tr.split(selection.from)
const putIn =
  (make: () => Node): Edit =>
  ({ tr }) =>
    tr.replaceSelectionWith(make(), false)

const cell = (text: string, node = nodes.table_cell): Node =>
  node.create(null, text ? schema.text(text) : null)
const table = (): Node =>
  nodes.table.create(null, [
    nodes.table_row.create(null, [cell('a|b', nodes.table_header), cell('`', nodes.table_header)]),
    nodes.table_row.create(null, [cell(''), cell('*')]),
  ])

const edits: readonly Edit[] = [
  ...[type, type, type, type, remove, split],
  ...[marks.strong, marks.em, marks.strike, marks.code].map((mark) => command(toggleMark(mark))),
  command(toggleMark(marks.link, { href: '/topic/a b(c' })),
  ...[2, 3].map((level) => command(setBlockType(nodes.heading, { level }))),
  command(setBlockType(nodes.paragraph)),
  command(setBlockType(nodes.code_block)),
  ...[nodes.blockquote, nodes.bullet_list, nodes.ordered_list].map((wrapper) => command(wrapIn(wrapper))),
  putIn(() => nodes.formula.create({ tex: 'x_1|y' })),
  putIn(() => nodes.formula_block.create({ tex: 'F = m' })),
  putIn(() => nodes.horizontal_rule.create()),
  putIn(() => nodes.image.create({ src: '/figuras/a.svg', alt: 'Una [a', title: 'Un "pie" \\*' })),
  putIn(() => nodes.hard_break.create()),
  putIn(table),
  putIn(() =>
    nodes.box.create({ kind: 'pista' }, Fragment.from([nodes.box_title.create(), nodes.paragraph.create()])),
  ),
]

function pick<One>(list: readonly One[], random: () => number): One {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new Error('Nothing to pick from')
  return found
}

/** Applies a random edit at a random place; returns the same state if that edit is not possible there. */
export function editSomewhere(state: EditorState, random: () => number): EditorState {
  const size = state.doc.content.size
  const from = state.doc.resolve(Math.floor(random() * (size + 1)))
  const to = state.doc.resolve(Math.min(size, from.pos + Math.floor(random() ** 3 * 60)))
  const selection = TextSelection.between(from, to)
  const chosen = state.apply(state.tr.setSelection(selection))
  try {
    const edited = pick(edits, random)(chosen, random)
    return edited ? chosen.apply(edited) : state
  } catch (error) {
    // The schema does not allow the edit there.
    if (error instanceof Error && ['TransformError', 'RangeError'].includes(error.name)) return state
    throw error
  }
}
