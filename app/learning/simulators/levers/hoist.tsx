import type { ReactNode } from 'react'
import { ForceArrow, forceScale } from './force-arrow.tsx'
import type { LeverValues } from './lever-parameters.ts'
import { leverTexts as texts } from './lever-texts.ts'
import type { LeverOutcome } from './levers-model.ts'

const ceiling = 14
const top = 50
const bottom = 122
const handAt = 160
/** Distance the hand moves, in units of the picture; the load moves by this divided by the strands. */
const handWay = 24
const duration = 1.5

type HoistProps = { values: LeverValues; outcome: LeverOutcome; time: number }

/** Fixed pulleys above, movable ones below, and one rope over all of them to the hand. */
export function Hoist({ values, outcome, time }: HoistProps): ReactNode {
  const { strands, movement } = outcome
  const way = Math.min(1, time / duration) ** 2 * (movement === 'quieta' ? 0 : movement === 'sube' ? 1 : -1)
  const gap = strands > 4 ? 28 : strands === 1 ? 60 : 40
  const first = 160 - (strands * gap) / 2
  const scale = forceScale([values.r, values.f])
  const low = (strands === 1 ? 108 : bottom) - (way * handWay) / strands
  const hand = { x: first + strands * gap, y: handAt + way * handWay }
  const middle = strands === 1 ? first : first + ((strands - 1) * gap) / 2
  return (
    <>
      <Ceiling />
      <Pulleys strands={strands} first={first} gap={gap} low={low} />
      <path className="sim-line levers-rope" d={ropePath({ strands, first, gap, low, hand: hand.y })} />
      <StrandNumbers strands={strands} first={first} gap={gap} />
      <circle className="sim-full" cx={hand.x} cy={hand.y} r={4} />
      <Load x={middle} y={low + (strands === 1 ? 0 : 22)} />
      <ForceArrow
        x={middle}
        y={low + (strands === 1 ? 26 : 48)}
        length={values.r * scale}
        direction="down"
        label={texts.load(values.r)}
        {...(strands === 1 && { side: 'left' })}
      />
      <ForceArrow
        {...hand}
        length={values.f * scale}
        direction="down"
        label={texts.force(values.f)}
        {...(strands === 1 && { side: 'right' })}
      />
    </>
  )
}

function Ceiling(): ReactNode {
  const strokes = Array.from({ length: 20 }, (_, at) => `M${14 + at * 15} ${ceiling}l8 -8`)
  return (
    <>
      <path className="sim-line" d={`M8 ${ceiling}H312`} />
      <path className="sim-thin" d={strokes.join('')} />
    </>
  )
}

type RopeProps = { strands: number; first: number; gap: number; low: number }

/**
 * Strand k hangs at `first + k · gap`.
 * Between strands 0 and 1 is a movable pulley, between 1 and 2 a fixed one, and so on.
 */
function Pulleys({ strands, first, gap, low }: RopeProps): ReactNode {
  const centre = (strand: number): number => first + (strand + 0.5) * gap
  const fixed = Array.from({ length: Math.ceil(strands / 2) }, (_, at) =>
    centre(strands === 1 ? 0 : 2 * at + 1),
  )
  const movable = Array.from({ length: Math.floor(strands / 2) }, (_, at) => centre(2 * at))
  const [from, to] = [movable[0] ?? 0, movable.at(-1) ?? 0]
  return (
    <>
      {fixed.map((x) => (
        <path key={x} className="sim-line" d={`M${x} ${ceiling}V${top}`} />
      ))}
      {fixed.map((x) => (
        <PulleyWheel key={x} x={x} y={top} radius={gap / 2} />
      ))}
      {movable.map((x) => (
        <PulleyWheel key={x} x={x} y={low} radius={gap / 2} />
      ))}
      {movable.map((x) => (
        <path key={x} className="sim-line" d={`M${x} ${low.toFixed(1)}v22`} />
      ))}
      {to > from && <path className="sim-line" d={`M${from} ${(low + 22).toFixed(1)}H${to}`} />}
    </>
  )
}

function PulleyWheel({ x, y, radius }: { x: number; y: number; radius: number }): ReactNode {
  return (
    <>
      <circle className="sim-soft" cx={x} cy={y.toFixed(1)} r={radius} />
      <circle className="sim-fill" cx={x} cy={y.toFixed(1)} r={3} />
    </>
  )
}

function ropePath({ strands, first, gap, low, hand }: RopeProps & { hand: number }): string {
  const radius = gap / 2
  const bottomOf = low.toFixed(1)
  if (strands === 1)
    return `M${first} ${bottomOf}V${top}A${radius} ${radius} 0 0 1 ${first + gap} ${top}V${hand.toFixed(1)}`
  const loops = Array.from({ length: strands / 2 }, (_, at) => {
    const x = first + 2 * at * gap
    const under = `V${bottomOf}A${radius} ${radius} 0 0 0 ${x + gap} ${bottomOf}V${top}`
    return `${under}A${radius} ${radius} 0 0 1 ${x + 2 * gap} ${top}`
  })
  return `M${first} ${ceiling}${loops.join('')}V${hand.toFixed(1)}`
}

/** Numbers the strands that hold the load, because students count them. */
function StrandNumbers({ strands, first, gap }: Omit<RopeProps, 'low'>): ReactNode {
  return Array.from({ length: strands }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a strand is identified by its position alone
    <g key={at} transform={`translate(${first + at * gap} 86)`}>
      <circle className="sim-fill levers-count" r={9} />
      <text className="sim-small levers-name" y={4.6} textAnchor="middle">
        {at + 1}
      </text>
    </g>
  ))
}

function Load({ x, y }: { x: number; y: number }): ReactNode {
  return <rect className="sim-soft" x={x - 22} y={y.toFixed(1)} width={44} height={26} />
}
