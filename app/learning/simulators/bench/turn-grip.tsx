import type { KeyboardEvent, ReactNode } from 'react'
import { simulatorTexts as texts } from '../simulator-texts.ts'
import { arrowSteps, type Drag, useDrag } from './drag.ts'
import { round } from './marks.tsx'

type TurnGripProps = {
  /** What is turned: «Manivela». */
  label: string
  /** Its axle, in units of the picture. */
  x: number
  y: number
  /** Current angle in degrees, clockwise. */
  angle: number
  /** Degrees turned by an arrow key. */
  step?: number
  /** Turns it by degrees, clockwise; absent while nothing can be turned. */
  turn: ((degrees: number) => void) | undefined
  /** Called when it is let go. */
  release?: () => void
  /** What is grabbed, around the axle. */
  children: ReactNode
}

/** Part of a turn by hand with Shift or a second finger. */
const fine = 0.2

/**
 * A part of a picture that is turned about its axle: its angle follows the pointer exactly. By keyboard it
 * turns in steps.
 */
export function TurnGrip(props: TurnGripProps): ReactNode {
  const { label, x, y, angle, step = 5, turn, release, children } = props
  const drag = useDrag({
    move: (moved) => turn?.(angleOf(moved, x, y) * (moved.isFine ? fine : 1)),
    end: () => release?.(),
  })
  const press = (event: KeyboardEvent): void => {
    const steps = arrowSteps(event)
    if (!steps) return
    event.preventDefault()
    event.stopPropagation()
    turn?.((steps.x - steps.y) * step * (event.shiftKey ? fine : 1))
    release?.()
  }
  const transform = `translate(${round(x)} ${round(y)})`
  if (!turn) return <g transform={transform}>{children}</g>
  return (
    <g
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={Math.round(((angle % 360) + 360) % 360)}
      aria-valuemin={0}
      aria-valuemax={360}
      aria-valuetext={texts.turnKeys}
      className="bench-grab"
      transform={transform}
      onKeyDown={press}
      {...drag}
    >
      {children}
    </g>
  )
}

/** The angle in degrees, clockwise, by which a point moved around an axle. */
function angleOf({ point, last }: Drag, x: number, y: number): number {
  const change = Math.atan2(point.y - y, point.x - x) - Math.atan2(last.y - y, last.x - x)
  return (Math.atan2(Math.sin(change), Math.cos(change)) * 180) / Math.PI
}
