import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import { markdownTexts } from './editor-texts.ts'
import { type Replacement, type Selected, selectedIn, type ToolName, tools, typeInto } from './text-edit.ts'
import { type PartName, usePartForm } from './use-part-form.tsx'

const toolNames: readonly (ToolName | PartName)[] = ['bold', 'link', 'image', 'table', 'formula', 'code']

type ToolbarProps = {
  area: RefObject<HTMLTextAreaElement | null>
  /** Element id of the textarea. */
  id: string
  /** Whether the text may contain questions and simulators; then the toolbar offers them. */
  mayAsk: boolean
  /** Announces what was done. */
  say: (message: string) => void
}

/** The toolbar over a text. Roving focus: one button is in the tab order, arrow keys reach the others. */
export function MarkdownToolbar({ area, id, mayAsk, say }: ToolbarProps): ReactNode {
  const [current, setCurrent] = useState(0)
  const names = mayAsk ? [...toolNames, 'question' as const, 'simulator' as const] : toolNames
  const write = (make: (selected: Selected) => Replacement): void => {
    if (area.current) typeInto(area.current, make(selectedIn(area.current)))
  }
  const { form, open } = usePartForm(area, id, say)
  const use = (name: ToolName | PartName): void => {
    if (isTool(name)) write(tools[name])
    else open(name)
  }
  const onKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    const next = placeAfter(event.key, current, names.length)
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <>
      <div
        role="toolbar"
        aria-label={markdownTexts.toolbar}
        aria-controls={id}
        className="markdown-toolbar needs-script"
        onKeyDown={onKey}
      >
        {names.map((tool, place) => (
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
      {form}
    </>
  )
}

const isTool = (name: ToolName | PartName): name is ToolName => Object.hasOwn(tools, name)

/** The button that a key moves to; wraps around at both ends. */
function placeAfter(key: string, place: number, count: number): number | undefined {
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
