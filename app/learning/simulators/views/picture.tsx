import { memo, type PointerEvent, type ReactNode, useRef } from 'react'
import { defineView, type View } from '../simulator-view.ts'
import { type ViewName, viewNames } from './compare-views.ts'
import { simulator, type ViewsOutcome, type viewsParameters } from './definition.ts'
import { SheetMarks, SheetPicture } from './sheet-drawing.tsx'
import { type Place, SolidPicture } from './solid-drawing.tsx'
import { ViewsEditor } from './views-editor.tsx'
import { viewsTexts } from './views-texts.ts'

export const view = defineView({ simulator, Picture: ViewsPicture, Editor: ViewsEditor })

const side = 96
/** The lower left corners of the three sheets: the plan below, the left side view on the right. */
const corners: Readonly<Record<ViewName, Place>> = {
  alzado: [20, 120],
  planta: [20, 264],
  perfil: [164, 120],
}

type ViewsView = View<typeof viewsParameters, ViewsOutcome>

/** The three sheets in their positions, with the drawings or the solution, and the solid. */
function ViewsPicture({ values, outcome, change }: ViewsView): ReactNode {
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

type Start = { x: number; y: number; giro: number; altura: number }
/** Degrees per pixel, and the step of both parameters. */
const pace = 0.75
const step = 5

type Turning = Partial<
  Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', (event: PointerEvent) => void>
>

/**
 * Rotates the solid by dragging, in addition to the fields. Returns no handlers if the state is read-only.
 */
function useTurning({ giro, altura }: ViewsView['values'], change: ViewsView['change']): Turning {
  const start = useRef<Start>(undefined)
  if (change === undefined) return {}
  const stop = (): void => {
    start.current = undefined
  }
  return {
    onPointerDown: (event) => {
      start.current = { x: event.clientX, y: event.clientY, giro, altura }
    },
    onPointerMove: ({ clientX, clientY }) => {
      const from = start.current
      if (from === undefined) return
      const turned = from.giro + (clientX - from.x) * pace
      const next = {
        giro: snap(((((turned + 180) % 360) + 360) % 360) - 180),
        altura: Math.min(90, Math.max(0, snap(from.altura + (clientY - from.y) * pace))),
      }
      if (next.giro !== giro || next.altura !== altura) change(next)
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  }
}

function snap(degrees: number): number {
  return Math.round(degrees / step) * step
}
