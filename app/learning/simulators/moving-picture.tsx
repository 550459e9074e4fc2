import { type ReactNode, useRef } from 'react'
import type { AnySimulator } from './simulator.ts'
import { simulatorTexts } from './simulator-texts.ts'
import type { AnyView, View } from './simulator-view.ts'
import { useClock } from './use-clock.ts'

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
