import { startOfMadridDay } from '../../platform/dates/madrid-date.ts'
import { type ActionGroup, actionGroups } from './audit-actions.ts'

/** The URL parameters that filter the register. */
export const filterParameters = ['persona', 'accion', 'tipo', 'del', 'al'] as const

/** The filter as its form shows it; '' means no restriction. */
export type FilterFields = Record<(typeof filterParameters)[number], string>

/** The parsed filter, with validated names and instants; `to` is exclusive. */
export type AuditFilter = {
  person?: string
  group?: ActionGroup
  tipo?: string
  from?: string
  to?: string
}

/** The value of `persona` for actions of commands. */
export const operatorPerson = 'servidor'

/** The filter fields from URL parameters, which may be missing. */
export function fieldsOf(parameters: Record<keyof FilterFields, string | null>): FilterFields {
  const entries = filterParameters.map((name) => [name, parameters[name] ?? ''] as const)
  return { persona: '', accion: '', tipo: '', del: '', al: '', ...Object.fromEntries(entries) }
}

/** Parses the fields of a filter; days (YYYY-MM-DD) are in Madrid. Invalid values are ignored. */
export function readFilter({ persona, accion, tipo: kindSlug, del, al }: FilterFields): AuditFilter {
  return {
    ...(persona && { person: persona }),
    ...(isGroup(accion) && { group: accion }),
    ...(kindSlug && { tipo: kindSlug }),
    ...(isDay(del) && { from: startOfMadridDay(del) }),
    ...(isDay(al) && { to: startOfMadridDay(nextDay(al)) }),
  }
}

/** The query string of a filter. */
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
