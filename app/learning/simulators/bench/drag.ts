import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

/** A point in the units of the picture. */
export type Point = { x: number; y: number }

export type Drag = {
  /** Where the pointer is. */
  point: Point
  /** Where it was at the last call, or at the start. */
  last: Point
  /** Where the drag began. */
  start: Point
  /** Whether Shift or a second finger asks for fine steps. */
  isFine: boolean
  /** Name of this drag, under which its changes are undone together. */
  gesture: string
}

type DragHandlers = {
  onPointerDown: (event: PointerEvent<SVGElement>) => void
  onPointerMove: (event: PointerEvent<SVGElement>) => void
  onPointerUp: (event: PointerEvent<SVGElement>) => void
  onPointerCancel: (event: PointerEvent<SVGElement>) => void
}

let gestures = 0

/** A new name for a gesture. */
export function newGesture(name = 'drag'): string {
  return `${name} ${++gestures}`
}

/**
 * Handlers for an element of a picture that is dragged by mouse, finger or pen. `begin` runs at the press,
 * `move` at each movement, `end` at the release; `tap` instead of `end` if it did not move.
 */
export function useDrag(on: {
  begin?: (drag: Drag) => void
  move: (drag: Drag) => void
  end?: (drag: Drag) => void
  tap?: (drag: Drag) => void
}): DragHandlers {
  const state = useRef<{
    id: number
    start: Point
    last: Point
    gesture: string
    moved: boolean
    from: Point
  }>(undefined)
  const read = (event: PointerEvent<SVGElement>): Drag | undefined => {
    const { current } = state
    const point = toPicture(event)
    if (!current || !point) return undefined
    const { start, last, gesture } = current
    return { point, last, start, gesture, isFine: event.shiftKey || fingers > 1 }
  }
  const finish = (event: PointerEvent<SVGElement>): void => {
    const { current } = state
    if (!current || current.id !== event.pointerId) return
    const drag = read(event)
    state.current = undefined
    if (!drag) return
    if (current.moved || !on.tap) on.end?.(drag)
    else on.tap(drag)
  }
  return {
    onPointerDown(event) {
      if (event.button !== 0 || state.current) return
      const point = toPicture(event)
      if (!point) return
      // Neither selects text nor scrolls; the element takes the focus by itself only with a mouse.
      event.preventDefault()
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      event.currentTarget.focus({ preventScroll: true })
      const from = { x: event.clientX, y: event.clientY }
      state.current = {
        id: event.pointerId,
        start: point,
        last: point,
        gesture: newGesture(),
        moved: false,
        from,
      }
      const drag = read(event)
      if (drag) on.begin?.(drag)
    },
    onPointerMove(event) {
      const { current } = state
      if (!current || current.id !== event.pointerId) return
      if (Math.hypot(event.clientX - current.from.x, event.clientY - current.from.y) > tapRadius)
        current.moved = true
      const drag = read(event)
      if (!drag || (!current.moved && on.tap)) return
      on.move(drag)
      current.last = drag.point
    },
    onPointerUp: finish,
    onPointerCancel: finish,
  }
}

/** A press that moves less than this many CSS pixels is a tap. */
const tapRadius = 4

/** Fingers on the screen: a second one asks for fine steps. */
let fingers = 0
if (typeof document !== 'undefined') {
  const count = (event: TouchEvent): void => {
    fingers = event.touches.length
  }
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    document.addEventListener(type, count, { capture: true, passive: true })
}

/** The position of a pointer in the units of the picture that contains the element. */
export function toPicture(event: PointerEvent<SVGElement>): Point | undefined {
  const svg = event.currentTarget.ownerSVGElement ?? event.currentTarget
  const matrix = svg instanceof SVGSVGElement ? svg.getScreenCTM()?.inverse() : undefined
  if (!matrix) return undefined
  const { clientX: x, clientY: y } = event
  return { x: matrix.a * x + matrix.c * y + matrix.e, y: matrix.b * x + matrix.d * y + matrix.f }
}

/** Steps of an arrow key, in x to the right and in y downwards; PageUp and PageDown are five; undefined for other keys. */
export function arrowSteps({ key }: Pick<KeyboardEvent, 'key'>): Point | undefined {
  const steps: Readonly<Record<string, Point>> = {
    ArrowRight: { x: 1, y: 0 },
    ArrowLeft: { x: -1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
    PageUp: { x: 0, y: -5 },
    PageDown: { x: 0, y: 5 },
  }
  return steps[key]
}
