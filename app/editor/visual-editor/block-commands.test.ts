import { EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { moveBlock } from './block-commands.ts'
import { openText } from './open-text.ts'
import { TextWriter } from './write-text.ts'

const opened = openText('Uno\n\n:::ejemplo\nDos\n:::\n\n* tres\n')
const writer = new TextWriter(opened)

function moved(at: number, by: -1 | 1): { text: string; around: string } | undefined {
  let state = EditorState.create({ doc: opened.doc })
  const pos = state.doc.children.slice(0, at).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  state = state.apply(state.tr.setSelection(TextSelection.near(state.doc.resolve(pos + 1))))
  const isDone = moveBlock(by)(state, (tr) => {
    state = state.apply(tr)
  })
  const written = writer.write(state.doc)
  if (!isDone || !written.ok) return undefined
  return { text: written.text, around: state.selection.$from.node(1).textContent }
}

test('moves a block past its neighbour byte for byte, with the caret', () => {
  expect(moved(1, -1)).toEqual({ text: ':::ejemplo\nDos\n:::\n\nUno\n\n* tres\n', around: 'Dos' })
  expect(moved(1, 1)).toEqual({ text: 'Uno\n\n* tres\n\n:::ejemplo\nDos\n:::\n', around: 'Dos' })
})

test('does not move a block beyond the edge of the text', () => {
  expect(moved(0, -1)).toBeUndefined()
  expect(moved(2, 1)).toBeUndefined()
})

test('keeps a selected node selected', () => {
  const { doc } = openText('Uno\n\n::simulador{tipo=engranajes}')
  let state = EditorState.create({ doc, selection: NodeSelection.create(doc, 5) })
  moveBlock(-1)(state, (tr) => {
    state = state.apply(tr)
  })
  expect(state.selection).toBeInstanceOf(NodeSelection)
  expect(state.selection.from).toBe(0)
})
