import type { HouseValues } from './house-parameters.ts'

const degrees = Math.PI / 180
/** Days before each month of a non-leap year. */
const daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

/** Day of the year of the 21st of a month (1–12). */
function dayOfYear(month: number): number {
  return (daysBefore[month - 1] ?? 0) + 21
}

/**
 * Declination of the sun in degrees on a day of the year.
 * 23.45°·sin(360°·(284 + n)/365) (P. I. Cooper, Solar Energy 12, 1969).
 */
export function declination(day: number): number {
  return 23.45 * Math.sin(((360 * (284 + day)) / 365) * degrees)
}

/** Height of the sun at solar noon on the 21st of a month, in degrees above the horizon. */
export function noonHeight(latitude: number, month: number): number {
  return 90 - latitude + declination(dayOfYear(month))
}

/**
 * `height` of the sun in degrees; `shade`: its reach below the eave in m.
 * `covered`: shaded part of the window, 0–1.
 */
export type Shade = { height: number; shade: number; covered: number }

/** Shade of the eave on a south façade at solar noon on the 21st of a month: s = v·tan h. */
export function computeShade({ lat, vuelo, ventana, pared }: HouseValues, month: number): Shade {
  const height = noonHeight(lat, month)
  const shade = vuelo * Math.tan(height * degrees)
  return { height, shade, covered: Math.min(1, Math.max(0, (shade - pared) / ventana)) }
}
