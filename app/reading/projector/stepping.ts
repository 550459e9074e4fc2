import { live } from './borrowed.ts'

/** More steps than any document has. */
const farthest = 100_000
/** Minimum horizontal distance of a swipe, in pixels. */
const swipe = 50

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ' ': 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
  Home: -farthest,
  End: farthest,
}

/** Returns the number of steps for a key, including those of a clicker; undefined for other keys. */
export function stepOfKey(event: KeyboardEvent): number | undefined {
  const { key, shiftKey, ctrlKey, altKey, metaKey, target } = event
  if (ctrlKey || altKey || metaKey) return undefined
  if (key !== ' ') return shiftKey ? undefined : steps[key]
  // On a button the space bar activates the button.
  if (target instanceof HTMLElement && target.closest('button, a')) return undefined
  return shiftKey ? -1 : 1
}

/** Reports horizontal swipes over an element: to the left is one step forward. */
export function watchSwipes(element: HTMLElement, onSwipe: (step: number) => void): void {
  let start: Touch | undefined
  element.addEventListener(
    'touchstart',
    ({ target, touches }) => {
      // Dragging inside a simulator is not a swipe.
      const isOnBench = target instanceof Element && target.closest(live) !== null
      start = touches.length === 1 && !isOnBench ? touches[0] : undefined
    },
    {
      passive: true,
    },
  )
  element.addEventListener('touchend', ({ changedTouches: [end] }) => {
    if (!start || !end) return
    const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY]
    if (Math.abs(x) > swipe && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
  })
}
