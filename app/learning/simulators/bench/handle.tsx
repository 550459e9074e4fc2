import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { formatNumber } from '../../marking/format-number.ts'
import type { NumberParameter } from '../simulator.ts'
import { nearestValue, withUnit } from '../simulator-state.ts'
import type { Stage } from '../simulator-view.ts'
import { arrowSteps, type Drag, type Point, useDrag } from './drag.ts'

type SliderProps = {
  /** Name for screen readers: «Dientes de la rueda motriz». */
  label: string
  parameter: NumberParameter
  value: number
  /** Sets the value; changes of one gesture are undone together. Absent while nothing can be changed. */
  set: ((value: number, gesture?: string) => void) | undefined
  /** The value for a position of the pointer, before it is snapped; `held` is where the handle was grabbed. */
  at: (drag: Drag) => number
  /** Whether ArrowRight makes the value smaller, as when the handle moves to the left for more. */
  isReversed?: boolean
  /** Coarse steps of a drag, in steps of the parameter; with Shift or a second finger each step counts. */
  snap?: number
  /** Called when it is grabbed and released, so that the picture can keep its scale meanwhile. */
  hold?: (isHeld: boolean) => void
  className?: string
  transform?: string
  children: ReactNode
}

/**
 * A part of a picture that is dragged to change one number, and a slider for keyboard and screen readers.
 * Its children are what is grabbed.
 */
export function Grab(props: SliderProps): ReactNode {
  const {
    label,
    parameter,
    value,
    set,
    at,
    isReversed = false,
    snap = 1,
    hold,
    className = '',
    transform,
    children,
  } = props
  const [isHeld, setHeld] = useState(false)
  const holding = (isNowHeld: boolean) => (): void => {
    setHeld(isNowHeld)
    hold?.(isNowHeld)
  }
  const { min, max, step, unit } = parameter
  const snapped = (drag: Drag): number => {
    const wide = drag.isFine ? step : step * snap
    return nearestValue(parameter, min + Math.round((at(drag) - min) / wide) * wide)
  }
  const drag = useDrag({
    begin: holding(true),
    move: (moved) => set?.(snapped(moved), moved.gesture),
    end: holding(false),
  })
  const press = (event: KeyboardEvent): void => {
    const next = valueOfKey(event, { ...parameter, value, isReversed })
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    set?.(nearestValue(parameter, next))
  }
  if (!set) return <g transform={transform}>{children}</g>
  return (
    <g
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={withUnit(formatNumber(value), unit)}
      className={`bench-grab ${className}`}
      data-held={isHeld || undefined}
      transform={transform}
      onKeyDown={press}
      {...drag}
    >
      {children}
    </g>
  )
}

/** The value after a key, or undefined for a key that does not change it. */
function valueOfKey(
  event: KeyboardEvent,
  { value, min, max, step, isReversed }: NumberParameter & { value: number; isReversed: boolean },
): number | undefined {
  if (event.key === 'Home') return min
  if (event.key === 'End') return max
  const steps = arrowSteps(event)
  if (!steps) return undefined
  const across = isReversed ? -steps.x : steps.x
  return value + (across - steps.y) * step
}

type HandleProps = Omit<SliderProps, 'children' | 'className' | 'transform'> & {
  /** Its middle, in units of the picture. */
  x: number
  y: number
  /** Direction in which it moves. */
  axis: 'x' | 'y' | 'xy'
  stage: Stage
}

/** A round handle with two arrows, at the end of a dimension or on a part that moves. */
export function Handle({ x, y, axis, stage: { rem }, ...slider }: HandleProps): ReactNode {
  if (!slider.set) return null
  return (
    <Grab {...slider} className="bench-handle" transform={`translate(${round(x)} ${round(y)})`}>
      <Knob axis={axis} rem={rem} />
    </Grab>
  )
}

/** Smallest radius of what can be grabbed: 44 pixels across (WCAG 2.5.5). */
const targetRadius = 22

