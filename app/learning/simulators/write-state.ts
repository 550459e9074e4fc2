import type { AnySimulator, Values } from './simulator.ts'

/** The text of a value in an address or in a Markdown line. */
export function writeValue(value: number | string | boolean): string {
  return typeof value === 'boolean' ? (value ? 'si' : 'no') : String(value)
}

/**
 * Address of a state. It includes every used value, so that it stays valid when initial values change.
 * `fixed` lists the parameters that stay locked at that address.
 */
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
