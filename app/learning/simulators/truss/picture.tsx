import { type MouseEvent, memo, type ReactNode } from 'react'
import { defineView } from '../simulator-view.ts'
import { simulator } from './definition.ts'
import type { Solution } from './solve-truss.ts'
import { TrussEditor, type TrussView } from './truss-editor.tsx'
import type { LoadedBar, TrussOutcome } from './truss-model.ts'
import { barCode, barName, columnOf, namePlace, places, readChoice, rowOf } from './truss-parts.ts'
import { findTouched, type Layout, layOutGrid, placeLabel, type Spot, WIDTH } from './truss-place.ts'
import { LoadArrow, SupportSign } from './truss-signs.tsx'
import { signForce, trussTexts as texts } from './truss-texts.ts'

export const view = defineView({ simulator, Picture: TrussPicture, Editor: TrussEditor })

/**
 * The truss on its grid with the forces of its bars, and the list of them below.
 * A tap selects a node, a second tap the place of a bar.
 */
export function TrussPicture({ values, outcome, change }: TrussView): ReactNode {
  const { ancho, alto, elegido } = values
  const { height, spotOf } = layOutGrid({ ancho, alto })
  const touch = (event: MouseEvent<SVGSVGElement>): void => {
    const matrix = event.currentTarget.getScreenCTM()?.inverse()
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
    const touched = findTouched(point, outcome.bars, spotOf)
    change?.({ elegido: chooseNext(elegido, touched) })
  }
  return (
    <div className="truss-picture">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: an addition for touch and mouse; the controls do the same by keyboard */}
      <svg role="img" aria-label={outcome.sentence} viewBox={`0 0 ${WIDTH} ${height}`} onClick={touch}>
        <Drawing outcome={outcome} ancho={ancho} alto={alto} elegido={elegido} />
      </svg>
      <ForceList bars={outcome.bars} chosen={outcome.chosen} />
    </div>
  )
}

/** A tapped bar is selected at once; a second node selects the place between both. */
export function chooseNext(elegido: string, touched: ReturnType<typeof findTouched>): string {
  if (touched === undefined) return ''
  if (typeof touched !== 'number') return barCode(touched)
  const { from, to } = readChoice(elegido)
  if (from === undefined || to !== undefined) return namePlace(touched)
  return from === touched ? '' : namePlace(from) + namePlace(touched)
}

type DrawingProps = { outcome: TrussOutcome; ancho: number; alto: number; elegido: string }

const Drawing = memo(function Drawing({ outcome, ancho, alto, elegido }: DrawingProps): ReactNode {
  const { spotOf } = layOutGrid({ ancho, alto })
  const { truss, bars, solution } = outcome
  return (
    <>
      <TrussGrid spotOf={spotOf} />
      <Chosen elegido={elegido} isThere={outcome.chosen !== undefined} spotOf={spotOf} />
      {truss.supports.map((support, at) => (
        <SupportSign
          key={support.at}
          support={support}
          reaction={solution.reactions[at]}
          bars={bars}
          spotOf={spotOf}
        />
      ))}
      <MovedBars bars={bars} solution={solution} spotOf={spotOf} />
      {bars.map((bar) => (
        <BarLine key={barCode(bar)} bar={bar} spotOf={spotOf} />
      ))}
      {solution.nodes.map((node) => (
        <circle key={node} className="sim-fill" cx={spotOf(node).x} cy={show(spotOf(node).y)} r="4.5" />
      ))}
      {truss.loads.map((load) => (
        <LoadArrow key={load.at} load={load} outcome={outcome} spotOf={spotOf} />
      ))}
      {bars.map((bar) => (
        <BarLabel key={barCode(bar)} bar={bar} bars={bars} spotOf={spotOf} />
      ))}
    </>
  )
})

type ChosenProps = Pick<Layout, 'spotOf'> & { elegido: string; isThere: boolean }

/** Rings around the selected nodes; between them a broad line behind the bar, or dots if there is none. */
function Chosen({ elegido, isThere: fileExists, spotOf }: ChosenProps): ReactNode {
  const { from, to } = readChoice(elegido)
  const ends = [from, to].filter((place) => place !== undefined).map(spotOf)
  const [one, other] = ends
  return (
    <>
      {one && other && (
        <path
          className={fileExists ? 'truss-chosen-bar' : 'truss-chosen-place'}
          d={`M${one.x} ${show(one.y)}L${other.x} ${show(other.y)}`}
        />
      )}
      {ends.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="truss-chosen" cx={x} cy={show(y)} r="10" />
      ))}
    </>
  )
}

