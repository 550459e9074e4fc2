/** A physical dimension: the power of each base quantity. */
export type Dimension = {
  m?: number
  kg?: number
  s?: number
  A?: number
  K?: number
  cd?: number
  /** A full turn. Separate from frequency, so that 300 rpm are not accepted as 5 Hz. */
  turn?: number
  bit?: number
  money?: number
}

/** A unit with its symbols and names. `size`: its value in base units. */
export type UnitEntry = {
  dimension: Dimension
  size: number
  /** Case-sensitive symbols; the first one is used in messages. */
  symbols: readonly string[]
  /** Names in lower case without accents, in the singular. */
  names?: readonly string[]
  /** The prefixes it accepts; none if omitted. */
  prefixes?: 'decimal' | 'decimal and binary'
  /** Added to convert to the base unit, as for °C. */
  offset?: number
}

const decimal = { prefixes: 'decimal' } as const
const energy: Dimension = { kg: 1, m: 2, s: -2 }
const powerDimension: Dimension = { kg: 1, m: 2, s: -3 }
const pressure: Dimension = { kg: 1, m: -1, s: -2 }
const charge: Dimension = { A: 1, s: 1 }

/** The units of the subject, from The International System of Units (9th edition) and workshop practice. */
export const unitTable: readonly UnitEntry[] = [
  { symbols: ['m'], names: ['metro'], dimension: { m: 1 }, size: 1, ...decimal },
  { symbols: ['in'], names: ['pulgada'], dimension: { m: 1 }, size: 0.0254 },
  { symbols: ['g', 'gr'], names: ['gramo'], dimension: { kg: 1 }, size: 1e-3, ...decimal },
  { symbols: ['kilo', 'kilos'], dimension: { kg: 1 }, size: 1 },
  { symbols: ['t'], names: ['tonelada'], dimension: { kg: 1 }, size: 1000 },
  { symbols: ['s', 'seg', 'sg'], names: ['segundo'], dimension: { s: 1 }, size: 1, ...decimal },
  { symbols: ['min'], names: ['minuto'], dimension: { s: 1 }, size: 60 },
  { symbols: ['h', 'hr', 'hrs'], names: ['hora'], dimension: { s: 1 }, size: 3600 },
  { symbols: ['d'], names: ['dia'], dimension: { s: 1 }, size: 86_400 },
  { symbols: ['sem'], names: ['semana'], dimension: { s: 1 }, size: 604_800 },
  { symbols: ['mes'], names: ['mes'], dimension: { s: 1 }, size: 2_592_000 },
  { symbols: ['año'], names: ['año'], dimension: { s: 1 }, size: 31_536_000 },
  { symbols: ['A'], names: ['amperio', 'ampere'], dimension: { A: 1 }, size: 1, ...decimal },
  { symbols: ['K'], names: ['kelvin'], dimension: { K: 1 }, size: 1 },
  {
    symbols: ['°C'],
    names: ['grado centigrado', 'grado celsius'],
    dimension: { K: 1 },
    size: 1,
    offset: 273.15,
  },
  { symbols: ['cd'], names: ['candela'], dimension: { cd: 1 }, size: 1 },
  { symbols: ['lm'], names: ['lumen'], dimension: { cd: 1 }, size: 1 / (4 * Math.PI) },
  { symbols: ['lx'], names: ['lux'], dimension: { cd: 1, m: -2 }, size: 1 / (4 * Math.PI) },
  { symbols: ['vuelta', 'rev', 'r'], names: ['vuelta', 'revolucion'], dimension: { turn: 1 }, size: 1 },
  { symbols: ['°'], names: ['grado'], dimension: { turn: 1 }, size: 1 / 360 },
  { symbols: ['rad'], names: ['radian'], dimension: { turn: 1 }, size: 1 / (2 * Math.PI) },
  { symbols: ['rpm', 'RPM'], names: ['rpm'], dimension: { turn: 1, s: -1 }, size: 1 / 60 },
  { symbols: ['rps'], dimension: { turn: 1, s: -1 }, size: 1 },
  { symbols: ['Hz'], names: ['hercio', 'hertz'], dimension: { s: -1 }, size: 1, ...decimal },
  { symbols: ['N'], names: ['newton'], dimension: { kg: 1, m: 1, s: -2 }, size: 1, ...decimal },
  { symbols: ['kgf', 'kp'], names: ['kilopondio'], dimension: { kg: 1, m: 1, s: -2 }, size: 9.80665 },
  { symbols: ['J'], names: ['julio', 'joule'], dimension: energy, size: 1, ...decimal },
  { symbols: ['Wh'], names: ['vatio hora'], dimension: energy, size: 3600, ...decimal },
  { symbols: ['cal'], names: ['caloria'], dimension: energy, size: 4.184, ...decimal },
  { symbols: ['W', 'Wp', 'VA'], names: ['vatio', 'watt'], dimension: powerDimension, size: 1, ...decimal },
  { symbols: ['CV'], names: ['caballo'], dimension: powerDimension, size: 735.49875 },
  { symbols: ['Pa'], names: ['pascal'], dimension: pressure, size: 1, ...decimal },
  { symbols: ['bar'], names: ['bar'], dimension: pressure, size: 1e5, ...decimal },
  { symbols: ['atm'], names: ['atmosfera'], dimension: pressure, size: 101_325 },
  { symbols: ['psi'], dimension: pressure, size: 6894.757 },
  {
    symbols: ['V'],
    names: ['voltio', 'volt'],
    dimension: { kg: 1, m: 2, s: -3, A: -1 },
    size: 1,
    ...decimal,
  },
  {
    symbols: ['Ω'],
    names: ['ohmio', 'ohm', 'omio'],
    dimension: { kg: 1, m: 2, s: -3, A: -2 },
    size: 1,
    ...decimal,
  },
  { symbols: ['S'], names: ['siemens'], dimension: { kg: -1, m: -2, s: 3, A: 2 }, size: 1, ...decimal },
  { symbols: ['F'], names: ['faradio'], dimension: { kg: -1, m: -2, s: 4, A: 2 }, size: 1, ...decimal },
  { symbols: ['H'], names: ['henrio'], dimension: { kg: 1, m: 2, s: -2, A: -2 }, size: 1, ...decimal },
  { symbols: ['C'], names: ['culombio'], dimension: charge, size: 1, ...decimal },
  { symbols: ['Ah'], names: ['amperio hora'], dimension: charge, size: 3600, ...decimal },
  { symbols: ['L', 'l'], names: ['litro'], dimension: { m: 3 }, size: 1e-3, ...decimal },
  { symbols: ['cc'], dimension: { m: 3 }, size: 1e-6 },
  { symbols: ['ha'], names: ['hectarea'], dimension: { m: 2 }, size: 10_000 },
  {
    symbols: ['bit', 'bits', 'b'],
    names: ['bit'],
    dimension: { bit: 1 },
    size: 1,
    prefixes: 'decimal and binary',
  },
  {
    symbols: ['B'],
    names: ['byte', 'octeto'],
    dimension: { bit: 1 },
    size: 8,
    prefixes: 'decimal and binary',
  },
  { symbols: ['bps'], dimension: { bit: 1, s: -1 }, size: 1, prefixes: 'decimal and binary' },
  { symbols: ['Bps'], dimension: { bit: 1, s: -1 }, size: 8, prefixes: 'decimal and binary' },
  { symbols: ['€', 'EUR'], names: ['euro', 'eur'], dimension: { money: 1 }, size: 1 },
  { symbols: ['céntimo', 'cts'], names: ['centimo'], dimension: { money: 1 }, size: 0.01 },
  { symbols: ['%'], names: ['por ciento'], dimension: {}, size: 0.01 },
  { symbols: ['‰'], names: ['por mil'], dimension: {}, size: 1e-3 },
]

