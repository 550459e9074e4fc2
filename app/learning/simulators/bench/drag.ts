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

/** A drag that goes on. `from` is where it began on the screen. */
type Held = { id: number; start: Point; last: Point; gesture: string; moved: boolean; from: Point }

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
  const held = useRef<Held>(undefined)
  const finish = (event: PointerEvent<SVGElement>): void => {
    const { current } = held
    if (!current || current.id !== event.pointerId) return
    const drag = readDrag(event, current)
    held.current = undefined
    if (!drag) return
    if (current.moved || !on.tap) on.end?.(drag)
    else on.tap(drag)
  }
  return {
    onPointerDown(event) {
      if (event.button !== 0 || held.current) return
      const begun = begin(event)
      if (!begun) return
      held.current = begun
      const drag = readDrag(event, begun)
      if (drag) on.begin?.(drag)
    },
    onPointerMove(event) {
      const { current } = held
      if (!current || current.id !== event.pointerId) return
      const { x, y } = current.from
      if (Math.hypot(event.clientX - x, event.clientY - y) > tapRadius) current.moved = true
      const drag = readDrag(event, current)
      if (!drag || (!current.moved && on.tap)) return
      on.move(drag)
      current.last = drag.point
    },
    onPointerUp: finish,
    onPointerCancel: finish,
  }
}

function begin(event: PointerEvent<SVGElement>): Held | undefined {
  const point = toPicture(event)
  if (!point) return undefined
  // No selection of texts and no scrolling; the focus is set because this prevents that of a mouse too.
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.setPointerCapture(event.pointerId)
  event.currentTarget.focus({ preventScroll: true })
  const from = { x: event.clientX, y: event.clientY }
  return { id: event.pointerId, start: point, last: point, gesture: newGesture(), moved: false, from }
}

function readDrag(event: PointerEvent<SVGElement>, { start, last, gesture }: Held): Drag | undefined {
  const point = toPicture(event)
  return point && { point, last, start, gesture, isFine: event.shiftKey || fingers > 1 }
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

/** The position of a pointer in the units of the part of the picture that contains the element. */
export function toPicture(event: PointerEvent<SVGElement>): Point | undefined {
  const around = event.currentTarget.parentElement ?? event.currentTarget
  const matrix = around instanceof SVGGraphicsElement ? around.getScreenCTM()?.inverse() : undefined
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
