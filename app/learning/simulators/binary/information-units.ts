/** A unit of information: its size in bits, and its name in words. */
type InformationUnit = {
  bits: number
  label: string
  /** The unit it is often confused with: that of the other convention, or the byte for the bit. */
  pair: UnitSymbol
}

export type UnitSymbol =
  | 'b'
  | 'B'
  | 'kb'
  | 'Mb'
  | 'Gb'
  | 'kB'
  | 'KiB'
  | 'MB'
  | 'MiB'
  | 'GB'
  | 'GiB'
  | 'TB'
  | 'TiB'

/** Prefixes of the SI (powers of 1000) and of IEC 80000-13 (powers of 1024). */
export const informationUnits: Readonly<Record<UnitSymbol, InformationUnit>> = {
  b: { bits: 1, label: 'b (bit)', pair: 'B' },
  B: { bits: 8, label: 'B (byte: 8 bits)', pair: 'b' },
  kb: { bits: 1e3, label: 'kb (kilobit: 1000 b)', pair: 'kB' },
  Mb: { bits: 1e6, label: 'Mb (megabit)', pair: 'MB' },
  Gb: { bits: 1e9, label: 'Gb (gigabit)', pair: 'GB' },
  kB: { bits: 8e3, label: 'kB (kilobyte: 1000 B)', pair: 'KiB' },
  KiB: { bits: 8 * 2 ** 10, label: 'KiB (kibibyte: 1024 B)', pair: 'kB' },
  MB: { bits: 8e6, label: 'MB (megabyte)', pair: 'MiB' },
  MiB: { bits: 8 * 2 ** 20, label: 'MiB (mebibyte)', pair: 'MB' },
  GB: { bits: 8e9, label: 'GB (gigabyte)', pair: 'GiB' },
  GiB: { bits: 8 * 2 ** 30, label: 'GiB (gibibyte)', pair: 'GB' },
  TB: { bits: 8e12, label: 'TB (terabyte)', pair: 'TiB' },
  TiB: { bits: 8 * 2 ** 40, label: 'TiB (tebibyte)', pair: 'TB' },
}

/** Decimal and binary units side by side, from bytes up. */
export const unitSteps: readonly (readonly [decimal: UnitSymbol, binary: UnitSymbol])[] = [
  ['kB', 'KiB'],
  ['MB', 'MiB'],
  ['GB', 'GiB'],
  ['TB', 'TiB'],
]

export function isUnit(text: string): text is UnitSymbol {
  return Object.hasOwn(informationUnits, text)
}

/** Converts an amount to another unit. */
export function convert(amount: number, from: UnitSymbol, to: UnitSymbol): number {
  return (amount * informationUnits[from].bits) / informationUnits[to].bits
}
