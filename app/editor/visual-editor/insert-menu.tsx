import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Insertable } from './insertables.ts'
import { visualTexts } from './visual-texts.ts'

type InsertMenuProps = {
  found: readonly Insertable[]
  current: number
  /** Position of the caret, in pixels of the window. */
  at: { left: number; top: number; bottom: number }
  onChoose: (one: Insertable) => void
}

/**
 * The menu of everything that can be inserted, next to the caret. The text keeps the focus and handles its
 * keys (use-insert-menu.ts).
 */
export function InsertMenu({ found, current, at, onChoose }: InsertMenuProps): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (list.current) place(list.current, at)
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
        {found.map((one, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the focused text handles the keys
          <div
            key={one.label}
            id={`visual-menu-${index}`}
            role="option"
            aria-selected={index === current}
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

const edge = 8

/** Below the caret, or above it if there is more room; an on-screen keyboard reduces the room. */
function place(menu: HTMLElement, { left, top, bottom }: InsertMenuProps['at']): void {
  const { height, offsetTop } = window.visualViewport ?? { height: window.innerHeight, offsetTop: 0 }
  const [above, below] = [top - offsetTop, offsetTop + height - bottom]
  const isBelow = below >= menu.offsetHeight + edge || below >= above
  // The Content-Security-Policy forbids style attributes in HTML; setting them by script is allowed.
  menu.style.maxHeight = `${Math.max(120, (isBelow ? below : above) - edge)}px`
  menu.style.left = `${Math.max(edge, Math.min(left, window.innerWidth - menu.offsetWidth - edge))}px`
  menu.style.top = `${Math.max(edge, isBelow ? bottom + 4 : top - menu.offsetHeight - 4)}px`
}
