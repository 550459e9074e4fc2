/** A value to be written: blank ones are left out of maps. */
export type Wanted = string | boolean | readonly Wanted[] | { readonly [key: string]: Wanted | undefined }

/** A value in one line. Texts stand in double quotes, where YAML reads what JSON writes. */
export function writeFlow(value: Wanted): string {
  if (typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(writeFlow).join(', ')}]`
  const pairs = Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined || inner === '' || inner === false ? [] : [`${key}: ${writeFlow(inner)}`],
  )
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`
}

/** A key with its value, as the examples write it: things that have parts below each other. Ends its line. */
export function writePair(key: string, value: Wanted, indent: string): string {
  const head = `${indent}${key}:`
  if (Array.isArray(value) && value.some((one) => typeof one === 'object' && !Array.isArray(one)))
    return `${head}\n${value.map((one) => `${indent}  - ${writeFlow(one)}\n`).join('')}`
  if (key === 'tabla' && typeof value === 'object')
    return `${head}\n${Object.entries(value)
      .map(([name, inner]) => (inner === undefined ? '' : writePair(name, inner, `${indent}  `)))
      .join('')}`
  return `${head} ${writeFlow(value)}\n`
}
