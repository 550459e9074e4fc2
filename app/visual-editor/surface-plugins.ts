import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { history } from 'prosemirror-history'
import { Plugin } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { editorKeys } from './editor-keys.ts'
import { findPlugin } from './find-text.ts'
import { typingRules } from './input-rules.ts'
import { keepFrames } from './keep-frames.ts'
import { latePastes } from './late-pastes.ts'
import { leaveByTab } from './leave-by-tab.ts'
import { pastePlugin } from './paste-plugin.ts'
import { plainTables } from './table-commands.ts'
import type { SurfaceHooks } from './visual-surface.ts'

/** All that listens to a text, in the order in which it is asked. */
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
