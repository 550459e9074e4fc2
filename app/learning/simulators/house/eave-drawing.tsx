import type { ReactNode } from 'react'
import { formatDecimals } from '../../marking/format-number.ts'
import { type Shade, houseTexts as texts } from './house-model.ts'
import type { HouseValues } from './house-parameters.ts'

type EavePictureProps = { values: HouseValues; shades: readonly Shade[] }

/** Section of the façade with the ray that grazes the eave, and the shade of each month. */
export function EavePicture({ values, shades }: EavePictureProps): ReactNode {
  const section = sectionOf(values)
  const [now, june, december] = [shades[values.mes - 1], shades[5], shades[11]]
  return (
    <g>
      <Building section={section} covered={now?.covered ?? 0} />
      {june && values.mes !== 6 && <OtherRay section={section} shade={june} name="junio" />}
      {december && values.mes !== 12 && <OtherRay section={section} shade={december} name="diciembre" />}
      {now && <Ray section={section} shade={now} month={values.mes} />}
      <Year shades={shades} month={values.mes} />
    </g>
  )
}

function Building({ section, covered }: { section: Section; covered: number }): ReactNode {
  const { facade, eave, tip, top, sill, ground, metre } = section
  return (
    <g>
      <path className="sim-line" d={`M2 ${ground}H318`} />
      <rect className="sim-soft" x={facade - 4} y={sill} width={8} height={ground - sill} />
      {top > eave && <rect className="sim-soft" x={facade - 4} y={eave} width={8} height={top - eave} />}
      <path className="sim-line" d={`M${tip} ${eave}H318M${tip} ${eave}V${eave - 6}H318`} />
      <path className="sim-thin" d={`M${facade - 3} ${top}V${sill}M${facade + 3} ${top}V${sill}`} />
      {covered > 0 && (
        <rect className="sim-full" x={facade - 4} y={top} width={8} height={(sill - top) * covered} />
      )}
      <path className="sim-line" d={`M8 ${ground - 8}v4h${metre}v-4`} />
      <text className="sim-small" x={8} y={ground - 14}>
        1 m
      </text>
      <text className="sim-small" x={2} y={ground - 34}>
        Sur
      </text>
    </g>
  )
}

type RayProps = { section: Section; shade: Shade }

function Ray({ section, shade, month }: RayProps & { month: number }): ReactNode {
  const { from, to } = section.ray(shade.height)
  return (
    <g>
      <circle className="sim-fill" cx={from[0]} cy={from[1]} r={9} />
      <path className="sim-mark" d={`M${from.join(' ')}L${to.join(' ')}`} />
      <text className="sim-text" x={2} y={16}>
        {`21 de ${texts.monthName(month)}: ${formatDecimals(shade.height, 1)}°`}
      </text>
    </g>
  )
}

/** The ray of a solstice, for comparison. Its name is where it enters the picture, or ends in the room. */
function OtherRay({ section, shade, name }: RayProps & { name: string }): ReactNode {
  const { from, to } = section.ray(shade.height)
  const isLong = to[0] > section.facade + 80
  return (
    <g>
      <path className="sim-off" d={`M${from.join(' ')}L${to.join(' ')}`} />
      <text
        className="sim-small"
        x={isLong ? to[0] : Math.max(2, from[0])}
        y={isLong ? Math.min(section.ground - 6, to[1] + 16) : from[1] - 5}
        textAnchor={isLong ? 'end' : 'start'}
      >
        {name}
      </text>
    </g>
  )
}

const initials = 'EFMAMJJASOND'
const year = { top: 330, height: 44, left: 10, step: 25, width: 18 }

/** Shaded part of the window at noon, month by month. */
function Year({ shades, month }: { shades: readonly Shade[]; month: number }): ReactNode {
  return (
    <g>
      <text className="sim-small" x={2} y={year.top - 8}>
        Parte de la ventana en sombra, mes a mes
      </text>
      {shades.map(({ covered }, at) => {
        const x = year.left + at * year.step
        const height = Math.round(covered * year.height * 10) / 10
        const isNow = at + 1 === month
        return (
          <g key={`${initials[at]}${x}`}>
            <rect className="sim-fill" x={x} y={year.top} width={year.width} height={year.height} />
            <rect
              className="sim-full"
              x={x}
              y={year.top + year.height - height}
              width={year.width}
              height={height}
            />
            <text
              className={isNow ? 'sim-text' : 'sim-small'}
              x={x + year.width / 2}
              y={year.top + 62}
              textAnchor="middle"
            >
              {initials[at]}
            </text>
            {isNow && <path className="sim-line" d={`M${x} ${year.top + 67}h${year.width}`} />}
          </g>
        )
      })}
    </g>
  )
}

type Point = readonly [number, number]

/** Positions of the parts in units of the picture. `metre`: units per metre. `tip`: end of the eave. */
type Section = {
  metre: number
  facade: number
  tip: number
  eave: number
  top: number
  sill: number
  ground: number
  /** Start and end of the ray that grazes the tip of the eave with the sun at `height` degrees. */
  ray: (height: number) => { from: Point; to: Point }
}

/** Visible area, from the ground to the sun above the eave. */
const view = { ground: 296, highest: 116, facade: 176, right: 316, sky: 78 }
/** Height of the window sill in m; the model does not need one, but the picture does. */
const sillHeight = 0.8
const short = (value: number): number => Math.round(value * 10) / 10

/** The scale at which eave and window fit, and the resulting positions. */
function sectionOf({ vuelo, ventana, pared }: HouseValues): Section {
  const { ground, highest, facade } = view
  const metre = Math.min(60, (ground - highest) / (sillHeight + ventana + pared), 110 / Math.max(vuelo, 0.1))
  const sill = ground - sillHeight * metre
  const top = sill - ventana * metre
  const eave = top - pared * metre
  const tip = facade - vuelo * metre
  const places = { tip, eave, top, sill, metre }
  return {
    metre: short(metre),
    facade,
    tip: short(tip),
    eave: short(eave),
    top: short(top),
    sill: short(sill),
    ground,
    ray: (height) => rayThrough(places, (height * Math.PI) / 180),
  }
}

type Places = Pick<Section, 'tip' | 'eave' | 'top' | 'sill' | 'metre'>

/** The ray ends on the wall, or behind the window on the floor or at the far wall. */
function rayThrough({ tip, eave, top, sill }: Places, angle: number): { from: Point; to: Point } {
  const { ground, facade, right, sky } = view
  const slope = Math.tan(angle)
  const onFacade = eave + (facade - tip) * slope
  const isThrough = onFacade > top && onFacade < sill
  const end = isThrough ? Math.min(right, tip + (ground - eave) / slope) : facade
  // On the ground before the house, if the whole wall is in shade.
  const far = onFacade > ground ? tip + (ground - eave) / slope : end
  return {
    from: [short(tip - sky * Math.cos(angle)), short(eave - sky * Math.sin(angle))],
    to: [short(far), short(eave + (far - tip) * slope)],
  }
}
