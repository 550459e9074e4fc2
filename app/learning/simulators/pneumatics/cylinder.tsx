import type { ReactNode } from 'react'
import type { Lines } from './circuit-state.ts'

/** Position of the cylinder and its ports, and the stroke of the rod. */
const cylinderPlace = { left: 90, right: 230, top: 30, bottom: 66, piston: 96, rod: 224 }
const inAt = 102
const travel = 106

type CylinderProps = {
  isSingle: boolean
  lines: Lines
  /** 0: retracted; 1: extended. */
  position: number
}

/** A cylinder with its piston at the current position. A pressurised chamber is tinted and dotted. */
export function Cylinder({ isSingle, lines, position }: CylinderProps): ReactNode {
  const { left, right, top, bottom } = cylinderPlace
  const at = Math.round((inAt + travel * position) * 10) / 10
  const middle = (top + bottom) / 2
  return (
    <>
      <rect x={left} y={top} width={right - left} height={bottom - top} className="sim-fill" />
      {lines.piston && <Chamber from={left + 1} to={at} />}
      {lines.rod && <Chamber from={at + 8} to={right - 1} />}
      {isSingle && <SpringInside from={at + 8} to={right} />}
      <rect x={at + 8} y={middle - 5} width={right + 8 - inAt} height={10} className="sim-fill" />
      <path d={`M${at + right + 16 - inAt} ${middle - 10}v20`} className="sim-line" />
      <rect x={at} y={top + 1} width={8} height={bottom - top - 2} className="air-piston" />
      <text x={left - 14} y={middle + 6} textAnchor="middle" className="sim-text">
        A
      </text>
    </>
  )
}

function Chamber({ from, to }: { from: number; to: number }): ReactNode {
  const { top, bottom } = cylinderPlace
  const width = Math.max(0, to - from)
  return (
    <>
      <rect x={from} y={top + 1} width={width} height={bottom - top - 2} className="air-chamber" />
      <path d={`M${from} ${top + 6}h${width}M${from} ${bottom - 6}h${width}`} className="air-dotted" />
    </>
  )
}

function SpringInside({ from, to }: { from: number; to: number }): ReactNode {
  const { top, bottom } = cylinderPlace
  const coil = Math.max(1, to - from - 2) / 10
  const middle = (top + bottom) / 2
  const points = Array.from({ length: 11 }, (_, at) => {
    const y = at === 0 || at === 10 ? middle : middle + (at % 2 === 0 ? 14 : -14)
    return `${Math.round((from + at * coil) * 10) / 10},${y}`
  })
  return <polyline points={points.join(' ')} className="sim-line air-thin" />
}
