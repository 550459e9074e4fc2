import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { AnySimulator } from './simulator.ts'
import { simulatorTexts } from './simulator-texts.ts'
import type { AnyView, View } from './simulator-view.ts'

type MovingPictureProps = Pick<AnyView, 'Picture'> & { motion: AnySimulator['motion']; view: View }

/** Updates of the figures per second; a render with new figures costs most of a frame. */
const figuresASecond = 4

/** The picture and, if it moves, its start, stop and step buttons. Only the picture re-renders per frame. */
export function MovingPicture({ Picture, motion, view }: MovingPictureProps): ReactNode {
  const figure = useRef<HTMLElement>(null)
  const { time, isRunning, start, stop, step } = useClock(figure, motion?.step ?? 0)
  const saidTime = isRunning ? Math.floor(time * figuresASecond) / figuresASecond : time
  return (
    <figure ref={figure} className="sim-picture" data-moves={isRunning || undefined}>
      <Picture {...view} time={time} saidTime={saidTime} />
      {motion && (
        <div className="sim-motion needs-script">
          <button type="button" className="button button-small" onClick={isRunning ? stop : start}>
            {isRunning ? simulatorTexts.stop : simulatorTexts.start}
          </button>
          <button type="button" className="button button-quiet button-small" onClick={step}>
            {simulatorTexts.step}
          </button>
        </div>
      )}
    </figure>
  )
}

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
const maxFrame = 0.1

/**
 * Clock of a picture, which advances while it runs and the picture is on the screen.
 * `stepSize` is the size of one manual step, in seconds.
 */
function useClock(picture: RefObject<HTMLElement | null>, stepSize: number): Clock {
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
