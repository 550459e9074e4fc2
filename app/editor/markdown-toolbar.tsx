import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { markdownTexts } from './editor-texts.ts'
import { QuestionDialog } from './question-dialog.tsx'
import { asBlock, type Replacement, type Selected, type ToolName, tools, typeInto } from './text-edit.ts'

const toolNames: readonly ToolName[] = ['bold', 'link', 'image', 'table', 'formula', 'code']

type ToolbarProps = {
  area: RefObject<HTMLTextAreaElement | null>
  /** The id of the textarea. */
  id: string
  /** Whether the text may ask: then a button offers the kinds of question. */
  mayAsk: boolean
}

/** The buttons over a text. One of them is reached with the tabulator, the others from there with the arrows. */
export function MarkdownToolbar({ area, id, mayAsk }: ToolbarProps): ReactNode {
  const [current, setCurrent] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const names = mayAsk ? [...toolNames, 'question' as const] : toolNames
  const write = (make: (selected: Selected) => Replacement): void => {
    if (!area.current) return
    const { value, selectionStart, selectionEnd } = area.current
    typeInto(area.current, make({ text: value, start: selectionStart, end: selectionEnd }))
  }
  const use = (name: ToolName | 'question'): void => {
    if (name === 'question') dialog.current?.showModal()
    else write(tools[name])
  }
  const onKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    const next = placeAfter(event.key, current, names.length)
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  const toolbar = (
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
  )
  return (
    <>
      {toolbar}
      {mayAsk && <QuestionDialog dialog={dialog} onChoose={(text) => write((at) => asBlock(at, text))} />}
    </>
  )
}

/** Where a key leads from one of the buttons; round at the ends. */
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
