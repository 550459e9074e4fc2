import { type MouseEvent, memo, type ReactNode } from 'react'
import { ForceList } from './force-list.tsx'
import { LoadArrow } from './load-arrow.tsx'
import { SupportSign } from './support-sign.tsx'
import { BarLabel, BarLine, MovedBars } from './truss-bars.tsx'
import { readChoice } from './truss-choice.ts'
import type { TrussView } from './truss-editor.tsx'
import { namePlace } from './truss-grid.ts'
import { TrussGrid } from './truss-grid-lines.tsx'
import type { TrussOutcome } from './truss-model.ts'
import { barCode } from './truss-parts.ts'
import { findTouched, type Layout, layOutGrid, WIDTH } from './truss-place.ts'

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
function Chosen({ elegido, isThere, spotOf }: ChosenProps): ReactNode {
  const { from, to } = readChoice(elegido)
  const ends = [from, to].filter((place) => place !== undefined).map(spotOf)
  const [one, other] = ends
  return (
    <>
      {one && other && (
        <path
          className={isThere ? 'truss-chosen-bar' : 'truss-chosen-place'}
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
