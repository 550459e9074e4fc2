import { describe, expect, test } from 'vitest'
import { drawState } from '../draw-state.ts'
import { readState } from '../simulator-state.ts'
import { type BinaryValues, computeBinary, describeCharacter } from './binary-model.ts'
import { simulator as binary, binaryAsks } from './definition.ts'
import { informationUnits } from './information-units.ts'
import { countNeededBits, readHexadecimal } from './number-bits.ts'

const state: BinaryValues = {
  ver: 'numero',
  valor: 0,
  hex: '',
  bits: '8',
  complemento: false,
  cantidad: 1,
  unidad: 'B',
}

function read(values: Partial<BinaryValues>, output: string): number | string | undefined {
  return computeBinary({ ...state, ...values }).outputs[output]?.value
}

/** Decimal, binary, hexadecimal and octal, by repeated division. The first ones are from the course. */
const numbers: readonly [valor: number, bits: string, binary: string, hexadecimal: string, octal: string][] =
  [
    [181, '8', '1011 0101', 'B5', '265'],
    [156, '8', '1001 1100', '9C', '234'],
    [22, '8', '0001 0110', '16', '26'],
    [37, '8', '0010 0101', '25', '45'],
    [243, '8', '1111 0011', 'F3', '363'],
    [200, '8', '1100 1000', 'C8', '310'],
    [0, '8', '0000 0000', '00', '0'],
    [255, '8', '1111 1111', 'FF', '377'],
    [128, '8', '1000 0000', '80', '200'],
    [170, '8', '1010 1010', 'AA', '252'],
    [9, '4', '1001', '9', '11'],
    [10, '4', '1010', 'A', '12'],
    [11, '4', '1011', 'B', '13'],
    [12, '4', '1100', 'C', '14'],
    [13, '4', '1101', 'D', '15'],
    [14, '4', '1110', 'E', '16'],
    [15, '4', '1111', 'F', '17'],
    [1000, '16', '0000 0011 1110 1000', '03E8', '1750'],
    [4096, '16', '0001 0000 0000 0000', '1000', '10000'],
    [48879, '16', '1011 1110 1110 1111', 'BEEF', '137357'],
    [65535, '16', '1111 1111 1111 1111', 'FFFF', '177777'],
  ]

describe('a number', () => {
  test.each(numbers)('%i in %s bits is %s, %s and %s', (valor, bits, binaryText, hexadecimal, octal) => {
    const written = { valor, bits }
    expect(read(written, 'binario')).toBe(binaryText)
    expect(read(written, 'hexadecimal')).toBe(hexadecimal)
    expect(read(written, 'octal')).toBe(octal)
    expect(read(written, 'decimal')).toBe(valor)
  })

  test.each(numbers)('%i in %s bits is parsed from its hexadecimal digits', (valor, bits, _, hexadecimal) => {
    expect(read({ valor: 3, hex: hexadecimal, bits }, 'decimal')).toBe(valor)
  })

  test.each([
    [181, '128 + 32 + 16 + 4 + 1', 5],
    [156, '128 + 16 + 8 + 4', 4],
    [37, '32 + 4 + 1', 3],
    [0, '0', 0],
  ])('%i is the sum of the weights %s: %i ones', (valor, sum, ones) => {
    expect(read({ valor }, 'suma')).toBe(sum)
    expect(read({ valor }, 'unos')).toBe(ones)
  })

  /** n bits write numbers up to 2ⁿ − 1. */
  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [255, 8],
    [256, 9],
    [1023, 10],
    [1024, 11],
    [65535, 16],
  ])('%i needs at least %i bits', (number, bits) => {
    expect(countNeededBits(number, false)).toBe(bits)
  })

  test.each([
    ['4', 16],
    ['8', 256],
    ['16', 65536],
  ])('%s bits write %i numbers: 2ⁿ', (bits, count) => {
    expect(read({ bits }, 'combinaciones')).toBe(count)
  })
})

