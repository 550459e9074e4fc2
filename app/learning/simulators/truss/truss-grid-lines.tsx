import { memo, type ReactNode } from 'react'
import { columnOf, namePlace, places, rowOf } from './truss-grid.ts'
import type { Layout } from './truss-place.ts'

/** The grid places, with the letters and numbers that name them. */
export const TrussGrid = memo(function TrussGrid({ spotOf }: Pick<Layout, 'spotOf'>): ReactNode {
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
