import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

/** The time of a moving picture, in seconds. Only its picture renders at each frame. */
export class Clock {
  #time = 0
  readonly #listeners = new Set<() => void>()

  read = (): number => this.#time

  /** Adds seconds, which may be negative when a wheel is turned back by hand. */
  add(seconds: number): void {
    this.#time += seconds
    for (const listener of this.#listeners) listener()
  }

  listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** Renders at each change of the clock, and returns its time. */
export function useTime(clock: Clock): number {
  return useSyncExternalStore(clock.listen, clock.read, () => 0)
}

export type Motion = {
  clock: Clock
  isRunning: boolean
  isSlow: boolean
  setRunning: (isRunning: boolean) => void
  setSlow: (isSlow: boolean) => void
  /** Stops and advances one step. */
  step: () => void
  /** Stops and advances by so many seconds, as a hand does that turns a wheel. */
  turn: (seconds: number) => void
}

/** Speed of «Cámara lenta». */
const slowFactor = 0.1
/** With `prefers-reduced-motion` a running picture moves one step per second (WCAG 2.3.3). */
const slowStepMs = 1000
/** Longest advance per frame, in seconds; it limits the jump after the page was hidden. */
const maxFrame = 0.1

/**
 * The motion of a picture, which goes on while the picture is on the screen. `stepSize` is one manual step in
 * seconds, 0 if nothing moves. It starts by itself if `startsAlone` and motion is not reduced.
 */
export function useMotion(
  picture: RefObject<HTMLElement | null>,
  stepSize: number,
  startsAlone: boolean,
): Motion {
  const [clock] = useState(() => new Clock())
  const [isRunning, setRunning] = useState(false)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (stepSize > 0 && startsAlone && !isCalm()) setRunning(true)
  }, [stepSize, startsAlone])
  useEffect(() => {
    if (!isRunning || !picture.current) return
    if (isCalm()) return stepSlowly(() => clock.add(stepSize))
    const factor = isSlow ? slowFactor : 1
    return runWhileSeen(picture.current, (seconds) => clock.add(seconds * factor))
  }, [isRunning, isSlow, clock, picture, stepSize])
  const turn = (seconds: number): void => {
    setRunning(false)
    clock.add(seconds)
  }
  const step = (): void => turn(stepSize * (isSlow ? slowFactor : 1))
  return { clock, isRunning, isSlow, setRunning, setSlow, step, turn }
}

/** Whether the reader asks for little motion. */
export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function stepSlowly(step: () => void): () => void {
  const timer = setInterval(step, slowStepMs)
  return () => clearInterval(timer)
}

/**
 * Calls `frame` with the seconds since the last frame, and pauses while the element is off the screen.
 * Returns a function that stops it.
 */
function runWhileSeen(element: HTMLElement, frame: (seconds: number) => void): () => void {
  let request = 0
  let last: number | undefined
  const tick = (now: number): void => {
    frame(Math.min(maxFrame, (now - (last ?? now)) / 1000))
    last = now
    request = requestAnimationFrame(tick)
  }
  const observer = new IntersectionObserver(([entry]) => {
    cancelAnimationFrame(request)
    last = undefined
    if (entry?.isIntersecting) request = requestAnimationFrame(tick)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(request)
  }
}
