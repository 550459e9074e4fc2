import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  exitCode,
  liftEmptyBlock,
  newlineInCode,
  splitBlock,
} from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, NodeSelection, type Plugin } from 'prosemirror-state'
import { goToNextCell } from 'prosemirror-tables'
import { leaveTitle, openBox } from './block-commands.ts'
import { nameNode } from './describe-framed.ts'
import { schema } from './schema.ts'
import { nextCell } from './table-commands.ts'
import { describeUse, findTool, type ToolName } from './tools.ts'
import { visualTexts } from './visual-texts.ts'

const { nodes } = schema

/** Callbacks of key commands into the component around the text. */
export type KeyHooks = {
  link: () => void
  formula: () => void
  find: () => void
  toToolbar: () => void
  /** Opens the form of the selected node; false if it has none. */
  openChosen: () => boolean
  /** Announces what was done. */
  say: (message: string) => void
}

const line: Command = (state, dispatch) => {
  const { $from } = state.selection
  if (!$from.parent.type.contentMatch.matchType(nodes.hard_break)) return false
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}

const inCell: Command = (state) =>
  ['table_cell', 'table_header'].includes(state.selection.$from.parent.type.name)
const told =
  (tell: () => void): Command =>
  () => {
    tell()
    return true
  }

const toolKeys: readonly (readonly [key: string, name: ToolName])[] = [
  ['Mod-b', 'strong'],
  ['Mod-i', 'em'],
  ['Mod-e', 'code'],
  ['Mod-z', 'undo'],
  ['Mod-y', 'redo'],
  ['Mod-Shift-z', 'redo'],
  ['Mod-Alt-0', 'paragraph'],
  ['Mod-Alt-2', 'heading2'],
  ['Mod-Alt-3', 'heading3'],
  ['Mod-Alt-4', 'heading4'],
  ['Mod-Shift-7', 'orderedList'],
  ['Mod-Shift-8', 'bulletList'],
  ['Mod-Shift-9', 'blockquote'],
  ['Alt-ArrowUp', 'up'],
  ['Alt-ArrowDown', 'down'],
  ['Mod-Enter', 'leave'],
]

/** Runs a tool and announces the result, as its button does. */
function byKey(name: ToolName, { say }: KeyHooks): Command {
  const tool = findTool(name)
  return (state, dispatch, view) => {
    const isDone = tool.does?.(state, dispatch, view) ?? false
    if (dispatch) say(describeUse(tool, isDone, view?.state ?? state))
    return true
  }
}

/** Deletes a selected node and announces it. */
function removeChosen({ say }: KeyHooks): Command {
  return ({ selection, tr }, dispatch) => {
    if (!(selection instanceof NodeSelection)) return false
    dispatch?.(tr.deleteSelection().scrollIntoView())
    say(visualTexts.removed(nameNode(selection.node)))
    return true
  }
}

/** The key bindings of the text; visual-texts.ts lists them for the help. */
export function editorKeys(hooks: KeyHooks): Plugin[] {
  const newItem = splitListItem(nodes.list_item, { checked: null })
  return [
    keymap(Object.fromEntries(toolKeys.map(([key, name]) => [key, byKey(name, hooks)]))),
    keymap({
      'Mod-k': told(hooks.link),
      'Mod-m': told(hooks.formula),
      'Mod-h': told(hooks.find),
      'Alt-F10': told(hooks.toToolbar),
      'Shift-Enter': chainCommands(exitCode, line),
      Enter: chainCommands(
        () => hooks.openChosen(),
        leaveTitle,
        nextCell,
        newItem,
        newlineInCode,
        createParagraphNear,
        liftEmptyBlock,
        splitBlock,
      ),
      Backspace: chainCommands(openBox, removeChosen(hooks)),
      Delete: removeChosen(hooks),
      Tab: chainCommands(nextCell, sinkListItem(nodes.list_item)),
      'Shift-Tab': chainCommands(goToNextCell(-1), inCell, liftListItem(nodes.list_item)),
    }),
    keymap(baseKeymap),
  ]
}
