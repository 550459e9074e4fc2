import { reportFault } from './fault-channel.ts'

const days = new Set(['date', 'startsOn'])
const instants = new Set(['createdAt', 'updatedAt'])

/**
 * Leaves out corrupt rows and logs them: one with bytes in a text column or with an invalid date would fail
 * the whole page.
 */
export function dropCorruptRows<Row extends object>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => {
    const broken = Object.entries(row).filter(([name, value]) => !isSound(name, value))
    if (broken.length === 0) return true
    const names = broken.map(([name]) => name).join(', ')
    reportFault(new Error(`A row is left out of a list: ${nameRow(row)} is broken in ${names}`))
    return false
  })
}

function isSound(name: string, value: unknown): boolean {
  if (value instanceof Uint8Array) return false
  if (typeof value !== 'string') return true
  if (days.has(name)) return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
  return !instants.has(name) || !Number.isNaN(Date.parse(value))
}

function nameRow(row: object): string {
  const id = 'id' in row ? row.id : undefined
  return typeof id === 'string' ? id : 'one without a readable id'
}
