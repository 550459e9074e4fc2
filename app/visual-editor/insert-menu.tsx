import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Insertable } from './insertables.ts'
import { visualTexts } from './visual-texts.ts'

type InsertMenuProps = {
  found: readonly Insertable[]
  current: number
  /** Where the caret is, in pixels of the window. */
  at: { left: number; bottom: number }
  onChoose: (one: Insertable) => void
}

/** All that can be put into a text, below the caret; its keys are those of the text (use-insert-menu.ts). */
export function InsertMenu({ found, current, at, onChoose }: InsertMenuProps): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    const shown = list.current
    if (!shown) return
    // The policy of the page lets no style stand in the HTML; a script may set it.
    shown.style.left = `${Math.max(8, Math.min(at.left, window.innerWidth - shown.offsetWidth - 8))}px`
    shown.style.top = `${Math.max(8, Math.min(at.bottom + 4, window.innerHeight - shown.offsetHeight - 8))}px`
  }, [at])
  useEffect(() => {
    list.current?.querySelectorAll('[role="option"]')[current]?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <div ref={list} className="visual-menu">
      <p className="note" id={id}>
        {visualTexts.menuHint}
      </p>
      {found.length === 0 && <p role="status">{visualTexts.menuNone}</p>}
      <div role="listbox" aria-label={visualTexts.menu} aria-describedby={id} id="visual-menu" tabIndex={-1}>
        {found.map((one, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the focus and its keys
          <div
            key={one.label}
            id={`visual-menu-${place}`}
            role="option"
            aria-selected={place === current}
            tabIndex={-1}
            className="visual-option"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(one)}
          >
            {one.label}
          </div>
        ))}
      </div>
    </div>
  )
}
