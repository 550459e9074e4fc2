import type { ReactNode } from 'react'
import { type Drawing, drawNetwork } from './draw-network.ts'
import type { Bit } from './evaluate-network.ts'
import { GateSymbol } from './gate-symbol.tsx'
import type { GatesOutcome } from './gates-model.ts'
import { gatesTexts } from './gates-texts.ts'
import type { Net } from './lay-out.ts'
import { type InputName, isInput } from './network.ts'
import { InputBox, Led, OpenPin } from './network-ends.tsx'
import type { Wire } from './route-wires.ts'

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