/** Two's complement: a negative number has the pattern of 2ⁿ minus its absolute value. */
const signed: readonly [valor: number, bits: string, binary: string, sum: string][] = [
  [-1, '8', '1111 1111', '−128 + 64 + 32 + 16 + 8 + 4 + 2 + 1'],
  [-5, '8', '1111 1011', '−128 + 64 + 32 + 16 + 8 + 2 + 1'],
  [-128, '8', '1000 0000', '−128'],
  [127, '8', '0111 1111', '64 + 32 + 16 + 8 + 4 + 2 + 1'],
  [-8, '4', '1000', '−8'],
  [7, '4', '0111', '4 + 2 + 1'],
  [-32768, '16', '1000 0000 0000 0000', '−32\u202f768'],
  [
    -2,
    '16',
    '1111 1111 1111 1110',
    '−32\u202f768 + 16\u202f384 + 8192 + 4096 + 2048 + 1024 + 512 + 256 + 128 + 64 + 32 + 16 + 8 + 4 + 2',
  ],
]

describe("two's complement", () => {
  test.each(signed)('%i in %s bits is %s: %s', (valor, bits, binaryText, sum) => {
    const written = { valor, bits, complemento: true }
    expect(read(written, 'binario')).toBe(binaryText)
    expect(read(written, 'decimal')).toBe(valor)
    expect(read(written, 'suma')).toBe(sum)
    expect(computeBinary({ ...state, ...written }).warnings).toEqual([])
  })

  test.each([
    [-1, 1],
    [-2, 2],
    [-128, 8],
    [-129, 9],
    [0, 1],
    [127, 8],
    [128, 9],
  ])('%i needs %i bits including its sign', (number, bits) => {
    expect(countNeededBits(number, true)).toBe(bits)
  })
})

describe('a number that does not fit', () => {
  test.each([
    [
      { valor: 300 },
      '300 no cabe en 8 bits (de 0 a 255): hacen falta 9. Se ven los 8 últimos, que valen 44.',
    ],
    [
      { valor: 16, bits: '4' },
      '16 no cabe en 4 bits (de 0 a 15): hacen falta 5. Se ven los 4 últimos, que valen 0.',
    ],
    [
      { hex: '1B5' },
      '437 no cabe en 8 bits (de 0 a 255): hacen falta 9. Se ven los 8 últimos, que valen 181.',
    ],
    [
      { valor: -5 },
      'Sin complemento a 2 no hay números negativos en 8 bits (de 0 a 255). Los bits que se ven son los de −5 con complemento a 2; aquí valen 251.',
    ],
    [
      { valor: 200, complemento: true },
      '200 no cabe en 8 bits (de −128 a 127) con complemento a 2. Esos bits valen −56, porque el primero cuenta en negativo.',
    ],
    [
      { valor: 300, complemento: true },
      '300 no cabe en 8 bits (de −128 a 127): hacen falta 10. Se ven los 8 últimos, que valen 44.',
    ],
    [
      { valor: -200, complemento: true },
      '−200 no cabe en 8 bits (de −128 a 127): hacen falta 9. Se ven los 8 últimos, que valen 56.',
    ],
  ])('%o: %s', (values, said) => {
    expect(computeBinary({ ...state, ...values }).warnings).toEqual([said])
  })

  test('is not reported for numbers that fit, in any notation', () => {
    expect(computeBinary({ ...state, valor: 255 }).warnings).toEqual([])
    expect(computeBinary({ ...state, hex: 'FF', complemento: true }).warnings).toEqual([])
  })
})

/** The table of ISO/IEC 646. */
test.each([
  [65, '«A»'],
  [90, '«Z»'],
  [97, '«a»'],
  [48, '«0»'],
  [33, '«!»'],
  [126, '«~»'],
  [32, 'espacio'],
  [10, 'uno de control, que no se ve'],
  [127, 'uno de control, que no se ve'],
  [241, 'ninguno: ASCII acaba en 127'],
])('the byte %i is the character %s', (byte, character) => {
  expect(describeCharacter(byte)).toBe(character)
  expect(read({ valor: byte }, 'caracter')).toBe(character)
})

test.each([
  ['B5', 181],
  ['0xb5', 181],
  ['#ff', 255],
  ['F3h', 243],
  [' c8 ', 200],
  ['G1', undefined],
  ['12345', undefined],
  ['', undefined],
])('the hexadecimal text %s is parsed as %s', (text, number) => {
  expect(readHexadecimal(text)).toBe(number)
})

