const units = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** Formats a size in Spanish: 1234567 → «1,2 MB». */
export function formatBytes(bytes: number): string {
  let value = bytes
  let unit = 0
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000
    unit++
  }
  const digits = unit > 0 && value < 10 ? 1 : 0
  return `${value.toLocaleString('es', { maximumFractionDigits: digits })}\u00A0${units[unit]}`
}
