import { Plugin, PluginKey, TextSelection, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

type Place = { from: number; to: number }
type Clip = { html: string; text: string }
/** The places of pastes that wait, in the order of the pastes. */
type Places = readonly (Place & { id: symbol })[]
type Change = { add: symbol } | { remove: symbol }

const key = new PluginKey<Places>('late-pastes')

/** Keeps the places of pastes that wait: they move with what is typed before them, and what is typed there comes after. */
export function latePastes(): Plugin<Places> {
  return new Plugin<Places>({
    key,
    state: {
      init: () => [],
      apply(transaction, places, _, { selection: { from, to } }) {
        const change: Change | undefined = transaction.getMeta(key)
        if (change && 'add' in change) return [...places, { id: change.add, from, to }]
        const side = transaction.getMeta('paste') ? 1 : -1
        return places
          .filter(({ id }) => !change || id !== change.remove)
          .map((place) => ({ ...place, ...mapPlace(place, transaction.mapping, side) }))
      },
    },
  })
}

function mapPlace({ from, to }: Place, mapping: Transaction['mapping'], side: number): Place {
  return { from: mapping.map(from, side), to: mapping.map(to, side) }
}

/**
 * Pastes `clip` where the caret is now, as soon as `ready` has settled: as HTML, or as text if it was rejected.
 * Who has moved the caret or typed on meanwhile keeps the caret.
 */
export function pasteLater(view: EditorView, clip: Clip, ready: Promise<void>): void {
  const id = Symbol('paste')
  const { state } = view
  view.dispatch(state.tr.setMeta(key, { add: id } satisfies Change))
  const paste = (put: () => void): void => {
    const place = key.getState(view.state)?.find((one) => one.id === id)
    if (view.isDestroyed || !place) return
    view.dispatch(view.state.tr.setMeta(key, { remove: id } satisfies Change))
    const hasStayed = view.state.doc.eq(state.doc) && view.state.selection.eq(state.selection)
    if (hasStayed) put()
    else putAt(view, place, put)
  }
  ready.then(
    () => paste(() => view.pasteHTML(clip.html)),
    () => paste(() => view.pasteText(clip.text)),
  )
}

function putAt(view: EditorView, { from, to }: Place, put: () => void): void {
  const caret = Symbol('caret')
  view.dispatch(view.state.tr.setMeta(key, { add: caret } satisfies Change))
  view.dispatch(select(view, { from, to }))
  put()
  const kept = key.getState(view.state)?.find(({ id }) => id === caret)
  if (kept) view.dispatch(select(view, kept).setMeta(key, { remove: caret } satisfies Change))
}

function select({ state: { doc, tr } }: EditorView, { from, to }: Place): Transaction {
  return tr.setSelection(TextSelection.between(doc.resolve(from), doc.resolve(to)))
}
