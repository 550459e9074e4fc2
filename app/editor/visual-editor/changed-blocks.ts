import type { Node } from 'prosemirror-model'

/** The whole blocks in which two documents differ: where they begin, and how much stands behind them. */
export function changedBlocks(doc: Node, other: Node): { from: number; left: number } | undefined {
  const start = doc.content.findDiffStart(other.content)
  const end = doc.content.findDiffEnd(other.content)
  if (start === null || end === null) return undefined
  // The same letters may count as before and as behind.
  if (end.a < start || end.b < start) return { from: 0, left: 0 }
  const [$start, $end] = [doc.resolve(start), doc.resolve(end.a)]
  const from = $start.depth === 0 ? start : $start.before(1)
  return { from, left: doc.content.size - ($end.depth === 0 ? end.a : $end.after(1)) }
}
