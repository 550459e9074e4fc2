import type { ReactNode } from 'react'
import { formatNumber } from '../../marking/format-number.ts'
import { Toggle } from '../bench/handle.tsx'
import { defineView, type EditorView, type View } from '../simulator-view.ts'
import {
  type BinaryOutcome,
  type binaryParameters,
  binaryTexts,
  showWhole,
  writeSum,
} from './binary-model.ts'
import { simulator } from './definition.ts'
import { convert, informationUnits, type UnitSymbol, unitSteps } from './information-units.ts'
import { type NumberBits, splitNumber, writeHexadecimal } from './number-bits.ts'

export const view = defineView({ simulator, Picture: BinaryPicture, Editor: BinaryEditor })

type BinaryView = View<typeof binaryParameters, BinaryOutcome>

/** A number as switches, or an amount in decimal and binary units. */
function BinaryPicture({ values, outcome, change, fixed = [] }: BinaryView): ReactNode {
  const { number, amount, unit, sentence } = outcome
  if (values.ver === 'unidades') return <UnitsPicture amount={amount} unit={unit} sentence={sentence} />
  const isLocked = fixed.includes('valor') || (fixed.includes('hex') && values.hex !== '')
  const flip =
    change &&
    !isLocked &&
    ((at: number) => change(setPattern(values, number.pattern ^ (1 << (number.width - 1 - at)))))
  return <BitsPicture number={number} sentence={sentence} flip={flip || undefined} />
}

/** The change of state that sets a pattern of bits; it is stored as its decimal value. */
function setPattern(
  { bits, complemento }: BinaryView['values'],
  pattern: number,
): Partial<BinaryView['values']> {
  const width = bits === '4' ? 4 : bits === '16' ? 16 : 8
  return { valor: splitNumber(pattern, width, complemento).value, hex: '' }
}

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
function BitsPicture({ number, sentence, flip }: BitsPictureProps): ReactNode {
  const { bits, value } = number
  const rows = Math.ceil(bits.length / perRow)
  const lines = breakLines(`${writeSum(number)} = ${showWhole(value)}`)
  const top = rows * rowHeight + 8
  const digits = writeHexadecimal(number)
  return (
    <svg
      role={flip ? 'group' : 'img'}
      aria-label={sentence}
      viewBox={`0 0 ${width} ${top + lines.length * 22 + 8}`}
    >
      {bits.map(({ bit, weight }, at) => (
        <BitBox
          key={weight}
          bit={bit}
          weight={weight}
          x={leftOf(at, bits.length)}
          y={Math.floor(at / perRow) * rowHeight}
          isHigh={bits.length > perRow && at < perRow && at % 2 === 0}
          label={binaryTexts.bit(bits.length - 1 - at, weight)}
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
  label: string
  flip: (() => void) | undefined
}

function BitBox({ bit, weight, x, y, isHigh, label, flip }: BitBoxProps): ReactNode {
  return (
    <Toggle isOn={bit === 1} label={label} press={flip}>
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
    </Toggle>
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

const columnWidth = 152
const unitHeight = 30
const barWidth = 300

type UnitsPictureProps = { amount: number; unit: UnitSymbol; sentence: string }

/** The amount in decimal and binary units, and the two units that are often confused, drawn to scale. */
function UnitsPicture({ amount, unit, sentence }: UnitsPictureProps): ReactNode {
  const rows: readonly (readonly UnitSymbol[])[] = [['b', 'B'], ...unitSteps]
  const barsTop = 38 + rows.length * unitHeight + 16
  return (
    <svg role="img" aria-label={sentence} viewBox={`0 0 ${width} ${barsTop + 108}`}>
      {[binaryTexts.decimalColumn, binaryTexts.binaryColumn].map((title, at) => (
        <text
          key={title}
          className="sim-small"
          x={8 + at * columnWidth + columnWidth / 2}
          y={62}
          textAnchor="middle"
        >
          {title}
        </text>
      ))}
      {rows.map((symbols, row) =>
        symbols.map((symbol, column) => (
          <Amount
            key={symbol}
            text={`${formatNumber(convert(amount, unit, symbol), 6)} ${symbol}`}
            isGiven={symbol === unit}
            x={8 + column * columnWidth}
            y={row === 0 ? 6 : 40 + row * unitHeight}
          />
        )),
      )}
      <Bars unit={unit} y={barsTop} />
    </svg>
  )
}

type AmountProps = { text: string; isGiven: boolean; x: number; y: number }

function Amount({ text, isGiven, x, y }: AmountProps): ReactNode {
  return (
    <g>
      <rect
        className={isGiven ? 'sim-soft' : 'sim-thin'}
        x={x + 2}
        y={y}
        width={columnWidth - 4}
        height={26}
        rx={3}
      />
      <text className="sim-text" x={x + columnWidth / 2} y={y + 19} textAnchor="middle">
        {text}
      </text>
    </g>
  )
}

/** Bars of the unit and the one it is confused with, with lengths proportional to their sizes. */
function Bars({ unit, y }: { unit: UnitSymbol; y: number }): ReactNode {
  const { pair } = informationUnits[unit]
  const [small = unit, large = pair] = [unit, pair].sort(
    (one, other) => informationUnits[one].bits - informationUnits[other].bits,
  )
  const ratio = convert(1, large, small)
  return (
    <g>
      <text className="sim-text" x={10} y={y + 16}>
        {`1 ${small}`}
      </text>
      <rect className="sim-fill" x={10} y={y + 24} width={barWidth / ratio} height={18} />
      <text className="sim-text" x={10} y={y + 64}>
        {`1 ${large} = ${formatNumber(ratio, 5)} ${small}`}
      </text>
      <rect className="sim-soft" x={10} y={y + 72} width={barWidth} height={18} />
    </g>
  )
}

/** Buttons for operations on the number. */
function BinaryEditor({
  values,
  outcome: { number },
  change,
  fixed,
}: BinaryView & Pick<EditorView, 'fixed'>): ReactNode {
  if (values.ver === 'unidades' || fixed.includes('valor')) return null
  // A locked `hex` overrides what the buttons would write.
  if (fixed.includes('hex') && values.hex !== '') return null
  const { pattern, width } = number
  const set = (next: number): void => change?.(setPattern(values, next))
  const works: readonly [label: string, next: number][] = [
    [binaryTexts.addOne, pattern + 1],
    [binaryTexts.takeOne, pattern - 1],
    [binaryTexts.invert, 2 ** width - 1 - pattern],
    [binaryTexts.clear, 0],
  ]
  return (
    <fieldset className="binary-editor needs-script" disabled={!change}>
      <legend>{binaryTexts.editor}</legend>
      <div className="binary-works">
        {works.map(([label, next]) => (
          <button
            key={label}
            type="button"
            className="button button-quiet button-small"
            onClick={() => set(next)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
