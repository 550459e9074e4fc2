import type { EditorState } from 'prosemirror-state'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type SurfaceHooks, VisualSurface } from './visual-surface.ts'

type Options = {
  /** The form field that contains the Markdown. */
  area: RefObject<HTMLTextAreaElement | null>
  attributes: Record<string, string>
  hooks: Omit<SurfaceHooks, 'onText' | 'onState'>
  /** Called on unmount with a block that has no lossless Markdown; it was written as closely as possible. */
  onLeft: (block: string) => void
}

/** Creates the editor for a field while its place is mounted. */
export function useSurface(
  place: RefObject<HTMLDivElement | null>,
  { area, attributes, hooks, onLeft }: Options,
): { surface: VisualSurface | undefined; state: EditorState | undefined } {
  const [surface, setSurface] = useState<VisualSurface>()
  const [state, setState] = useState<EditorState>()
  // Read the hooks of the latest render.
  const ask = useEffectEvent(() => hooks)
  const open = useEffectEvent((host: HTMLElement, field: HTMLTextAreaElement) => {
    let isWriting = false
    const made = new VisualSurface(host, field.value, attributes, {
      link: () => ask().link(),
      formula: () => ask().formula(),
      find: () => ask().find(),
      toToolbar: () => ask().toToolbar(),
      openNode: (node, pos) => ask().openNode(node, pos),
      picture: (file) => ask().picture(file),
      say: (message, isSeen) => ask().say(message, isSeen),
      menuKey: (event) => ask().menuKey(event),
      onRefused: (block) => ask().onRefused(block),
      onState: setState,
      onText: (text) => {
        isWriting = true
        field.value = text
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
        isWriting = false
      },
    })
    const stop = listen(made, host, field, () => !isWriting)
    return { made, stop }
  })
  const tellLeft = useEffectEvent((block: string) => onLeft(block))
  useEffect(() => {
    if (!place.current || !area.current) return
    const { made, stop } = open(place.current, area.current)
    setSurface(made)
    return () => {
      const left = made.leave()
      if (left !== undefined) tellLeft(left)
      stop()
      made.destroy()
      setSurface(undefined)
    }
  }, [place, area])
  return { surface, state }
}

/**
 * Flushes pending edits before anything reads the field, and blocks the submission of a text that cannot be
 * written.
 */
function listen(
  surface: VisualSurface,
  host: HTMLElement,
  field: HTMLTextAreaElement,
  isOthers: () => boolean,
): () => void {
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  const flush = (): void => void surface.flush()
  field.form?.addEventListener(
    'submit',
    (event) => {
      if (surface.flush()) return
      event.preventDefault()
      event.stopImmediatePropagation()
      surface.view.focus()
    },
    options,
  )
  // A label does not focus a contenteditable element by itself.
  const label = document.querySelector(`label[for="${CSS.escape(surface.view.dom.id)}"]`)
  label?.addEventListener('click', () => surface.view.focus(), { signal: stop.signal })
  host.addEventListener('focusout', flush, options)
  document.addEventListener('visibilitychange', flush, options)
  window.addEventListener('pagehide', flush, options)
  field.addEventListener('input', () => isOthers() && surface.setText(field.value), { signal: stop.signal })
  return () => stop.abort()
}
