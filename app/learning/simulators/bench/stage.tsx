import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { Outcome } from '../simulator.ts'
import { simulatorTexts as texts } from '../simulator-texts.ts'
import { type AnyView, defaultStage, type Stage, type View } from '../simulator-view.ts'
import { type Motion, useTime } from './clock.ts'

type BenchStageProps = {
  figure: RefObject<HTMLElement | null>
  Picture: AnyView['Picture']
  view: Omit<View, 'time' | 'saidTime' | 'stage'>
  motion: Motion
  hint: string | undefined
  /** Name under which a browser remembers that the hint was seen. */
  place: string
  isProjected: boolean
}

/** The drawing, which fills its room, with what it says in words and a hint before the first touch. */
export function BenchStage(props: BenchStageProps): ReactNode {
  const { figure, Picture, view, motion, hint, place, isProjected } = props
  const isAwake = view.change !== undefined
  const stage = useStage(figure, isProjected)
  const [isHinted, forgetHint] = useHint(isAwake && hint !== undefined, place)
  return (
    <figure
      ref={figure}
      className="bench-stage"
      data-moves={motion.isRunning || undefined}
      data-hinted={isHinted || undefined}
      onPointerDownCapture={forgetHint}
      onKeyDownCapture={forgetHint}
    >
      <MovingPicture Picture={Picture} view={{ ...view, stage }} motion={motion} />
      <Said outcome={view.outcome} />
      {isHinted && <p className="bench-hint">{hint}</p>}
    </figure>
  )
}

/** Updates of the figures per second; a render with new figures costs most of a frame. */
const figuresPerSecond = 4

type MovingPictureProps = Pick<BenchStageProps, 'Picture' | 'motion'> & {
  view: Omit<View, 'time' | 'saidTime'>
}

/** The only part that renders at each frame. */
function MovingPicture({ Picture, view, motion: { clock, isRunning } }: MovingPictureProps): ReactNode {
  const time = useTime(clock)
  const saidTime = isRunning ? Math.floor(time * figuresPerSecond) / figuresPerSecond : time
  return <Picture {...view} time={time} saidTime={saidTime} />
}

/** Width and height of a stage for which one rem of the page is also one of the drawing, in rem. */
const fullWidth = 19
const fullHeight = 16.5

/** How much larger a projected drawing is than its texts beside, to be read from eight metres. */
const projectedFactor = 1.5

/** The measured room of an element; the default before it is measured. */
function useStage(element: RefObject<HTMLElement | null>, isProjected: boolean): Stage {
  const [stage, setStage] = useState(defaultStage)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = current
      if (width === 0 || height === 0) return
      const root = Number.parseFloat(getComputedStyle(current).fontSize)
      const rem = Math.min(
        isProjected ? root * projectedFactor : root,
        width / fullWidth,
        height / fullHeight,
      )
      setStage((now) =>
        now.width === width && now.height === height && now.rem === rem ? now : { width, height, rem },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, isProjected])
  return stage
}

/** Whether the hint is still to be seen in this browser, and a function that remembers that it was. */
function useHint(isWanted: boolean, place: string): [isHinted: boolean, forget: () => void] {
  const [isHinted, setHinted] = useState(false)
  useEffect(() => {
    if (isWanted) setHinted(!readSeen().includes(place))
  }, [isWanted, place])
  const forget = (): void => {
    if (!isHinted) return
    setHinted(false)
    try {
      localStorage.setItem(seenKey, [...readSeen(), place].join(' '))
    } catch {
      // Without storage the hint returns with the next page.
    }
  }
  return [isHinted, forget]
}

const seenKey = 'benches'

function readSeen(): string[] {
  try {
    return localStorage.getItem(seenKey)?.split(' ') ?? []
  } catch {
    return []
  }
}

/** The state in words: a sentence for screen readers, and warnings for all. */
function Said({ outcome: { sentence, warnings } }: { outcome: Outcome }): ReactNode {
  const [said, warned] = useCalm([sentence, warnings.join('\n')])
  return (
    <div role="status" className="sim-said" aria-label={texts.said}>
      <p className="visually-hidden">{said}</p>
      {warned?.split('\n').map(
        (warning) =>
          warning && (
            <p key={warning} className="sim-warning">
              {warning}
            </p>
          ),
      )}
    </div>
  )
}

/** Minimum time between two announcements. */
const pauseMs = 1000

/** Throttles texts for a live region to one change per second; the last text is always delivered. */
function useCalm(texts: readonly string[]): readonly string[] {
  const [told, setTold] = useState({ texts, atMs: 0 })
  const key = JSON.stringify(texts)
  useEffect(() => {
    const tell = (): void =>
      setTold((before) =>
        JSON.stringify(before.texts) === key
          ? before
          : { texts: JSON.parse(key) as string[], atMs: performance.now() },
      )
    const waitMs = told.atMs + pauseMs - performance.now()
    if (told.atMs === 0 || waitMs <= 0) {
      tell()
      return
    }
    const timer = setTimeout(tell, waitMs)
    return () => clearTimeout(timer)
  }, [key, told.atMs])
  return told.texts
}
