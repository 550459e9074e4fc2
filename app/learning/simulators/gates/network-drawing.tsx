import type { ReactNode } from 'react'
import type { GatesOutcome } from './definition.ts'
import { type Drawing, drawNetwork, type Net, type Wire } from './draw-network.ts'
import { gatesTexts } from './gates-texts.ts'
import {
  type Bit,
  type GateKind,
  gateName,
  type InputName,
  isInput,
  outputNames,
  showBit,
} from './network.ts'

type NetworkDrawingProps = {
  outcome: GatesOutcome
  isAnsi: boolean
  /** Toggles an input on a tap; undefined if the picture is read-only. */
  flip: ((input: InputName) => void) | undefined
}

/**
 * The network: inputs on the left, gates in layers, LEDs on the right.
 * A wire at 1 is thick, at 0 thin, and dashed if unknown.
 */
export function NetworkDrawing({ outcome, isAnsi, flip }: NetworkDrawingProps): ReactNode {
  const { network, inputs, bits, table, sentence } = outcome
  const drawing = drawNetwork(network, table.inputs)
  const bitOf = (net: Net | undefined): Bit => {
    if (net === undefined) return undefined
    return isInput(net) ? (inputs[net] ?? 0) : bits.gates[net]
  }
  const wide = widthStep(drawing.width)
  const picture = (
    <svg
      role="img"
      aria-label={sentence}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      data-wide={wide || undefined}
    >
      {drawing.wires.map((wire) => (
        <WirePath key={`${wire.net}-${wire.lines[0]?.x1}`} wire={wire} bit={bitOf(wire.net)} />
      ))}
      {drawing.nodes.map((node) => (
        <DrawnNode
          key={`${node.kind}-${node.net}-${node.x}-${node.number}`}
          node={node}
          outcome={outcome}
          isAnsi={isAnsi}
          flip={flip}
          bitOf={bitOf}
        />
      ))}
    </svg>
  )
  if (wide === 0) return <div className="gates-drawing">{picture}</div>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrollable region, like the tables in texts
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    <div className="gates-drawing" role="group" tabIndex={0} aria-label={gatesTexts.drawing}>
      {picture}
    </div>
  )
}

/** Index of the minimum width class: a wide drawing scrolls instead of shrinking its letters. */
function widthStep(width: number): number {
  return Math.max(0, Math.ceil((width - 360) / 120))
}

function wireClass(bit: Bit): string {
  if (bit === undefined) return 'sim-thin gates-unknown'
  return bit === 1 ? 'sim-mark' : 'sim-line'
}

