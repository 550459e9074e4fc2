import type { ReactNode } from 'react'
import { formatNumber } from '../../marking/format-number.ts'
import { defineView, type View } from '../simulator-view.ts'
import { simulator } from './definition.ts'
import { EavePicture } from './eave-drawing.tsx'
import { type HouseOutcome, type Layer, surfaces, type Wall } from './house-model.ts'
import type { HouseValues, houseParameters } from './house-parameters.ts'

export const view = defineView({ simulator, Picture: HousePicture })

/** Section of a wall with its temperatures, or of a window under its eave with the sun. */
function HousePicture({ values, outcome }: View<typeof houseParameters, HouseOutcome>): ReactNode {
  return (
    <svg role="img" aria-label={outcome.sentence} viewBox="0 0 320 400">
      {values.parte === 'sol' ? (
        <EavePicture values={values} shades={outcome.shades} />
      ) : (
        <WallPicture values={values} wall={outcome.wall} />
      )}
    </svg>
  )
}

type WallPictureProps = { values: HouseValues; wall: Wall }

const box = { left: 74, width: 190, top: 48, bottom: 218 }
/** Distance from the wall at which the air has the temperature of the room or the street. */
const film = 20
/** A layer with a lower λ is drawn as insulation. */
const insulating = 0.06
const short = (value: number): number => Math.round(value * 10) / 10

/** The layers to scale, the temperature across them, and the resistance of each layer. */
function WallPicture({ values, wall }: WallPictureProps): ReactNode {
  const spans = layOut(wall.layers)
  return (
    <g>
      <text className="sim-text" x={2} y={18}>
        Dentro
      </text>
      <text className="sim-text" x={318} y={18} textAnchor="end">
        Fuera
      </text>
      {spans.map((span) => (
        <LayerBox key={span.layer.place} span={span} />
      ))}
      <Profile values={values} wall={wall} spans={spans} />
      <Shares wall={wall} />
    </g>
  )
}

type Span = { layer: Layer; left: number; width: number; isRaised: boolean }

/** Positions of the layers; numbers that would touch alternate between two heights. */
function layOut(layers: readonly Layer[]): Span[] {
  const total = layers.reduce((sum, { thickness }) => sum + thickness, 0)
  let left = box.left
  let before = Number.NEGATIVE_INFINITY
  let isRaised = false
  return layers.map((layer) => {
    const width = (layer.thickness / total) * box.width
    const middle = left + width / 2
    isRaised = middle - before < 12 && !isRaised
    before = middle
    const span = { layer, left: short(left), width: short(width), isRaised }
    left += width
    return span
  })
}

function LayerBox({ span: { layer, left, width, isRaised } }: { span: Span }): ReactNode {
  const { top, bottom } = box
  const isAir = layer.conductivity === undefined
  const isInsulating = !isAir && (layer.conductivity ?? 1) < insulating
  return (
    <g>
      <rect
        className={isAir ? 'sim-off' : isInsulating ? 'sim-fill' : 'sim-soft'}
        x={left}
        y={top}
        width={width}
        height={bottom - top}
      />
      {isInsulating && <path className="sim-thin" d={zigzag(left, width)} />}
      <text className="sim-text" x={left + width / 2} y={isRaised ? top - 19 : top - 5} textAnchor="middle">
        {layer.place}
      </text>
    </g>
  )
}

/** The symbol of insulation in drawings of buildings. */
function zigzag(left: number, width: number): string {
  const turns = 17
  const step = (box.bottom - box.top) / turns
  const points = Array.from(
    { length: turns + 1 },
    (_, at) => `${short(left + (at % 2) * width)} ${short(box.top + at * step)}`,
  )
  return `M${points.join('L')}`
}

function Profile({
  values: { dentro, fuera },
  wall,
  spans,
}: WallPictureProps & { spans: readonly Span[] }): ReactNode {
  const low = Math.min(dentro, fuera)
  const range = Math.max(1, Math.abs(dentro - fuera))
  const height = (value: number): number =>
    short(box.bottom - 14 - ((value - low) / range) * (box.bottom - box.top - 28))
  const right = box.left + box.width
  const joints = [box.left, ...spans.map(({ left, width }) => short(left + width))]
  const line = wall.faces.map((face, at) => `L${joints[at] ?? right} ${height(face)}`).join('')
  const end = `L${right + film} ${height(fuera)}H318`
  return (
    <g>
      <path className="sim-mark" d={`M2 ${height(dentro)}H${box.left - film}${line}${end}`} />
      {wall.faces.map((face, at) => (
        <circle key={joints[at]} className="sim-full" cx={joints[at]} cy={height(face)} r={3.5} />
      ))}
      <text className="sim-text" x={2} y={height(dentro) + (dentro < fuera ? 19 : -7)}>
        {`${formatNumber(dentro)} °C`}
      </text>
      <text className="sim-text" x={318} y={height(fuera) + (fuera > dentro ? -7 : 19)} textAnchor="end">
        {`${formatNumber(fuera)} °C`}
      </text>
    </g>
  )
}

/** A line per resistance, with a bar as long as its share. */
function Shares({ wall: { layers, resistance } }: { wall: Wall }): ReactNode {
  const air = surfaces.inside + surfaces.outside
  const lines = [
    ...layers.map(({ place, name, thickness, resistance: own }) => ({
      key: place,
      own,
      says: `${place} ${name}, ${formatNumber(thickness * 100, 3)} cm`,
    })),
    { key: 0, own: air, says: 'Aire de las dos caras' },
  ]
  return (
    <g>
      <text className="sim-small" x={2} y={246}>
        Resistencia (m²·K/W)
      </text>
      {lines.map(({ key, says, own }, at) => (
        <g key={key}>
          <text className="sim-small" x={2} y={268 + at * 22}>
            {says}
          </text>
          <text className="sim-small" x={244} y={268 + at * 22} textAnchor="end">
            {formatNumber(own, 2)}
          </text>
          <rect
            className="sim-full"
            x={250}
            y={257 + at * 22}
            width={short(Math.max(1, (68 * own) / resistance))}
            height={12}
          />
        </g>
      ))}
    </g>
  )
}
