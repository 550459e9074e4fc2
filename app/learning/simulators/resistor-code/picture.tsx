import type { ReactNode } from 'react'
import { defineView } from '../simulator-view.ts'
import { simulator } from './definition.ts'
import { type ResistorOutcome, resistorTexts } from './resistor-code-model.ts'
import { bandColours } from './resistor-standards.ts'

export const view = defineView({ simulator, Picture: ResistorPicture })

/** x of the centre of each band; the tolerance band has a gap before it, as on a real resistor. */
const middles: Readonly<Record<number, readonly number[]>> = {
  4: [62, 110, 158, 258],
  5: [62, 106, 146, 186, 258],
}
const bandWidth = 22

/** A resistor with its bands. The colour names below alternate between two rows, so that long ones fit. */
function ResistorPicture({ outcome }: { outcome: ResistorOutcome }): ReactNode {
  const { bands, wrong, sentence } = outcome
  return (
    <svg role="img" aria-label={sentence} viewBox="0 0 320 196">
      <ReadingArrow />
      <path className="sim-line" d="M4 92H34M286 92H316" />
      <path className="resistor-body" d={bodyPath} />
      {bands.map((id, at) => (
        <Band
          key={middles[bands.length]?.[at]}
          id={id}
          at={at}
          x={middles[bands.length]?.[at] ?? 0}
          isWrong={wrong.includes(at)}
        />
      ))}
      {bands.length === 0 && (
        <text className="resistor-word" x="160" y="97" textAnchor="middle">
          {resistorTexts.picture.empty}
        </text>
      )}
    </svg>
  )
}

/** Two caps and a thinner middle. */
const bodyPath =
  'M52 58H70Q78 58 84 64H236Q242 58 250 58H268Q286 58 286 76V108Q286 126 268 126H250Q242 126 236 120H84Q78 126 70 126H52Q34 126 34 108V76Q34 58 52 58Z'

function ReadingArrow(): ReactNode {
  return (
    <>
      <text className="sim-text" x="4" y="18">
        {resistorTexts.picture.read}
      </text>
      <path className="sim-thin" d="M92 13H152M144 8L152 13L144 18" />
    </>
  )
}

type BandProps = { id: string; at: number; x: number; isWrong: boolean }

function Band({ id, at, x, isWrong }: BandProps): ReactNode {
  const colour = bandColours[id]
  const row = at % 2 === 0 ? 158 : 182
  // The end caps of the body are taller than its middle.
  const [top, bottom] = x < 90 || x > 230 ? [58, 126] : [64, 120]
  return (
    <>
      <text className="sim-text" x={x} y="46" textAnchor="middle">
        {resistorTexts.picture.band(at)}
      </text>
      <rect
        className={`resistor-band resistor-${colour?.paint}`}
        x={x - bandWidth / 2}
        y={top}
        width={bandWidth}
        height={bottom - top}
      />
      <path className="sim-thin" d={`M${x} ${bottom + 2}V${row - 15}`} />
      {isWrong && <path className="sim-warn" d={`M${x - 17} 52L${x + 17} 132M${x + 17} 52L${x - 17} 132`} />}
      <text className="sim-text" x={x} y={row} textAnchor="middle">
        {colour?.name}
      </text>
    </>
  )
}
