import type { Command, EditorState } from 'prosemirror-state'
import { schema } from './schema.ts'

const { link } = schema.marks

/** The link at the caret, or the selected text that will become one. */
export function chosenLink(state: EditorState): { href: string; text: string; from: number; to: number } {
  const { from, to, empty, $from } = state.selection
  const own = link.isInSet(empty ? $from.marks() : (state.doc.nodeAt(from)?.marks ?? []))
  if (!own) return { href: '', text: state.doc.textBetween(from, to, ' '), from, to }
  let [first, last] = [$from.index(), $from.index()]
  const { parent } = $from
  const isLinked = (at: number): boolean =>
    at >= 0 && at < parent.childCount && own.isInSet(parent.child(at).marks)
  // At the end of a link the caret index is that of the node after it.
  if (!isLinked(first) && isLinked(first - 1)) first = last = first - 1
  while (isLinked(first - 1)) first--
  while (isLinked(last + 1)) last++
  let start = $from.start()
  for (let at = 0; at < first; at++) start += parent.child(at).nodeSize
  let end = start
  for (let at = first; at <= last; at++) end += parent.child(at).nodeSize
  return { href: String(own.attrs.href), text: state.doc.textBetween(start, end, ' '), from: start, to: end }
}

/** Links the selection, changes the link at the caret, or inserts a link with these words. */
export function putLink(href: string, words: string): Command {
  return (state, dispatch) => {
    const { from, to, text } = chosenLink(state)
    const mark = link.create({ href })
    const { tr } = state
    if (words === text && to > from) tr.removeMark(from, to, link).addMark(from, to, mark)
    else tr.replaceWith(from, to, schema.text(words, mark.addToSet(state.selection.$from.marks())))
    dispatch?.(tr.removeStoredMark(link).scrollIntoView())
    return true
  }
}

/** Removes a link and keeps its words. */
export const removeLink: Command = (state, dispatch) => {
  const { from, to } = chosenLink(state)
  dispatch?.(state.tr.removeMark(from, to, link))
  return true
}
