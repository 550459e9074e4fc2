import { setBlockType } from 'prosemirror-commands'
import { Fragment, type Node, type NodeType } from 'prosemirror-model'
import { wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, Selection, TextSelection } from 'prosemirror-state'
import { schema } from './schema.ts'

const { nodes } = schema

/** Whether the caret is inside a block of this type with these attributes, at any depth. */
export function isInside(
  state: EditorState,
  type: NodeType,
  attributes: Record<string, unknown> = {},
): boolean {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    const isSame = Object.entries(attributes).every(([name, value]) => node.attrs[name] === value)
    if (node.type === type && isSame) return true
  }
  return false
}

/** Turns the caret's block into a heading, or back into a paragraph if it already is that heading. */
export function toggleHeading(level: number): Command {
  return (state, dispatch) => {
    const isOne = isInside(state, nodes.heading, { level })
    const command = isOne ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level })
    return command(state, dispatch)
  }
}

/** Wraps blocks in a list; `checked` false creates tasks. */
export function makeList(type: NodeType, checked: boolean | null = null): Command {
  return (state, dispatch) => {
    if (checked !== null && isInside(state, nodes.list_item)) return toggleTask(state, dispatch)
    return wrapInList(type)(state, (tr) => {
      if (checked !== null) {
        const { $from } = tr.selection
        for (let depth = $from.depth; depth > 0; depth--) {
          if ($from.node(depth).type !== nodes.list_item) continue
          tr.setNodeAttribute($from.before(depth), 'checked', checked)
          break
        }
      }
      dispatch?.(tr)
    })
  }
}

/** Cycles a list item: plain, open task, done task. */
const toggleTask: Command = (state, dispatch) => {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (node.type !== nodes.list_item) continue
    const next = node.attrs.checked === null ? false : node.attrs.checked ? null : true
    dispatch?.(state.tr.setNodeAttribute($from.before(depth), 'checked', next))
    return true
  }
  return false
}

/** Wraps the selected blocks in a box and keeps their text. */
export function wrapInBox(kind: string): Command {
  return (state, dispatch) => {
    const { $from, $to } = state.selection
    const range = $from.blockRange($to)
    if (!range) return false
    const inside: Node[] = []
    for (let at = range.startIndex; at < range.endIndex; at++) inside.push(range.parent.child(at))
    const isPlain = inside.every(({ type }) => type !== nodes.list_item && type !== nodes.box_title)
    const fits = inside.every(({ type }) => !['question', 'simulator', 'source'].includes(type.name))
    if (!isPlain || !fits) return false
    const box = nodes.box.create({ kind }, [nodes.box_title.create(), ...inside])
    if (!range.parent.canReplaceWith(range.startIndex, range.endIndex, nodes.box)) return false
    const tr = state.tr.replaceWith(range.start, range.end, box)
    // Behind the title, in the text of the box.
    tr.setSelection(
      Selection.near(tr.doc.resolve(Math.min(range.start + 4 + $from.parentOffset, tr.doc.content.size))),
    )
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/**
 * Inserts blocks at the caret: replaces an empty paragraph, otherwise inserts behind the caret's top-level
 * block.
 */
export function insertBlocks(content: readonly Node[]): Command {
  return (state, dispatch) => {
    const { $from } = state.selection
    const first = content[0]
    if (!first) return false
    const depth = depthFor($from, first)
    const isEmpty =
      $from.parent.type === nodes.paragraph && $from.parent.content.size === 0 && $from.depth === depth
    const from = isEmpty ? $from.before(depth) : $from.depth === 0 ? $from.pos : $from.after(depth)
    const to = isEmpty ? $from.after(depth) : from
    const tr = state.tr.replaceWith(from, to, Fragment.from([...content]))
    const end = from + content.reduce((sum, node) => sum + node.nodeSize, 0)
    const isPicture = first.type === nodes.paragraph && first.content.size > 0
    const goesBehind =
      isPicture || !(first.isTextblock || first.type === nodes.table || first.type === nodes.box)
    // Add an empty paragraph to type in; while it is empty, it does not appear in the Markdown.
    if (goesBehind) tr.insert(end, nodes.paragraph.create())
    tr.setSelection(Selection.near(tr.doc.resolve((goesBehind ? end : from) + 1)))
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/** The deepest level at the caret at which the block may be inserted. */
function depthFor($from: Selection['$from'], node: Node): number {
  for (let depth = $from.depth; depth > 1; depth--) {
    const parent = $from.node(depth - 1)
    const at = $from.index(depth - 1)
    const isHome = parent.type === nodes.box || parent.type === nodes.blockquote
    if (isHome && node.type !== nodes.box && parent.canReplaceWith(at + 1, at + 1, node.type)) return depth
  }
  return Math.min(1, $from.depth)
}

/** Moves out of a box, quote or code block into a new paragraph behind it. */
export const leaveBlock: Command = (state, dispatch) => {
  const { $from } = state.selection
  if ($from.depth < 1) return false
  const after = $from.after(1)
  const tr = state.tr.insert(after, nodes.paragraph.create())
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView())
  return true
}

/** Enter in the title of a box moves the caret to its text. */
export const leaveTitle: Command = (state, dispatch) => {
  const { $from } = state.selection
  if ($from.parent.type !== nodes.box_title) return false
  dispatch?.(state.tr.setSelection(Selection.near(state.doc.resolve($from.after()), 1)).scrollIntoView())
  return true
}

/** Backspace at the start of a box removes the box and keeps its text. */
export const openBox: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0 || $from.parent.type !== nodes.box_title) return false
  const box = $from.node(-1)
  const title = $from.parent
  const inside = box.children.slice(1)
  const lines = title.content.size > 0 ? [nodes.paragraph.create(null, title.content), ...inside] : inside
  const start = $from.before(-1)
  const tr = state.tr.replaceWith(start, start + box.nodeSize, lines)
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(start + 1))).scrollIntoView())
  return true
}

/** Moves the selected top-level blocks past the block before (-1) or after them (1). */
export function moveBlock(by: -1 | 1): Command {
  return ({ doc, selection: { $from, $to }, tr }, dispatch) => {
    const [first, last] = [$from.index(0), $to.depth === 0 ? $to.index(0) : $to.index(0) + 1]
    const neighbour = doc.maybeChild(by < 0 ? first - 1 : last)
    if (!neighbour) return false
    const [start, end] = [$from.posAtIndex(first, 0), $from.posAtIndex(last, 0)]
    const { nodeSize } = neighbour
    // Move the neighbour to the other side, so that the caret keeps its position.
    if (by < 0) tr.delete(start - nodeSize, start).insert(end - nodeSize, neighbour)
    else tr.delete(end, end + nodeSize).insert(start, neighbour)
    dispatch?.(tr.scrollIntoView())
    return true
  }
}
