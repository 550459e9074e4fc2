import { Fragment, type Node } from 'prosemirror-model'
import { type Command, NodeSelection, Selection } from 'prosemirror-state'
import { canonicalBlocks } from './canonical.ts'
import { openText } from './open-text.ts'
import { schema } from './schema.ts'

/** Replaces the node at a position and selects the new one. */
export function putNode(pos: number, node: Node): Command {
  return ({ doc, tr }, dispatch) => {
    const old = doc.nodeAt(pos)
    if (!old) return false
    tr.replaceWith(pos, pos + old.nodeSize, node)
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, pos)).scrollIntoView())
    return true
  }
}

/** Deletes the node at a position. */
export function removeNode(pos: number): Command {
  return ({ doc, tr }, dispatch) => {
    const old = doc.nodeAt(pos)
    if (!old) return false
    tr.delete(pos, pos + old.nodeSize)
    if (tr.doc.childCount === 0) tr.insert(0, schema.nodes.paragraph.create())
    dispatch?.(
      tr.setSelection(Selection.near(tr.doc.resolve(Math.min(pos, tr.doc.content.size)))).scrollIntoView(),
    )
    return true
  }
}

/** Replaces the block at a position with parsed Markdown. */
export function replaceWithText(pos: number, text: string): Command {
  return ({ doc, tr }, dispatch) => {
    const old = doc.nodeAt(pos)
    if (!old) return false
    const isSame = old.attrs.text === text
    const blocks = isSame ? [old] : canonicalBlocks(openText(text.replace(/\r\n?/g, '\n')).doc.children)
    tr.replaceWith(
      pos,
      pos + old.nodeSize,
      Fragment.from(blocks.length > 0 ? blocks : [schema.nodes.paragraph.create()]),
    )
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(pos))).scrollIntoView())
    return true
  }
}