const show = (value: number): string => value.toFixed(1)

type BarProps = Pick<Layout, 'spotOf'> & { bar: LoadedBar }

/** A bar by its force: thick in tension, double in compression, dotted without force. */
function BarLine({ bar, spotOf }: BarProps): ReactNode {
  const path = line(spotOf(bar.from), spotOf(bar.to))
  const { force } = bar
  if (force === undefined) return <path className="truss-bar" d={path} />
  if (force === 0) return <path className="truss-idle" d={path} />
  if (force > 0) return <path className="truss-pull" d={path} />
  return (
    <>
      <path className="truss-push" d={path} />
      <path className="truss-core" d={path} />
    </>
  )
}

/** Bars shorter than this have smaller letters. */
const roomy = 60

/** «T 7,07» along the bar. */
function BarLabel({ bar, bars, spotOf }: BarProps & { bars: readonly LoadedBar[] }): ReactNode {
  const { force } = bar
  if (force === undefined) return null
  const { spot, angle, isAbove, length } = placeLabel(bar, bars, spotOf)
  return (
    <text
      className={`sim-text truss-force${length < roomy ? ' truss-tight' : ''}`}
      transform={`translate(${show(spot.x)} ${show(spot.y)})rotate(${show(angle)})`}
      y={isAbove ? -6 : 16}
      textAnchor="middle"
    >
      {signForce(force, 3)}
    </text>
  )
}

/** Greatest displacement of a node in the picture. */
const swing = 20

type MovedProps = Pick<Layout, 'spotOf'> & { bars: readonly LoadedBar[]; solution: Solution }

/** Dashed bars in their positions after the truss collapses. */
function MovedBars({ bars, solution: { nodes, movement }, spotOf }: MovedProps): ReactNode {
  if (movement.length === 0) return null
  const moved = (place: number): Spot => {
    const { x, y } = movement[nodes.indexOf(place)] ?? { x: 0, y: 0 }
    const spot = spotOf(place)
    return { x: spot.x + swing * x, y: spot.y - swing * y }
  }
  return bars.map((bar) => (
    <path key={barCode(bar)} className="truss-moved" d={line(moved(bar.from), moved(bar.to))} />
  ))
}

const line = (from: Spot, to: Spot): string => `M${show(from.x)} ${show(from.y)}L${show(to.x)} ${show(to.y)}`

/** The grid places, with the letters and numbers that name them. */
const TrussGrid = memo(function TrussGrid({ spotOf }: Pick<Layout, 'spotOf'>): ReactNode {
  const names = places.map((place) => {
    const { x, y } = spotOf(place)
    const name = namePlace(place)
    return (
      <g key={place}>
        <circle className="truss-place" cx={x} cy={y.toFixed(1)} r="2" />
        {rowOf(place) === 0 && (
          <text className="sim-small truss-axis" x={x} y="13" textAnchor="middle">
            {name.charAt(0)}
          </text>
        )}
        {columnOf(place) === 0 && (
          <text className="sim-small truss-axis" x="8" y={(y + 5).toFixed(1)} textAnchor="middle">
            {name.charAt(1)}
          </text>
        )}
      </g>
    )
  })
  return (
    <>
      <text className="sim-small truss-axis" x="2" y="13">
        kN
      </text>
      {names}
    </>
  )
})

type ForceListProps = { bars: readonly LoadedBar[]; chosen: LoadedBar | undefined }

/** Every bar with its force in words, if the truss is in equilibrium. */
function ForceList({ bars, chosen }: ForceListProps): ReactNode {
  const known = bars.filter(({ force }) => force !== undefined)
  if (known.length === 0) return null
  return (
    <div className="truss-list">
      <p className="note">{texts.legend}</p>
      <ul aria-label={texts.listLabel}>
        {known.map((bar) => (
          <li key={barCode(bar)} aria-current={bar === chosen || undefined}>
            <b>{barName(bar)}</b> {signForce(bar.force ?? 0)}
          </li>
        ))}
      </ul>
    </div>
  )
}
