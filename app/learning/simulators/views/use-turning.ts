import { type PointerEvent, useRef } from 'react'
import type { View } from '../simulator-view.ts'
import type { ViewsOutcome } from './views-model.ts'
import type { viewsParameters } from './views-parameters.ts'

type ViewsView = View<typeof viewsParameters, ViewsOutcome>
type Start = { x: number; y: number; giro: number; altura: number }
/** Degrees per pixel, and the step of both parameters. */
const pace = 0.75
const step = 5

type Turning = Partial<
  Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', (event: PointerEvent) => void>
>

/**
 * Rotates the solid by dragging, in addition to the fields. Returns no handlers if the state is read-only.
 */
export function useTurning({ giro, altura }: ViewsView['values'], change: ViewsView['change']): Turning {
  const start = useRef<Start>(undefined)
  if (change === undefined) return {}
  const stop = (): void => {
    start.current = undefined
  }
  return {
    onPointerDown: (event) => {
      start.current = { x: event.clientX, y: event.clientY, giro, altura }
    },
    onPointerMove: ({ clientX, clientY }) => {
      const from = start.current
      if (from === undefined) return
      const turned = from.giro + (clientX - from.x) * pace
      const next = {
        giro: snap(((((turned + 180) % 360) + 360) % 360) - 180),
        altura: Math.min(90, Math.max(0, snap(from.altura + (clientY - from.y) * pace))),
      }
      if (next.giro !== giro || next.altura !== altura) change(next)
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  }
}

function snap(degrees: number): number {
  return Math.round(degrees / step) * step
}