/** Decimal prefixes, case-sensitive; but K is accepted for k, because it is widely written. */
export const decimalPrefixes: ReadonlyMap<string, number> = new Map([
  ['T', 1e12],
  ['G', 1e9],
  ['M', 1e6],
  ['k', 1e3],
  ['K', 1e3],
  ['h', 1e2],
  ['da', 1e1],
  ['d', 1e-1],
  ['c', 1e-2],
  ['m', 1e-3],
  ['µ', 1e-6],
  ['u', 1e-6],
  ['n', 1e-9],
  ['p', 1e-12],
])
/** Binary prefixes (IEC 80000-13). */
export const binaryPrefixes: ReadonlyMap<string, number> = new Map([
  ['Ki', 2 ** 10],
  ['Mi', 2 ** 20],
  ['Gi', 2 ** 30],
  ['Ti', 2 ** 40],
])
/** The names of the decimal prefixes, used before the name of a unit. */
export const prefixNames: ReadonlyMap<string, number> = new Map([
  // «kilohmios» and «megohmios» share a vowel.
  ['kil', 1e3],
  ['meg', 1e6],
  ['tera', 1e12],
  ['giga', 1e9],
  ['mega', 1e6],
  ['kilo', 1e3],
  ['hecto', 1e2],
  ['deca', 1e1],
  ['deci', 1e-1],
  ['centi', 1e-2],
  ['mili', 1e-3],
  ['micro', 1e-6],
  ['nano', 1e-9],
  ['pico', 1e-12],
])
