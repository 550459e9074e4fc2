import type { AnySimulator, Values } from './simulator.ts'

/** What stands in an address or a line of Markdown for a value. */
export function writeValue(value: number | string | boolean): string {
  return typeof value === 'boolean' ? (value ? 'si' : 'no') : String(value)
}

/** The address of a state: all of it, so that it stays when first values change. `fixed`: the parameters that stay locked there. */
export function stateAddress(
  { tipo, parameters, uses }: AnySimulator,
  values: Values,
  fixed: readonly string[] = [],
): string {
  const query = new URLSearchParams()
  for (const name of Object.keys(parameters)) {
    const value = values[name]
    if (value !== undefined && (uses?.(name, values) ?? true)) query.set(name, writeValue(value))
  }
  if (fixed.length > 0) query.set('fijo', fixed.join())
  return `/simuladores/${tipo}?${query}`
}
