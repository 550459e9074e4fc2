import type { Node } from 'prosemirror-model'
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'

type Found = { from: number; to: number }
type Finding = { text: string; found: readonly Found[] }

const key = new PluginKey<Finding>('find')

/** Finds all occurrences of a text, ignoring case and marks. Formulas and pictures are skipped. */
export function findAll(doc: Node, text: string): Found[] {
  const wanted = text.toLocaleLowerCase('es')
  if (wanted === '') return []
  const found: Found[] = []
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true
    // One character per position: nodes that are not text become U+FFFC, which no search contains.
    const letters = node.children
      .map((child) => (child.isText ? lowerAlike(child.text ?? '') : '\ufffc'.repeat(child.nodeSize)))
      .join('')
    for (let at = letters.indexOf(wanted); at !== -1; at = letters.indexOf(wanted, at + wanted.length))
      found.push({ from: pos + 1 + at, to: pos + 1 + at + wanted.length })
    return false
  })
  return found
}

/** Lower case, unless it would change the length. */
function lowerAlike(text: string): string {
  const lower = text.toLocaleLowerCase('es')
  return lower.length === text.length ? lower : text
}

/** Highlights the occurrences of the search text. */
export function findPlugin(): Plugin<Finding> {
  return new Plugin<Finding>({
    key,
    state: {
      init: () => ({ text: '', found: [] }),
      apply(tr, old) {
        const asked: unknown = tr.getMeta(key)
        const text = typeof asked === 'string' ? asked : old.text
        return text === old.text && !tr.docChanged ? old : { text, found: findAll(tr.doc, text) }
      },
    },
    props: {
      decorations(state) {
        const { found } = key.getState(state) ?? { found: [] }
        if (found.length === 0) return null
        return DecorationSet.create(
          state.doc,
          found.map(({ from, to }) => Decoration.inline(from, to, { class: 'visual-found' })),
        )
      },
    },
  })
}

/** Changes the search text (empty: no search) and returns the number of occurrences. */
export function lookFor(view: EditorView, text: string): number {
  view.dispatch(view.state.tr.setMeta(key, text))
  return foundIn(view.state).length
}

export function foundIn(state: EditorState): readonly Found[] {
  return key.getState(state)?.found ?? []
}

/**
 * Selects the next occurrence behind the caret, wrapping at the end; returns its number from one, 0 if there
 * is none.
 */
export function goToNext(view: EditorView): number {
  const found = foundIn(view.state)
  const { from, to, empty } = view.state.selection
  const behind = found.findIndex((place) => (empty ? place.from >= from : place.from >= to))
  const at = behind === -1 ? 0 : behind
  const place = found[at]
  if (!place) return 0
  view.dispatch(
    view.state.tr.setSelection(TextSelection.create(view.state.doc, place.from, place.to)).scrollIntoView(),
  )
  return at + 1
}

/** Replaces the selection if it is an occurrence; returns whether it was. */
export function replaceChosen(view: EditorView, put: string): boolean {
  const { from, to } = view.state.selection
  const isFound = foundIn(view.state).some((place) => place.from === from && place.to === to)
  if (isFound) view.dispatch(replace(view.state.tr, { from, to }, put))
  return isFound
}

/** Replaces all occurrences in one undo step; returns how many there were. */
export function replaceEvery(view: EditorView, put: string): number {
  const found = foundIn(view.state)
  const tr = found.toReversed().reduce((sum, place) => replace(sum, place, put), view.state.tr)
  if (tr.docChanged) view.dispatch(tr)
  return found.length
}

function replace(tr: Transaction, { from, to }: Found, put: string): Transaction {
  return put === '' ? tr.delete(from, to) : tr.insertText(put, from, to)
}