/** IEC 80000-13: k, M, G, T are powers of 1000 and Ki, Mi, Gi, Ti of 1024; a byte is 8 bits. */
const amounts: readonly [cantidad: number, unidad: string, output: string, value: number][] = [
  [1, 'B', 'enbits', 8],
  [1, 'kB', 'bytes', 1000],
  [1, 'KiB', 'bytes', 1024],
  [1, 'MB', 'bytes', 1000000],
  [1, 'MiB', 'bytes', 1048576],
  [1, 'GB', 'bytes', 1000000000],
  [1, 'GiB', 'bytes', 1073741824],
  [1, 'TB', 'gb', 1000],
  [1, 'TiB', 'gib', 1024],
  [1, 'TiB', 'bytes', 1099511627776],
  [100, 'Mb', 'mb', 12.5],
  [8, 'b', 'bytes', 1],
  [1, 'kb', 'bytes', 125],
  [1, 'Gb', 'mb', 125],
  [3.5, 'MiB', 'kib', 3584],
  [1500, 'kB', 'mb', 1.5],
  [2048, 'KiB', 'mib', 2],
  [30, 'kB', 'enbits', 240000],
]

describe('an amount of information', () => {
  test.each(amounts)('%f %s: %s is %f', (cantidad, unidad, output, value) => {
    expect(read({ ver: 'unidades', cantidad, unidad }, output)).toBeCloseTo(value, 9)
  })

  test('a disk of 500 GB has about 465,7 GiB, as the course states', () => {
    expect(Number(read({ ver: 'unidades', cantidad: 500, unidad: 'GB' }, 'gib'))).toBeCloseTo(465.7, 1)
  })

  test.each([
    [100, 'Mb', '100 Mb son 12,5 MB, que son 12\u202f500\u202f000 B, que son 100\u202f000\u202f000 b.'],
    [2, 'KiB', '2 KiB son 2,048 kB, que son 2048 B, que son 16\u202f384 b.'],
    [3, 'B', '3 B son 24 b.'],
    [12, 'b', '12 b son 1,5 B.'],
  ])('%f %s is described in words', (cantidad, unidad, said) => {
    expect(computeBinary({ ...state, ver: 'unidades', cantidad, unidad }).sentence).toBe(said)
  })
})

test('a number is described in words', () => {
  expect(computeBinary({ ...state, valor: 181 }).sentence).toBe(
    '1011 0101 en binario es 181 en decimal y B5 en hexadecimal. Con 8 bits: 128 + 32 + 16 + 4 + 1 = 181.',
  )
  expect(computeBinary({ ...state, valor: 65 }).sentence).toContain('Como carácter es «A».')
})

describe('a question', () => {
  const base = readState(binary, () => null).values
  const draw = (at: number, seed: number) =>
    drawState(
      binary,
      { ...binary.asks[at], output: binaryAsks[at]?.output ?? '' } as (typeof binary.asks)[number],
      {
        seed: String(seed),
        base,
      },
    )

  test.each(binaryAsks.map(({ output }, at) => [output, at] as const))(
    '%s: no known mistake equals the answer',
    (output, at) => {
      for (let seed = 0; seed < 100; seed++) {
        const drawn = draw(at, seed)
        if (!drawn) throw new Error(`no state for ${output} and ${seed}`)
        const answer = Number(drawn.outcome.outputs[output]?.value)
        const mistakes = binary.asks[at]?.mistakes?.(drawn.values, drawn.outcome) ?? []
        expect(mistakes.filter(({ value }) => Math.abs(value - answer) <= 0.02 * answer)).toEqual([])
        expect(mistakes.length).toBeGreaterThan(0)
      }
    },
  )
})

test('any allowed state has an outcome', () => {
  // Numbers of Lehmer's generator (Park and Miller 1988), the same in every run.
  let seed = 14
  const random = (): number => {
    seed = (seed * 48271) % 2147483647
    return seed / 2147483647
  }
  const units = Object.keys(informationUnits)
  for (let at = 0; at < 500; at++) {
    const values = {
      ver: random() < 0.7 ? 'numero' : 'unidades',
      valor: Math.floor(random() * 98304) - 32768,
      hex: random() < 0.3 ? Math.floor(random() * 65536).toString(16) : random() < 0.1 ? 'xyz' : '',
      bits: ['4', '8', '16'][Math.floor(random() * 3)] ?? '8',
      complemento: random() < 0.5,
      cantidad: Math.floor(random() * 100000) / 10,
      unidad: units[Math.floor(random() * units.length)] ?? 'B',
    }
    const { sentence, number } = computeBinary(values)
    expect(sentence).not.toMatch(/NaN|undefined|Infinity/)
    // The weights of the bits that are 1 add up to the value.
    expect(number.bits.reduce((sum, { bit, weight }) => sum + bit * weight, 0)).toBe(number.value)
  }
})
