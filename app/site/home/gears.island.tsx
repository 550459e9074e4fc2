import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { toothPath } from '../../learning/simulators/tooth-path.ts'
import { island } from '../../platform/islands/island.tsx'
import { gearModule, pinion, pinionAngle, ratio, wheel } from './gear-pair.ts'
import { homeTexts } from './home-texts.ts'

const wheelPath = toothPath({ teeth: wheel.teeth, module: gearModule })
const pinionPath = toothPath({ teeth: pinion.teeth, module: gearModule })
/** Vertical position of both axes. */
const axis = 150
const holes = [0, 72, 144, 216, 288]

/** Two meshing gears, turned by dragging either one or with the arrow keys. They are never animated. */
function Gears(): ReactNode {
  const { angle, field, turn, setAngle } = useTurning()
  return (
    <figure className="gears">
      <svg className="gears-drawing" viewBox="4 10 404 306" aria-hidden="true" width="404" height="306">
        <g {...useHand(wheel.at, turn)} transform={`translate(${wheel.at} ${axis}) rotate(${angle})`}>
          <path className="body" d={wheelPath} />
          <circle className="axis" r="120" />
          {holes.map((hole) => (
            <circle key={hole} className="hole" r="19" cx="0" cy="-68" transform={`rotate(${hole})`} />
          ))}
          <circle className="body" r="26" />
          <path className="dim" d="M-7-26V-33H7V-26" />
        </g>
        <g
          {...useHand(pinion.at, (degrees) => turn(-degrees / ratio))}
          transform={`translate(${pinion.at} ${axis}) rotate(${pinionAngle(angle)})`}
        >
          <path className="body-2" d={pinionPath} />
          <circle className="axis" r="60" />
          <circle className="body-2" r="15" />
          <path className="dim" d="M-5-15V-20H5V-15" />
        </g>
        <path className="axis" d="M4 150H408M150 12V296M330 76V296" />
        <path className="dim" d="M150 290H330M150 290l9-4v8zM330 290l-9-4v8z" />
        <text x="206" y="283">
          180 mm
        </text>
        <text x="12" y="308">
          z₁ = {wheel.teeth}
        </text>
        <text x="318" y="60">
          z₂ = {pinion.teeth}
        </text>
      </svg>
      <figcaption>
        <label htmlFor="girar">{homeTexts.turnGears}</label>
        <input
          ref={field}
          id="girar"
          type="range"
          min={-360}
          max={360}
          step={3}
          defaultValue={0}
          aria-valuetext={homeTexts.turned(angle, -angle * ratio)}
          onInput={(event) => setAngle(event.currentTarget.valueAsNumber)}
        />
      </figcaption>
    </figure>
  )
}

function useTurning() {
  const [angle, setAngle] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  // The slider may have been moved before this code loaded.
  useEffect(() => setAngle(field.current?.valueAsNumber ?? 0), [])
  const turn = (degrees: number): void => {
    // The angle wraps at a whole turn of the wheel, which is two of the pinion, so the wrap is invisible.
    const after = (angle + degrees) % 360
    if (field.current) field.current.valueAsNumber = after
    setAngle(after)
  }
  return { angle, field, turn, setAngle }
}

/**
 * Event handlers that follow a pointer around the axis at `at`, even if it was pressed before this code
 * loaded. `turn` receives degrees.
 */
function useHand(at: number, turn: (degrees: number) => void) {
  const last = useRef<number | undefined>(undefined)
  const follow = (event: PointerEvent<SVGGElement>): void => {
    if (event.buttons !== 1) {
      release()
      return
    }
    event.currentTarget.setPointerCapture(event.pointerId)
    const now = angleOf(event, at)
    if (last.current !== undefined) turn(((now - last.current + 540) % 360) - 180)
    last.current = now
  }
  const release = (): void => {
    last.current = undefined
  }
  return {
    className: 'hand',
    onPointerDown: follow,
    onPointerMove: follow,
    onPointerUp: release,
    onPointerCancel: release,
  }
}

/** The angle of a pointer around the axis of a gear, in degrees. */
function angleOf({ currentTarget, clientX, clientY }: PointerEvent<SVGGElement>, at: number): number {
  const matrix = currentTarget.ownerSVGElement?.getScreenCTM()
  if (!matrix) return 0
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
  return (Math.atan2(y - axis, x - at) * 180) / Math.PI
}

export default island('site/home/gears', Gears, { wakes: 'press' })
