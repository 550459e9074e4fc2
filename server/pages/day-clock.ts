import { madridDate } from '../../app/platform/dates/madrid-date.ts'

const recheckAfterMs = 1000

/**
 * Returns a clock of today's date in Madrid, as YYYY-MM-DD, computed at most once a second: time-zone
 * arithmetic is slow compared with a cached page.
 */
export function createDayClock(): () => string {
  let day = ''
  let checked = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - checked >= recheckAfterMs) {
      day = madridDate(new Date())
      checked = now
    }
    return day
  }
}
