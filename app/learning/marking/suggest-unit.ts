import { readUnit, type Unit } from './read-unit.ts'
import { binaryPrefixes, decimalPrefixes, unitTable } from './unit-table.ts'

/** Lower-case prefixes first: a student who writes «ma» means mA. */
const usualFirst = [...decimalPrefixes.keys()].sort(
  (one, other) => Number(isCapital(one)) - Number(isCapital(other)),
)

function isCapital(prefix: string): boolean {
  return prefix !== prefix.toLowerCase()
}

const known = unitTable.flatMap(({ symbols, prefixes }) => {
  const before = [
    '',
    ...(prefixes ? usualFirst : []),
    ...(prefixes === 'decimal and binary' ? binaryPrefixes.keys() : []),
  ]
  return symbols.flatMap((symbol) =>
    before.filter((prefix) => prefix !== 'K').map((prefix) => prefix + symbol),
  )
})

/**
 * Returns a known unit that differs from the text only in upper and lower case («kw» → kW). Prefers one that
 * satisfies `isWanted`.
 */
export function suggestUnit(text: string, isWanted: (unit: Unit) => boolean): string | undefined {
  const plain = text.toLowerCase()
  const near = known.filter((symbol) => symbol.toLowerCase() === plain)
  const wanted = near.find((symbol) => {
    const unit = readUnit(symbol)
    return unit !== undefined && isWanted(unit)
  })
  return wanted ?? near[0]
}
