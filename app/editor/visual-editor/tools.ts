import { chainCommands, exitCode, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables'
import { isInside, leaveBlock, makeList, moveBlock, toggleHeading } from './block-commands.ts'
import { schema } from './schema.ts'
import { alignColumn } from './table-commands.ts'
import { visualTexts } from './visual-texts.ts'

const { nodes, marks } = schema
export type ToolName = keyof typeof visualTexts.tools

/**
 * The action of a button or key: a command (`does`), or a form. `isOn`: whether it is active at the caret.
 */
export type Tool = {
  name: ToolName
  sign: string
  does?: Command
  isOn?: (state: EditorState) => boolean
  canUse?: (state: EditorState) => boolean
}

const mark = (name: 'strong' | 'em' | 'strike' | 'code', sign: string): Tool => ({
  name,
  sign,
  does: toggleMark(marks[name]),
  isOn: ({ selection: { from, to, empty, $from }, storedMarks, doc }) =>
    empty
      ? marks[name].isInSet(storedMarks ?? $from.marks()) !== undefined
      : doc.rangeHasMark(from, to, marks[name]),
})
const heading = (level: 2 | 3 | 4): Tool => ({
  name: `heading${level}`,
  sign: `T${level - 1}`,
  does: toggleHeading(level),
  isOn: (state) => isInside(state, nodes.heading, { level }),
})

/** The buttons that are always shown. */
export const always: readonly Tool[] = [
  { name: 'insert', sign: '+' },
  { name: 'undo', sign: '↶', does: undo, canUse: (state) => undoDepth(state) > 0 },
  { name: 'redo', sign: '↷', does: redo, canUse: (state) => redoDepth(state) > 0 },
  heading(2),
  heading(3),
  mark('strong', 'N'),
  mark('em', 'C'),
  mark('strike', 'S'),
  mark('code', '</>'),
  { name: 'link', sign: '↗', isOn: isLinked },
  {
    name: 'bulletList',
    sign: '•',
    does: makeList(nodes.bullet_list),
    isOn: (state) => isInside(state, nodes.bullet_list),
  },
  {
    name: 'orderedList',
    sign: '1.',
    does: makeList(nodes.ordered_list),
    isOn: (state) => isInside(state, nodes.ordered_list),
  },
  {
    name: 'taskList',
    sign: '☑',
    does: makeList(nodes.bullet_list, false),
    isOn: (state) => isInside(state, nodes.list_item, { checked: false }),
  },
  {
    name: 'blockquote',
    sign: '»',
    does: wrapIn(nodes.blockquote),
    isOn: (state) => isInside(state, nodes.blockquote),
  },
  { name: 'formula', sign: 'ƒ' },
  { name: 'picture', sign: '▣' },
  { name: 'table', sign: '▦' },
  { name: 'up', sign: '⤒', does: moveBlock(-1) },
  { name: 'down', sign: '⤓', does: moveBlock(1) },
  { name: 'leave', sign: '¶', does: chainCommands(exitCode, leaveBlock) },
  { name: 'find', sign: '⌕' },
  { name: 'help', sign: '?' },
]
/** The buttons shown inside a table. */
export const inTables: readonly Tool[] = [
  { name: 'rowBelow', sign: '+↓', does: addRowAfter },
  { name: 'columnRight', sign: '+→', does: addColumnAfter },
  { name: 'deleteRow', sign: '−↓', does: deleteRow },
  { name: 'deleteColumn', sign: '−→', does: deleteColumn },
  { name: 'alignLeft', sign: '⇤', does: alignColumn('left') },
  { name: 'alignCenter', sign: '↔', does: alignColumn('center') },
  { name: 'alignRight', sign: '⇥', does: alignColumn('right') },
  { name: 'deleteTable', sign: '✕', does: deleteTable },
]

function isLinked({ selection: { $from, from, to, empty }, doc }: EditorState): boolean {
  return empty ? marks.link.isInSet($from.marks()) !== undefined : doc.rangeHasMark(from, to, marks.link)
}

/** Tools that only have keys. */
const byKeys: readonly Tool[] = [
  heading(4),
  { name: 'paragraph', sign: '', does: setBlockType(nodes.paragraph) },
]
const tools = new Map([...always, ...inTables, ...byKeys].map((tool) => [tool.name, tool]))

/** Finds a tool by its name; throws if there is none. */
export function findTool(name: ToolName): Tool {
  const tool = tools.get(name)
  if (!tool) throw new Error(`There is no tool ${name}`)
  return tool
}

/**
 * The announcement after using a tool: what it did, whether it is now on, or that it does not apply there.
 */
export function describeUse({ name, isOn }: Tool, isDone: boolean, state: EditorState): string {
  const { undone, redone, on, off, done, cannot } = visualTexts
  const label = visualTexts.tools[name]
  if (!isDone) return cannot(label)
  if (name === 'undo') return undone
  if (name === 'redo') return redone
  if (!isOn) return done(label)
  return isOn(state) ? on(label) : off(label)
}
