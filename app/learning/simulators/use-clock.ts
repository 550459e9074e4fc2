import { type RefObject, useEffect, useState } from 'react'

type Clock = {
  /** Seconds; 0 at first. */
  time: number
  isRunning: boolean
  start: () => void
  stop: () => void
  step: () => void
}

/** Who asked for less movement sees a step a second instead (WCAG 2.3.3), in milliseconds. */
const slowStep = 1000
/** A frame that comes late, after the page was hidden, moves time no further than this, in seconds. */
const longestFrame = 0.1

/** Time that passes for a picture while it runs and is on the screen. `stepSize`: one step by hand, in seconds. */
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

/** Calls back with the seconds since the last frame; stops by what it returns, and rests while the element is off the screen. */
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
