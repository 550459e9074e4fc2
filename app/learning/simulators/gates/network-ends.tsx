import type { ReactNode } from 'react'
import { type Bit, showBit } from './evaluate-network.ts'
import { type InputName, outputNames } from './network.ts'

type InputBoxProps = {
  name: InputName
  bit: Bit
  x: number
  y: number
  flip: ((input: InputName) => void) | undefined
}

/** An input with its value; a tap toggles it. */
export function InputBox({ name, bit, x, y, flip }: InputBoxProps): ReactNode {
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
export function Led({ number, bit, x, y }: LedProps): ReactNode {
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
export function OpenPin({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <g>
      <path className="sim-thin" d={`M${x} ${y}h-5`} />
      <circle className="sim-line gates-body" cx={x - 9} cy={y} r={4} />
    </g>
  )
}
