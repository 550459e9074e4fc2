import { startOfMadridDay } from '../../platform/dates/madrid-date.ts'
import { type ActionGroup, actionGroups } from './audit-actions.ts'

/** The parameters by which the register is narrowed. */
export const filterParameters = ['persona', 'accion', 'tipo', 'del', 'al'] as const

/** What the register is narrowed to, as its form shows it; '' for everything. */
export type FilterFields = Record<(typeof filterParameters)[number], string>

/** The same as instants (`to` is the first one that is too late) and names that the register knows. */
export type AuditFilter = {
  person?: string
  group?: ActionGroup
  tipo?: string
  from?: string
  to?: string
}

/** The person that stands for commands. */
export const operatorPerson = 'servidor'

/** Reads the fields of a filter; days (YYYY-MM-DD) are those of Madrid. What cannot be read narrows nothing. */
export function readFilter({ persona, accion, tipo, del, al }: FilterFields): AuditFilter {
  return {
    ...(persona && { person: persona }),
    ...(isGroup(accion) && { group: accion }),
    ...(tipo && { tipo }),
    ...(isDay(del) && { from: startOfMadridDay(del) }),
    ...(isDay(al) && { to: startOfMadridDay(nextDay(al)) }),
  }
}

/** The parameters of an address that keep what is filtered. */
export function filterQuery(fields: FilterFields, more: Record<string, string> = {}): string {
  const filled = Object.entries({ ...fields, ...more }).filter(([, value]) => value !== '')
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`
}

const isGroup = (text: string): text is ActionGroup => Object.hasOwn(actionGroups, text)
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
