import type { EditorState } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import { always, inTables, type Tool, type ToolName } from './tools.ts'
import { visualTexts } from './visual-texts.ts'

type ToolbarProps = {
  bar: RefObject<HTMLDivElement | null>
  /** Element id of the text. */
  controls: string
  state: EditorState
  /** Runs a tool that has a command. */
  run: (tool: Tool) => void
  /** Opens the form of a tool without a command. */
  open: (name: ToolName) => void
}

/**
 * The toolbar: one tab stop, arrow keys between the buttons. Inside a table, the table's buttons follow the
 * others.
 */
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
      {tools.map((tool, at) => {
        const { name, sign, does, isOn, canUse } = tool
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
            // The focus stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (does ? run(tool) : open(name))}
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
