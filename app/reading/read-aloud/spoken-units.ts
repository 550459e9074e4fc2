/** The spoken form of a unit, singular and plural. */
type Spoken = readonly [one: string, many: string]

const prefixes: Readonly<Record<string, string>> = {
  '': '',
  n: 'nano',
  µ: 'micro',
  μ: 'micro',
  m: 'mili',
  c: 'centi',
  d: 'deci',
  k: 'kilo',
  K: 'kilo',
  M: 'mega',
  G: 'giga',
  T: 'tera',
  Ki: 'kibi',
  Mi: 'mebi',
  Gi: 'gibi',
}
/** Units with the prefixes in use. */
const families: readonly (readonly [
  symbol: string,
  one: string,
  many: string,
  prefixes: Iterable<string>,
])[] = [
  ['V', 'voltio', 'voltios', 'µμmkM'],
  ['A', 'amperio', 'amperios', 'µμmk'],
  ['Ω', 'ohmio', 'ohmios', 'mkM'],
  ['W', 'vatio', 'vatios', 'mkMG'],
  ['Wh', 'vatio hora', 'vatios hora', 'kMGT'],
  ['Ah', 'amperio hora', 'amperios hora', 'm'],
  ['J', 'julio', 'julios', 'mkM'],
  ['N', 'newton', 'newtons', 'mk'],
  ['N·m', 'newton metro', 'newtons metro', ''],
  ['Pa', 'pascal', 'pascales', 'kM'],
  ['Hz', 'hercio', 'hercios', 'kMG'],
  ['F', 'faradio', 'faradios', 'nµμm'],
  ['m', 'metro', 'metros', 'nµμmcdk'],
  ['g', 'gramo', 'gramos', 'µμmk'],
  ['l', 'litro', 'litros', 'mcd'],
  ['L', 'litro', 'litros', 'mcd'],
  ['s', 'segundo', 'segundos', 'nµμm'],
  ['bit', 'bit', 'bits', 'kM'],
  ['b', 'bit', 'bits', 'kMG'],
  ['B', 'byte', 'bytes', ['k', 'K', 'M', 'G', 'T', 'Ki', 'Mi', 'Gi']],
]
const others: readonly (readonly [string, string, string])[] = [
  ['min', 'minuto', 'minutos'],
  ['h', 'hora', 'horas'],
  ['s²', 'segundo al cuadrado', 'segundos al cuadrado'],
  ['t', 'tonelada', 'toneladas'],
  ['K', 'kelvin', 'kelvin'],
  ['rpm', 'revolución por minuto', 'revoluciones por minuto'],
  ['min⁻¹', 'vuelta por minuto', 'vueltas por minuto'],
  ['rad', 'radián', 'radianes'],
  ['bar', 'bar', 'bares'],
  ['dB', 'decibelio', 'decibelios'],
  ['lm', 'lumen', 'lúmenes'],
  ['°C', 'grado Celsius', 'grados Celsius'],
  ['ºC', 'grado Celsius', 'grados Celsius'],
  ['°', 'grado', 'grados'],
  ['%', 'por ciento', 'por ciento'],
  ['€', 'euro', 'euros'],
]

const accented: Readonly<Record<string, string>> = { a: 'á', i: 'í', o: 'ó' }

/** Adds a prefix: «kilogramo», but «kilómetro» and «kilohmio». */
function withPrefix(prefix: string, name: string): string {
  return `${prefixes[prefix]}${name}`
    .replace(/([aio])(metros?)$/, (_, vowel: string, metre: string) => {
      return `${accented[vowel] ?? vowel}${metre}`
    })
    .replace(/[ao](ohmios?)$/, '$1')
}

const units: ReadonlyMap<string, Spoken> = new Map(
  [
    ...families.flatMap(([symbol, one, many, known]) =>
      ['', ...known].map(
        (prefix) => [prefix + symbol, [withPrefix(prefix, one), withPrefix(prefix, many)]] as const,
      ),
    ),
    ...others.map(([symbol, ...words]) => [symbol, words] as const),
  ].flatMap(([symbol, [one, many]]): [string, Spoken][] => [
    [symbol, [one, many]],
    // Areas and volumes.
    ...(/^[mcdk]?m$/.test(symbol)
      ? ([
          [`${symbol}²`, [`${one} cuadrado`, `${many} cuadrados`]],
          [`${symbol}³`, [`${one} cúbico`, `${many} cúbicos`]],
        ] as [string, Spoken][])
      : []),
  ]),
)

const symbols = [...units.keys()].sort((one, other) => other.length - one.length).join('|')
const numberAndUnit = new RegExp(`(\\d) ?(${symbols})(?![\\p{L}\\d²³⁻·])`, 'gu')
/** Matches «g/cm³», «kg/año», «euros/kWh» if the first unit is already in words. */
const perUnit = new RegExp(`(\\p{L}{3,})/(${symbols})(?![\\p{L}\\d²³⁻·])`, 'gu')
const perWord = /(\d \p{L}+)\/(?=\p{L}{3,})/gu
const isOne = /(?:^|[^\d,.])1$/

/**
 * Replaces units after numbers with words: «12 V» is «12 voltios», «1 m²» «1 metro cuadrado», «2,7 g/cm³»
 * «2,7 gramos por centímetro cúbico».
 */
export function speakUnits(text: string): string {
  return text
    .replace(numberAndUnit, (whole, digit: string, symbol: string, at: number) => {
      const words = units.get(symbol)
      return words ? `${digit} ${words[isOne.test(text.slice(0, at + 1)) ? 0 : 1]}` : whole
    })
    .replace(perUnit, (whole, before: string, symbol: string) => {
      const words = units.get(symbol)
      return words ? `${before} por ${words[0]}` : whole
    })
    .replace(perWord, '$1 por ')
}
