import type { ReactNode } from 'react'
import type { View } from '../simulator-view.ts'
import type { BinaryOutcome } from './binary-model.ts'
import type { binaryParameters } from './binary-parameters.ts'
import { BitsPicture } from './bits-picture.tsx'
import { splitNumber } from './number-bits.ts'
import { UnitsPicture } from './units-picture.tsx'

export type BinaryView = View<typeof binaryParameters, BinaryOutcome>

/** A number as switches, or an amount in decimal and binary units. */
export function BinaryPicture({ values, outcome, change }: BinaryView): ReactNode {
  const { number, amount, unit, sentence } = outcome
  if (values.ver === 'unidades') return <UnitsPicture amount={amount} unit={unit} sentence={sentence} />
  const flip =
    change && ((at: number) => change(setPattern(values, number.pattern ^ (1 << (number.width - 1 - at)))))
  return <BitsPicture number={number} sentence={sentence} flip={flip} />
}

/** The change of state that sets a pattern of bits; it is stored as its decimal value. */
export function setPattern(
  { bits, complemento }: BinaryView['values'],
  pattern: number,
): Partial<BinaryView['values']> {
  const width = bits === '4' ? 4 : bits === '16' ? 16 : 8
  return { valor: splitNumber(pattern, width, complemento).value, hex: '' }
}
