import { type FilterFields, filterParameters } from './audit-filter.ts'

/** The fields of the filter from the parameters of an address, of which some may be missing. */
export function fieldsOf(parameters: Record<keyof FilterFields, string | null>): FilterFields {
  const entries = filterParameters.map((name) => [name, parameters[name] ?? ''] as const)
  return { persona: '', accion: '', tipo: '', del: '', al: '', ...Object.fromEntries(entries) }
}
