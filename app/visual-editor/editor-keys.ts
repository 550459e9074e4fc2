import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  exitCode,
  liftEmptyBlock,
  newlineInCode,
  setBlockType,
  splitBlock,
  toggleMark,
  wrapIn,
} from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command, Plugin } from 'prosemirror-state'
import { goToNextCell } from 'prosemirror-tables'
import { leaveBlock, leaveTitle, makeList, openBox, toggleHeading } from './block-commands.ts'
import { schema } from './schema.ts'
import { nextCell } from './table-commands.ts'

const { nodes, marks } = schema

/** What keys ask of the part of the page around the text. */
export type KeyHooks = {
  link: () => void
  formula: () => void
  find: () => void
  toToolbar: () => void
  /** Opens what the caret has chosen; false if nothing is to be opened. */
  openChosen: () => boolean
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

/** The keys of the text (visual-texts.ts lists them). */
export function editorKeys(hooks: KeyHooks): Plugin[] {
  const newItem = splitListItem(nodes.list_item, { checked: null })
  return [
    keymap({
      'Mod-b': toggleMark(marks.strong),
      'Mod-i': toggleMark(marks.em),
      'Mod-e': toggleMark(marks.code),
      'Mod-k': told(hooks.link),
      'Mod-m': told(hooks.formula),
      'Mod-h': told(hooks.find),
      'Mod-z': undo,
      'Mod-y': redo,
      'Mod-Shift-z': redo,
      'Mod-Alt-0': setBlockType(nodes.paragraph),
      'Mod-Alt-2': toggleHeading(2),
      'Mod-Alt-3': toggleHeading(3),
      'Mod-Alt-4': toggleHeading(4),
      'Mod-Shift-7': makeList(nodes.ordered_list),
      'Mod-Shift-8': makeList(nodes.bullet_list),
      'Mod-Shift-9': wrapIn(nodes.blockquote),
      'Alt-F10': told(hooks.toToolbar),
      'Mod-Enter': chainCommands(exitCode, leaveBlock),
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
      Backspace: openBox,
      Tab: chainCommands(nextCell, sinkListItem(nodes.list_item)),
      'Shift-Tab': chainCommands(goToNextCell(-1), inCell, liftListItem(nodes.list_item)),
    }),
    keymap(baseKeymap),
  ]
}
