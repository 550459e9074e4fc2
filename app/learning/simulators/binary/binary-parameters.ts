import { binaryTexts } from './binary-texts.ts'
import { informationUnits } from './information-units.ts'
import { readHexadecimal } from './number-bits.ts'

const unitOptions = Object.fromEntries(
  Object.entries(informationUnits).map(([symbol, { label }]) => [symbol, label]),
)

/** Parameters of both parts: a number in bits, and an amount of information. */
export const binaryParameters = {
  ver: {
    kind: 'choice',
    label: 'Qué miras',
    options: { numero: 'Un número en bits', unidades: 'Unidades de información' },
    initial: 'numero',
  },
  valor: {
    kind: 'number',
    label: 'Número decimal',
    symbol: '',
    unit: '',
    min: -32768,
    max: 65535,
    step: 1,
    initial: 181,
  },
  hex: {
    kind: 'text',
    label: 'O escríbelo en hexadecimal',
    hint: 'Por ejemplo, B5. Si está vacío, cuenta el decimal.',
    longest: 7,
    initial: '',
    find: (text: string): string | undefined =>
      text === '' || readHexadecimal(text) !== undefined ? undefined : binaryTexts.badHexadecimal,
  },
  bits: {
    kind: 'choice',
    label: 'Bits',
    options: { '4': '4', '8': '8 (un byte)', '16': '16' },
    initial: '8',
  },
  complemento: { kind: 'switch', label: 'Complemento a 2 (con negativos)', initial: false },
  cantidad: {
    kind: 'number',
    label: 'Cantidad',
    symbol: '',
    unit: '',
    min: 0,
    max: 10000,
    step: 0.1,
    initial: 500,
  },
  unidad: { kind: 'choice', label: 'Unidad', options: unitOptions, initial: 'GB' },
} as const