function WirePath({ wire: { lines, dots }, bit }: { wire: Wire; bit: Bit }): ReactNode {
  return (
    <g>
      <path
        className={wireClass(bit)}
        fill="none"
        d={lines.map(({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`).join('')}
      />
      {dots.map(({ x, y }) => (
        <circle key={y} className="gates-dot" cx={x} cy={y} r={4} />
      ))}
    </g>
  )
}

type DrawnNodeProps = {
  node: Drawing['nodes'][number]
  outcome: GatesOutcome
  isAnsi: boolean
  flip: NetworkDrawingProps['flip']
  bitOf: (net: Net | undefined) => Bit
}

function DrawnNode({ node, outcome, isAnsi, flip, bitOf }: DrawnNodeProps): ReactNode {
  const { kind, net, number, x, y, pins } = node
  const { network, bits } = outcome
  const gate = network.gates[number]
  const bit = bitOf(net)
  if (kind === 'pass') return <path className={wireClass(bit)} d={`M${x} ${y}h54`} />
  if (kind === 'input')
    return typeof net === 'string' && <InputBox name={net} x={x} y={y} bit={bit} flip={flip} />
  return (
    <>
      {kind === 'output' && <Led x={x} y={y} number={number} bit={bits.outputs[number]} />}
      {kind === 'gate' && gate && (
        <GateSymbol
          kind={gate.kind}
          number={number}
          x={x}
          y={y}
          isAnsi={isAnsi}
          bit={bit}
          pins={pins.map((pin) => pin.y)}
        />
      )}
      {pins.map((pin) => pin.net === null && <OpenPin key={pin.y} x={x} y={pin.y} />)}
    </>
  )
}

type InputBoxProps = {
  name: InputName
  bit: Bit
  x: number
  y: number
  flip: ((input: InputName) => void) | undefined
}

/** An input with its value; a tap toggles it. */
function InputBox({ name, bit, x, y, flip }: InputBoxProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: an addition for touch; the input also has a switch in the controls
    <g className={flip && 'gates-tap'} onClick={flip && (() => flip(name))}>
      <rect
        className={bit === 1 ? 'sim-mark gates-body' : 'sim-line gates-body'}
        x={x}
        y={y - 20}
        width={40}
        height={40}
        rx={4}
      />
      <text className="sim-text" x={x + 20} y={y + 6} textAnchor="middle">
        {`${name}=${showBit(bit)}`}
      </text>
    </g>
  )
}

type LedProps = { number: number; bit: Bit; x: number; y: number }

/** An output as a LED: filled and with rays when lit; its value is above it. */
function Led({ number, bit, x, y }: LedProps): ReactNode {
  const isLit = bit === 1
  return (
    <g>
      <text className="sim-text" x={x + 18} y={y - 18} textAnchor="middle">
        {`${outputNames[number]}=${showBit(bit)}`}
      </text>
      <path className={isLit ? 'sim-mark' : 'sim-line'} d={`M${x} ${y}h7`} />
      <circle className={isLit ? 'sim-mark gates-lit' : 'sim-line gates-body'} cx={x + 18} cy={y} r={11} />
      {isLit && (
        <path
          className="sim-line"
          d={`M${x + 33} ${y}h7M${x + 29} ${y - 10}l5 -5M${x + 29} ${y + 10}l5 5M${x + 18} ${y + 15}v6`}
        />
      )}
    </g>
  )
}

/** A pin without a wire. */
function OpenPin({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <g>
      <path className="sim-thin" d={`M${x} ${y}h-5`} />
      <circle className="sim-line gates-body" cx={x - 9} cy={y} r={4} />
    </g>
  )
}

/** Symbols of IEC 60617 (UNE-EN 60617-12). */
const signs: Readonly<Record<GateKind, string>> = {
  not: '1',
  and: '&',
  or: '≥1',
  nand: '&',
  nor: '≥1',
  xor: '=1',
}

const bodyWidth = 40
const half = 22
const bubble = 5
const end = 54

type GateSymbolProps = {
  kind: GateKind
  number: number
  /** Left edge and vertical centre. */
  x: number
  y: number
  pins: readonly number[]
  bit: Bit
  isAnsi: boolean
}

/** A gate with its number, the short lines to its wires, and its output value. */
function GateSymbol({ kind, number, x, y, pins, bit, isAnsi }: GateSymbolProps): ReactNode {
  const isNegated = kind === 'not' || kind === 'nand' || kind === 'nor'
  const out = x + bodyWidth + (isNegated ? 2 * bubble : 0)
  const wire = bit === 1 ? 'sim-mark' : 'sim-line'
  return (
    <g>
      {isAnsi && pins.map((pin) => <path key={pin} className="sim-line" d={`M${x} ${pin}h${inset(kind)}`} />)}
      <path className={wire} d={`M${out} ${y}H${x + end}`} />
      {isAnsi ? (
        <path className="sim-line gates-body" d={ansiPath(kind, x, y)} />
      ) : (
        <rect className="sim-line gates-body" x={x} y={y - half} width={bodyWidth} height={2 * half} />
      )}
      {isAnsi && kind === 'xor' && (
        <path className="sim-line" fill="none" d={`M${x - 5} ${y - half}q14 ${half} 0 ${2 * half}`} />
      )}
      {isNegated && <circle className="sim-line gates-body" cx={x + bodyWidth + bubble} cy={y} r={bubble} />}
      {!isAnsi && (
        <text className="sim-text gates-sign" x={x + bodyWidth / 2} y={y - 4} textAnchor="middle">
          {signs[kind]}
        </text>
      )}
      <text
        className="sim-small"
        x={x + (isAnsi && kind === 'not' ? 13 : bodyWidth / 2)}
        y={isAnsi ? y + 5 : y + 16}
        textAnchor="middle"
      >
        {gateName(number)}
      </text>
      <text className="sim-text" x={x + end + 1} y={y - 6}>
        {showBit(bit)}
      </text>
    </g>
  )
}

/** How far a line extends into the concave back of OR and XOR. */
function inset(kind: GateKind): number {
  return kind === 'or' || kind === 'nor' || kind === 'xor' ? 6 : 0
}

/** The shapes of ANSI/IEEE 91: a triangle, a D, a shield. */
function ansiPath(kind: GateKind, x: number, y: number): string {
  const top = y - half
  if (kind === 'not') return `M${x} ${top}L${x + bodyWidth} ${y}L${x} ${y + half}z`
  if (kind === 'and' || kind === 'nand') return `M${x} ${top}h18a${half} ${half} 0 0 1 0 ${2 * half}h-18z`
  return `M${x} ${top}q28 0 ${bodyWidth} ${half}q-12 ${half} -${bodyWidth} ${half}q14 -${half} 0 -${2 * half}z`
}
