import { measureTheSame, readUnit, type Unit } from '../../learning/marking/read-unit.ts'
import { tidyAnswer } from '../../learning/marking/tidy-answer.ts'
import { unitTable } from '../../learning/marking/unit-table.ts'

/** A Moodle unit; `multiplier`: how many of it make one of the answer's own unit. */
type MoodleUnit = { name: string; multiplier: number }

/** Prefixes used in this subject; the answer's own unit is always included, whatever its prefix. */
const prefixes = ['', 'k', 'm', 'M', 'µ', 'u', 'c', 'd', 'G', 'Ki', 'Mi', 'Gi']
/** Compound units that a student may use for one another. */
const compounds = [
  ...['km/h', 'm/s', 'cm/s', 'mm/s', 'm/min', 'N·m', 'Nm', 'N·cm', 'Ncm', 'N/mm2', 'N/m2', 'm/s2', 'rad/s'],
  ...[
    'mm2',
    'mm²',
    'cm2',
    'cm²',
    'dm2',
    'dm²',
    'm2',
    'm²',
    'cm3',
    'cm³',
    'dm3',
    'dm³',
    'm3',
    'm³',
    'L/min',
    'L/h',
  ],
  ...['kg/m3', 'g/cm3', 'W/m2', '€/kWh', '€/kg', 'bit/s', 'kbit/s', 'Mbit/s', 'MB/s', 'vueltas/min'],
]
const largest = 1e6
const most = 20

const simple = unitTable.flatMap(({ symbols }) =>
  symbols.flatMap((symbol) => prefixes.map((prefix) => prefix + symbol)),
)
const candidates = [...new Set([...simple, ...compounds])].flatMap((name) => {
  const unit = readUnit(tidyAnswer(name))
  return unit ? [{ name, unit }] : []
})

/**
 * The units in which Moodle accepts an answer: the answer's own first, then convertible ones of similar size.
 * A word that is not a unit («capas») is the only one; an answer without unit has none.
 */
export function listMoodleUnits(unit: string): MoodleUnit[] {
  const own = unit.trim()
  if (own === '') return []
  const first = { name: own, multiplier: 1 }
  const measure = readUnit(tidyAnswer(own))
  if (!measure) return [first]
  const others = candidates
    .filter(({ name, unit: other }) => name !== own && isExchangeable(other, measure))
    .map(({ name, unit: other }) => ({ name, multiplier: toPlain(measure.size / other.size) }))
    .filter(({ multiplier }) => multiplier <= largest && multiplier >= 1 / largest)
    .sort((one, other) => distance(one) - distance(other))
  return [first, ...others.slice(0, most - 1)]
}

// A multiplier cannot express an offset, as between °C and K.
function isExchangeable(one: Unit, other: Unit): boolean {
  return measureTheSame(one, other) && one.offset === other.offset
}

const distance = ({ multiplier }: MoodleUnit): number => Math.abs(Math.log10(multiplier))

function toPlain(value: number): number {
  return Number(value.toPrecision(12))
}
