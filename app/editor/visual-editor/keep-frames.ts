import { NodeSelection, Plugin, TextSelection } from 'prosemirror-state'
import { schema } from './schema.ts'

/** Typing while a block node is selected starts a paragraph behind it, instead of replacing the block. */
export function keepFrames(): Plugin {
  return new Plugin({
    props: {
      handleTextInput(view, _from, _to, text) {
        const { selection, tr } = view.state
        if (!(selection instanceof NodeSelection) || selection.node.isInline) return false
        tr.insert(selection.to, schema.nodes.paragraph.create(null, schema.text(text)))
        tr.setSelection(TextSelection.create(tr.doc, selection.to + 1 + text.length))
        view.dispatch(tr.scrollIntoView())
        return true
      },
    },
  })
}
