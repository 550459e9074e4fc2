import { toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables'
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import { isInside, makeList, toggleHeading } from './block-commands.ts'
import { schema } from './schema.ts'
import { alignColumn } from './table-commands.ts'
import { visualTexts } from './visual-texts.ts'

const { nodes, marks } = schema
type ToolName = keyof typeof visualTexts.tools

/** What a button does: at once, or by telling the editor. `isOn`: whether it counts where the caret is. */
type Tool = {
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
const heading = (level: 2 | 3): Tool => ({
  name: `heading${level}`,
  sign: `T${level - 1}`,
  does: toggleHeading(level),
  isOn: (state) => isInside(state, nodes.heading, { level }),
})

const always: readonly Tool[] = [
  { name: 'insert', sign: '+' },
  { name: 'undo', sign: '↶', does: undo, canUse: (state) => undoDepth(state) > 0 },
  { name: 'redo', sign: '↷', does: redo, canUse: (state) => redoDepth(state) > 0 },
  heading(2),
  heading(3),
  mark('strong', 'N'),
  mark('em', 'C'),
  mark('strike', 'S'),
  mark('code', '</>'),
  { name: 'link', sign: '↗', isOn: (state) => toggledLink(state) },
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
  { name: 'find', sign: '⌕' },
  { name: 'help', sign: '?' },
]
const inTables: readonly Tool[] = [
  { name: 'rowBelow', sign: '+↓', does: addRowAfter },
  { name: 'columnRight', sign: '+→', does: addColumnAfter },
  { name: 'deleteRow', sign: '−↓', does: deleteRow },
  { name: 'deleteColumn', sign: '−→', does: deleteColumn },
  { name: 'alignLeft', sign: '⇤', does: alignColumn('left') },
  { name: 'alignCenter', sign: '↔', does: alignColumn('center') },
  { name: 'alignRight', sign: '⇥', does: alignColumn('right') },
  { name: 'deleteTable', sign: '✕', does: deleteTable },
]

function toggledLink({ selection: { $from, from, to, empty }, doc }: EditorState): boolean {
  return empty ? marks.link.isInSet($from.marks()) !== undefined : doc.rangeHasMark(from, to, marks.link)
}

type ToolbarProps = {
  bar: RefObject<HTMLDivElement | null>
  /** The id of the text. */
  controls: string
  state: EditorState
  /** Runs a command; its name is said. */
  run: (command: Command, label: string) => void
  /** Opens what a button without a command stands for. */
  open: (name: ToolName) => void
}

/** The buttons over the text: one stop of the tabulator, arrows from there; in a table, those of the table stand behind the others. */
export function Toolbar({ bar, controls, state, run, open }: ToolbarProps): ReactNode {
  const [current, setCurrent] = useState(0)
  const tools = isInTable(state) ? [...always, ...inTables] : always
  const place = Math.min(current, tools.length - 1)
  const onKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    const next = placeAfter(event.key, place, tools.length)
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={visualTexts.toolbar}
      aria-controls={controls}
      className="visual-toolbar"
      onKeyDown={onKey}
    >
      {tools.map(({ name, sign, does, isOn, canUse }, at) => {
        const label = visualTexts.tools[name]
        return (
          <button
            key={name}
            type="button"
            className="tool-button"
            title={label}
            tabIndex={at === place ? 0 : -1}
            aria-pressed={isOn?.(state)}
            aria-disabled={canUse?.(state) === false || undefined}
            onFocus={() => setCurrent(at)}
            // The caret stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (does ? run(does, label) : open(name))}
          >
            <span aria-hidden="true">{sign}</span>
            <span className="visually-hidden">{label}</span>
          </button>
        )
      })}
    </div>
  )
}

function placeAfter(key: string, place: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: place + 1,
    ArrowLeft: place + count - 1,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  return next === undefined ? undefined : next % count
}
