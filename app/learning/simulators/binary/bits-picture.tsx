import type { ReactNode } from 'react'
import { writeSum } from './binary-model.ts'
import { showWhole } from './binary-texts.ts'
import { type NumberBits, writeHexadecimal } from './number-bits.ts'

const width = 320
const pitch = 36
/** Between two groups of four bits. */
const gap = 12
const perRow = 8
const boxHeight = 42
const rowHeight = 122
/** Maximum characters per line of the sum. */
const lineLength = 34

type BitsPictureProps = {
  number: NumberBits
  sentence: string
  /** Flips a bit on a tap, by its index from the left; undefined if the picture is read-only. */
  flip: ((at: number) => void) | undefined
}

/** The bits as switches with their weights above, the hexadecimal digit of each four below, and the sum. */
export function BitsPicture({ number, sentence, flip }: BitsPictureProps): ReactNode {
  const { bits, value } = number
  const rows = Math.ceil(bits.length / perRow)
  const lines = breakLines(`${writeSum(number)} = ${showWhole(value)}`)
  const top = rows * rowHeight + 8
  const digits = writeHexadecimal(number)
  return (
    <svg role="img" aria-label={sentence} viewBox={`0 0 ${width} ${top + lines.length * 22 + 8}`}>
      {bits.map(({ bit, weight }, at) => (
        <BitBox
          key={weight}
          bit={bit}
          weight={weight}
          x={leftOf(at, bits.length)}
          y={Math.floor(at / perRow) * rowHeight}
          isHigh={bits.length > perRow && at < perRow && at % 2 === 0}
          flip={flip && (() => flip(at))}
        />
      ))}
      {[...digits].map((digit, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit is identified by its position
        <HexDigit key={at} digit={digit} x={leftOf(4 * at, bits.length)} y={Math.floor(at / 2) * rowHeight} />
      ))}
      {lines.map((line, at) => (
        <text key={line} className="sim-text" x={width / 2} y={top + 16 + at * 22} textAnchor="middle">
          {line}
        </text>
      ))}
    </svg>
  )
}

function leftOf(at: number, count: number): number {
  const inRow = Math.min(count, perRow)
  const place = at % perRow
  const whole = inRow * pitch + (inRow > 4 ? gap : 0)
  return (width - whole) / 2 + place * pitch + (place > 3 ? gap : 0)
}

/** Breaks a sum into lines before a plus or an equals sign. */
function breakLines(sum: string): string[] {
  const lines: string[] = []
  for (const piece of sum.split(/ (?=[+=] )/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + piece.length < lineLength)
      lines[lines.length - 1] = `${last} ${piece}`
    else lines.push(piece)
  }
  return lines
}

type BitBoxProps = {
  bit: 0 | 1
  weight: number
  x: number
  y: number
  /** Long weights alternate between two heights. */
  isHigh: boolean
  flip: (() => void) | undefined
}

function BitBox({ bit, weight, x, y, isHigh, flip }: BitBoxProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: an addition for touch; each bit is also a checkbox in the controls
    <g className={flip && 'binary-tap'} onClick={flip}>
      <text
        className={bit ? 'sim-text binary-weight' : 'sim-small'}
        x={x + pitch / 2}
        y={y + (isHigh ? 14 : 30)}
        textAnchor="middle"
      >
        {showWhole(weight)}
      </text>
      <rect
        className={bit ? 'sim-soft binary-on' : 'sim-fill'}
        x={x + 2}
        y={y + 38}
        width={pitch - 4}
        height={boxHeight}
        rx={4}
      />
      <text className="sim-text binary-bit" x={x + pitch / 2} y={y + 67} textAnchor="middle">
        {bit}
      </text>
    </g>
  )
}

function HexDigit({ digit, x, y }: { digit: string; x: number; y: number }): ReactNode {
  return (
    <g>
      <path className="sim-thin" d={`M${x + 4} ${y + 86}v5h${4 * pitch - 8}v-5`} />
      <text className="sim-text binary-bit" x={x + 2 * pitch} y={y + 113} textAnchor="middle">
        {digit}
      </text>
    </g>
  )
}
