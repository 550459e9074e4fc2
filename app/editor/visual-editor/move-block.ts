import type { Command } from 'prosemirror-state'

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
