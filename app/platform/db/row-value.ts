/** A value of a column in a form that all databases and JSON share: times are ISO-8601 in UTC, yes and no are 1 and 0. */
export type RowValue = string | number | null | { base64: string }

/** Brings what a driver gives into the shared form. Bytes stand where no text should be broken. Throws for anything else. */
export function toRowValue(value: unknown): RowValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') }
  throw new TypeError(`A column holds a ${typeof value}`)
}

/** Whether something that was read from JSON is a value of a column. */
export function isRowValue(value: unknown): value is RowValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return true
  return typeof value === 'object' && 'base64' in value && typeof value.base64 === 'string'
}
