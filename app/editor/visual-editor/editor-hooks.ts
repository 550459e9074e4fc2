import { useEffect, useEffectEvent, useState } from 'react'
import type { VisualSurface } from './visual-surface.ts'

const maxWait = 1500

/** Calls `onReady` once the layout is stable (formulas and pictures loaded), or after a timeout. */
export function useReady(surface: VisualSurface | undefined, onReady: () => void): void {
  const tell = useEffectEvent(onReady)
  useEffect(() => {
    if (!surface) return
    let isOver = false
    const late = new Promise((resolve) => setTimeout(resolve, maxWait))
    void Promise.race([surface.settled(), late]).then(() => isOver || tell())
    return () => {
      isOver = true
    }
  }, [surface])
}

type Message = { text: string; isSeen: boolean }

/** The announced message; a repeated message is announced again. `isSeen` also shows it on the screen. */
export function useMessage(): { message: Message; say: (text: string, isSeen?: boolean) => void } {
  const [message, setMessage] = useState<Message>({ text: '', isSeen: false })
  const say = (next: string, isSeen = false): void =>
    setMessage(({ text }) => ({ text: next !== '' && text === next ? `${next}\u00a0` : next, isSeen }))
  return { message, say }
}

/** Updates ARIA attributes of the text while it is open: error, active menu entry. */
export function useAttributes(
  text: HTMLElement | undefined,
  attributes: Record<string, string | undefined>,
): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) text?.removeAttribute(name)
      else if (text?.getAttribute(name) !== value) text?.setAttribute(name, value)
    }
  })
}

/** «?» outside of fields opens the help. */
export function useHelpKey(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    const isField =
      target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
    if (event.key !== '?' || isField || document.querySelector('dialog[open]')) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
