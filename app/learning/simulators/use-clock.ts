import { type RefObject, useEffect, useState } from 'react'

type Clock = {
  /** In seconds; starts at 0. */
  time: number
  isRunning: boolean
  start: () => void
  stop: () => void
  step: () => void
}

/** With `prefers-reduced-motion` the picture moves one step per second (WCAG 2.3.3). Milliseconds. */
const slowStep = 1000
/** Longest advance per frame, in seconds; it limits the jump after the page was hidden. */
const longestFrame = 0.1

/**
 * Clock of a picture, which advances while it runs and the picture is on the screen.
 * `stepSize` is the size of one manual step, in seconds.
 */
export function useClock(picture: RefObject<HTMLElement | null>, stepSize: number): Clock {
  const [time, setTime] = useState(0)
  const [isRunning, setRunning] = useState(false)
  useEffect(() => {
    if (!isRunning || !picture.current) return
    const add = (seconds: number): void => setTime((now) => now + seconds)
    return matchMedia('(prefers-reduced-motion: reduce)').matches
      ? stepSlowly(() => add(stepSize))
      : runWhileSeen(picture.current, add)
  }, [isRunning, picture, stepSize])
  return {
    time,
    isRunning,
    start: () => setRunning(true),
    stop: () => setRunning(false),
    step: () => {
      setRunning(false)
      setTime((now) => now + stepSize)
    },
  }
}

function stepSlowly(step: () => void): () => void {
  const timer = setInterval(step, slowStep)
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
    frame(Math.min(longestFrame, (now - (last ?? now)) / 1000))
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
