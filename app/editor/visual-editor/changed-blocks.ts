import type { Node } from 'prosemirror-model'

/**
 * The range of top-level blocks in which two documents differ: `from` is its start, `left` the size of what
 * follows it.
 */
export function changedBlocks(doc: Node, other: Node): { from: number; left: number } | undefined {
  const start = doc.content.findDiffStart(other.content)
  const end = doc.content.findDiffEnd(other.content)
  if (start === null || end === null) return undefined
  // For repeated text the equal start and the equal end may overlap: replace everything.
  if (end.a < start || end.b < start) return { from: 0, left: 0 }
  const [$start, $end] = [doc.resolve(start), doc.resolve(end.a)]
  const from = $start.depth === 0 ? start : $start.before(1)
  return { from, left: doc.content.size - ($end.depth === 0 ? end.a : $end.after(1)) }
}
