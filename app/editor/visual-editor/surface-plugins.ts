import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { history } from 'prosemirror-history'
import { NodeSelection, Plugin, TextSelection } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { editorKeys } from './editor-keys.ts'
import { findPlugin } from './find-text.ts'
import { typingRules } from './input-rules.ts'
import { latePastes } from './late-pastes.ts'
import { pastePlugin } from './paste-plugin.ts'
import { schema } from './schema.ts'
import { plainTables } from './table-commands.ts'
import type { SurfaceHooks } from './visual-surface.ts'

/** The plugins of the text, in order of precedence. */
export function makePlugins(hooks: SurfaceHooks, openChosen: () => boolean): Plugin[] {
  return [
    leaveByTab(),
    new Plugin({ props: { handleKeyDown: (_, event) => hooks.menuKey(event) } }),
    keepFrames(),
    typingRules(),
    ...editorKeys({ ...hooks, openChosen }),
    pastePlugin(hooks),
    latePastes(),
    dropCursor({ class: 'visual-drop', color: false }),
    gapCursor(),
    tableEditing(),
    plainTables(),
    findPlugin(),
    history(),
  ]
}

/** Typing while a block node is selected starts a paragraph behind it, instead of replacing the block. */
function keepFrames(): Plugin {
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

/** After Esc, Tab moves to the next field, as everywhere else on the page. */
function leaveByTab(): Plugin {
  let isLeaving = false
  return new Plugin({
    props: {
      handleDOMEvents: {
        keydown: (_, event) => {
          if (event.key === 'Tab' && isLeaving) return true
          if (event.key !== 'Shift') isLeaving = event.key === 'Escape'
          return false
        },
        blur: () => {
          isLeaving = false
          return false
        },
      },
    },
  })
}
