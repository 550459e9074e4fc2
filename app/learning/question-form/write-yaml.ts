/** A value to write. Blank values are left out of maps. */
export type Wanted = string | boolean | readonly Wanted[] | { readonly [key: string]: Wanted | undefined }

/** Writes a value on one line, in flow style. Texts are JSON strings, which are valid double-quoted YAML. */
export function writeFlow(value: Wanted): string {
  if (typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(writeFlow).join(', ')}]`
  const pairs = Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined || inner === '' || inner === false ? [] : [`${key}: ${writeFlow(inner)}`],
  )
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`
}

/**
 * Writes a key and its value, and ends the line. Lists of maps, and tables, are written in block style, as in
 * the examples.
 */
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
