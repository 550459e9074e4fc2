import { memo, type ReactNode } from 'react'
import type { View } from '../simulator-view.ts'
import { type ViewName, viewNames } from './compare-views.ts'
import { SheetMarks } from './sheet-marks.tsx'
import { SheetPicture } from './sheet-picture.tsx'
import { SolidPicture } from './solid-picture.tsx'
import type { Place } from './space.ts'
import { useTurning } from './use-turning.ts'
import type { ViewsOutcome } from './views-model.ts'
import type { viewsParameters } from './views-parameters.ts'
import { viewsTexts } from './views-texts.ts'

const side = 96
/** The lower left corners of the three sheets: the plan below, the left side view on the right. */
const corners: Readonly<Record<ViewName, Place>> = {
  alzado: [20, 120],
  planta: [20, 264],
  perfil: [164, 120],
}

type ViewsView = View<typeof viewsParameters, ViewsOutcome>

/** The three sheets in their positions, with the drawings or the solution, and the solid. */
export function ViewsPicture({ values, outcome, change }: ViewsView): ReactNode {
  const { solid, right, drawn, verdicts } = outcome
  const turning = useTurning(values, change)
  const cell = side / solid.size
  return (
    <svg
      role="img"
      aria-label={outcome.sentence}
      viewBox="0 0 320 340"
      className="views-picture"
      {...turning}
    >
      {viewNames.map((name) => (
        <Sheet
          key={name}
          name={name}
          cell={cell}
          size={solid.size}
          sheet={(values.solucion ? right : drawn)[name]}
        />
      ))}
      {verdicts &&
        !values.solucion &&
        viewNames.map((name) => (
          <SheetMarks
            key={name}
            verdict={verdicts[name]}
            size={solid.size}
            left={corners[name][0]}
            bottom={corners[name][1]}
            cell={cell}
          />
        ))}
      <Solid solid={solid} turn={values.giro} height={values.altura} />
    </svg>
  )
}

type SheetProps = Pick<Parameters<typeof SheetPicture>[0], 'sheet' | 'size' | 'cell'> & { name: ViewName }

function Sheet({ name, sheet, size, cell }: SheetProps): ReactNode {
  const [left, bottom] = corners[name]
  const numbers = Array.from({ length: size + 1 }, (_, at) => at)
  return (
    <g>
      <text className="sim-small" x={left} y={bottom - side - 9}>
        {viewsTexts.views[name]}
      </text>
      {numbers.map((at) => (
        <text
          key={`column${at}`}
          className="sim-small"
          x={left + at * cell}
          y={bottom + 17}
          textAnchor="middle"
        >
          {at}
        </text>
      ))}
      {numbers.map((at) => (
        <text key={`row${at}`} className="sim-small" x={left - 8} y={bottom - at * cell + 4} textAnchor="end">
          {at}
        </text>
      ))}
      <SheetPicture sheet={sheet} size={size} left={left} bottom={bottom} cell={cell} />
    </g>
  )
}

type SolidProps = { solid: ViewsOutcome['solid']; turn: number; height: number }

/** Re-renders only when the solid turns, not while lines are drawn. */
const Solid = memo(
  function Solid({ solid, turn, height }: SolidProps): ReactNode {
    return (
      <SolidPicture
        solid={solid}
        gaze={{ turn, height }}
        middle={[226, 234]}
        scale={108 / solid.size}
        across={[152, 286]}
        down={[160, 335]}
      />
    )
  },
  (before, after) =>
    before.solid.cells === after.solid.cells && before.turn === after.turn && before.height === after.height,
)
