import { memo, type ReactNode } from 'react'
import type { CircuitState } from './circuit-state.ts'
import {
  AirSupply,
  type Drive,
  Exhaust,
  FiveTwoValve,
  large,
  OneWayThrottle,
  ShuttleValve,
  small,
  ThreeTwoValve,
  Tube,
  TwoPressureValve,
} from './circuit-symbols.tsx'

type DrawingProps = { circuito: string; drive: Drive; state: CircuitState }

/** y of the row of 3/2 valves, and of the supply at the bottom. */
const row = { lower: 206, supply: 282 }

/** Everything below the cylinder; it does not change while the rod moves. */
export const CircuitDrawing = memo(function CircuitDrawing(props: DrawingProps): ReactNode {
  switch (props.circuito) {
    case 'simple':
      return <OneValve {...props} />
    case 'o':
    case 'y':
      return <TwoInputs {...props} />
    case 'biestable':
      return <Remembering {...props} />
    default:
      return <BothSides {...props} />
  }
})

function OneValve({ drive, state }: DrawingProps): ReactNode {
  return (
    <>
      <Tube d={`M96 66V170`} isOn={state.lines.piston} />
      <Tube d={`M288 ${row.supply}H96V202`} isOn />
      <ThreeTwoValve x={86} y={170} isShifted={state.s1} drive={drive} />
      <SmallPorts x={86} y={170} name="S1" />
      <AirSupply y={row.supply} />
    </>
  )
}

function BothSides({ circuito, drive, state: { s1, lines } }: DrawingProps): ReactNode {
  const isSlow = circuito === 'velocidad'
  const bend = isSlow ? 146 : 120
  return (
    <>
      <Tube d={`M96 66V${bend}H152V170`} isOn={lines.piston} />
      <Tube d={isSlow ? `M224 66V84M224 128V${bend}H168V170` : `M224 66V${bend}H168V170`} isOn={lines.rod} />
      {isSlow && <OneWayThrottle x={224} y={84} />}
      <Tube d={`M288 ${row.supply}H160V206`} isOn />
      <FiveTwoValve x={136} y={170} isShifted={s1} drive={drive} />
      <LargePorts x={136} y={170} />
      <Text x={70} y={164} text="S1" />
      <AirSupply y={row.supply} />
    </>
  )
}

function TwoInputs({ circuito, state: { s1, s2, lines } }: DrawingProps): ReactNode {
  const inside = { x: 132, y: 120, first: lines.first, second: lines.second }
  return (
    <>
      <Tube d="M160 120V94H96V66" isOn={lines.piston} />
      <Tube d={`M60 ${row.lower}V138H132`} isOn={lines.first} />
      <Tube d={`M260 ${row.lower}V138H188`} isOn={lines.second} />
      {circuito === 'o' ? <ShuttleValve {...inside} /> : <TwoPressureValve {...inside} />}
      <Inputs s1={s1} s2={s2} />
    </>
  )
}

function Remembering({ state: { s1, s2, isShifted, lines } }: DrawingProps): ReactNode {
  const [left, right] = isShifted ? [124, 244] : [76, 196]
  return (
    <>
      <Tube d="M96 66V98H152V128" isOn={lines.piston} />
      <Tube d="M224 66V98H168V128" isOn={lines.rod} />
      <Tube d={`M60 ${row.lower}V146H${left}`} isOn={lines.first} isPilot />
      <Tube d={`M260 ${row.lower}V146H${right}`} isOn={lines.second} isPilot />
      <Tube d={`M160 ${row.supply}V164`} isOn />
      <FiveTwoValve x={136} y={128} isShifted={isShifted} drive="piloto" />
      <LargePorts x={136} y={128} />
      <Text x={38} y={140} text="14" />
      <Text x={266} y={140} text="12" />
      <Inputs s1={s1} s2={s2} />
    </>
  )
}

/** Push-buttons S1 and S2 with their supply. */
function Inputs({ s1, s2 }: { s1: boolean; s2: boolean }): ReactNode {
  return (
    <>
      <Tube d={`M288 ${row.supply}H60V238M260 ${row.supply}V238`} isOn />
      <ThreeTwoValve x={50} y={row.lower} isShifted={s1} drive="pulsador" />
      <SmallPorts x={50} y={row.lower} name="S1" />
      <ThreeTwoValve x={250} y={row.lower} isShifted={s2} drive="pulsador" />
      <SmallPorts x={250} y={row.lower} name="S2" />
      <AirSupply y={row.supply} />
    </>
  )
}

/** Port numbers of a 3/2 valve, its exhaust and its name. */
function SmallPorts({ x, y, name }: { x: number; y: number; name: string }): ReactNode {
  const { height, one, two, three } = small
  return (
    <>
      <Exhaust x={x + three} y={y + height} />
      <Text x={x + two + 7} y={y - 6} text="2" />
      <Text x={x + one - 13} y={y + height + 16} text="1" />
      <Text x={x + three + 9} y={y + height + 16} text="3" />
      <Text x={x - 32} y={y - 6} text={name} />
    </>
  )
}

function LargePorts({ x, y }: { x: number; y: number }): ReactNode {
  const { height, four, two, five, one, three } = large
  return (
    <>
      <Exhaust x={x + five} y={y + height} />
      <Exhaust x={x + three} y={y + height} />
      <Text x={x + four - 13} y={y - 6} text="4" />
      <Text x={x + two + 6} y={y - 6} text="2" />
      <Text x={x + five - 17} y={y + height + 16} text="5" />
      <Text x={x + one + 5} y={y + height + 32} text="1" />
      <Text x={x + three + 9} y={y + height + 16} text="3" />
    </>
  )
}

function Text({ x, y, text }: { x: number; y: number; text: string }): ReactNode {
  return (
    <text x={x} y={y} className="sim-text air-text">
      {text}
    </text>
  )
}
