import { live } from './borrowed.ts'

/** Further than any document is long. */
const farthest = 100_000
/** So far a finger goes sideways, at least, in pixels. */
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

/** How many steps a key means, those of a clicker too; undefined for every other. */
export function stepOfKey(event: KeyboardEvent): number | undefined {
  const { key, shiftKey, ctrlKey, altKey, metaKey, target } = event
  if (ctrlKey || altKey || metaKey) return undefined
  if (key !== ' ') return shiftKey ? undefined : steps[key]
  // On a button the space bar presses it.
  if (target instanceof HTMLElement && target.closest('button, a')) return undefined
  return shiftKey ? -1 : 1
}

/** Tells of fingers that go sideways over an element: to the left is one step on. */
export function watchSwipes(element: HTMLElement, onSwipe: (step: number) => void): void {
  let start: Touch | undefined
  element.addEventListener(
    'touchstart',
    ({ target, touches }) => {
      // What is dragged on a bench is no page that is turned.
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
