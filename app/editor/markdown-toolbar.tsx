import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import { markdownTexts } from './editor-texts.ts'
import { type ToolName, tools, typeInto } from './text-edit.ts'

const toolNames: readonly ToolName[] = ['bold', 'link', 'image', 'table', 'formula', 'code']

type ToolbarProps = {
  area: RefObject<HTMLTextAreaElement | null>
  /** The id of the textarea. */
  id: string
}

/** The buttons over a text. One of them is reached with the tabulator, the others from there with the arrows. */
export function MarkdownToolbar({ area, id }: ToolbarProps): ReactNode {
  const [current, setCurrent] = useState(0)
  const use = (tool: ToolName): void => {
    if (!area.current) return
    const { value, selectionStart, selectionEnd } = area.current
    typeInto(area.current, tools[tool]({ text: value, start: selectionStart, end: selectionEnd }))
  }
  const onKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    const next = placeAfter(event.key, current)
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      role="toolbar"
      aria-label={markdownTexts.toolbar}
      aria-controls={id}
      className="markdown-toolbar needs-script"
      onKeyDown={onKey}
    >
      {toolNames.map((tool, place) => (
        <button
          key={tool}
          type="button"
          className="tool-button"
          tabIndex={place === current ? 0 : -1}
          onFocus={() => setCurrent(place)}
          onClick={() => use(tool)}
        >
          {markdownTexts[tool]}
        </button>
      ))}
    </div>
  )
}

/** Where a key leads from one of the buttons; round at the ends. */
function placeAfter(key: string, place: number): number | undefined {
  const count = toolNames.length
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count
    case 'ArrowLeft':
      return (place + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
