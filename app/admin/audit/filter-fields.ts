import { type FilterFields, filterParameters } from './audit-filter.ts'

/** The filter fields from URL parameters, which may be missing. */
export function fieldsOf(parameters: Record<keyof FilterFields, string | null>): FilterFields {
  const entries = filterParameters.map((name) => [name, parameters[name] ?? ''] as const)
  return { persona: '', accion: '', tipo: '', del: '', al: '', ...Object.fromEntries(entries) }
}