/** What a handle looks like, around the origin. */
export function Knob({ axis, rem }: { axis: 'x' | 'y' | 'xy'; rem: number }): ReactNode {
  const radius = 0.82 * rem
  const [a, b] = [0.25 * rem, 0.26 * rem]
  const sideways = `M${-a} ${-b}l${-b} ${b}l${b} ${b}M${a} ${-b}l${b} ${b}l${-b} ${b}`
  return (
    <>
      <circle className="bench-target" r={Math.max(targetRadius, 1.5 * rem)} />
      <circle className="bench-ring" r={radius + 4} />
      <circle className="bench-knob" r={radius} />
      {axis !== 'y' && (
        <path
          className="bench-knob-arrows"
          d={sideways}
          transform={axis === 'xy' ? 'scale(.8)' : undefined}
        />
      )}
      {axis !== 'x' && (
        <path
          className="bench-knob-arrows"
          d={sideways}
          transform={axis === 'xy' ? 'rotate(90) scale(.8)' : 'rotate(90)'}
        />
      )}
    </>
  )
}

type PressProps = {
  label: string
  press: (() => void) | undefined
  className?: string
  transform?: string
  children: ReactNode
}

/** A part of a picture that is pressed: a button. */
export function Press({ label, press, className = '', transform, children }: PressProps): ReactNode {
  if (!press) return <g transform={transform}>{children}</g>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be a part of a drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      className={`bench-press ${className}`}
      transform={transform}
      onClick={press}
      onKeyDown={onPressKey(press)}
    >
      {children}
    </g>
  )
}

/** A part of a picture that is on or off: a switch. */
export function Toggle({
  isOn,
  label,
  press,
  className = '',
  transform,
  children,
}: PressProps & { isOn: boolean }): ReactNode {
  if (!press) return <g transform={transform}>{children}</g>
  return (
    <g
      role="switch"
      aria-checked={isOn}
      tabIndex={0}
      aria-label={label}
      className={`bench-press ${className}`}
      transform={transform}
      onClick={press}
      onKeyDown={onPressKey(press)}
    >
      {children}
    </g>
  )
}

function onPressKey(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    press()
  }
}

type SpotProps = {
  label: string
  /** Where it is, in words: «x = 2 m, y = 1 m». */
  text: string
  /** Moves it to a point of the picture. */
  move: ((point: Point, gesture?: string) => void) | undefined
  /** Moves it by steps of the arrow keys. */
  nudge: (steps: Point, isFine: boolean) => void
  tap?: () => void
  className?: string
  transform?: string
  children: ReactNode
}

/** A part of a picture that is moved in two directions. */
export function Spot({
  label,
  text,
  move,
  nudge,
  tap,
  className = '',
  transform,
  children,
}: SpotProps): ReactNode {
  const [isHeld, setHeld] = useState(false)
  const drag = useDrag({
    begin: () => setHeld(true),
    move: ({ point, gesture }) => move?.(point, gesture),
    end: () => setHeld(false),
    ...(tap && {
      tap: () => {
        setHeld(false)
        tap()
      },
    }),
  })
  if (!move) return <g transform={transform}>{children}</g>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be a part of a drawing
    <g
      role="button"
      tabIndex={0}
      aria-roledescription="pieza que se mueve"
      aria-label={`${label}: ${text}`}
      className={`bench-grab ${className}`}
      data-held={isHeld || undefined}
      transform={transform}
      onKeyDown={(event) => {
        const steps = arrowSteps(event)
        const isPress = event.key === 'Enter' || event.key === ' '
        if (!steps && !(isPress && tap)) return
        event.preventDefault()
        event.stopPropagation()
        if (steps) nudge(steps, event.shiftKey)
        else tap?.()
      }}
      {...drag}
    >
      {children}
    </g>
  )
}

const round = (value: number): number => Math.round(value * 100) / 100
