import { madridDate } from '../../app/platform/dates/madrid-date.ts'

const recheckAfterMs = 1000

/** Today in Madrid as YYYY-MM-DD, worked out at most once a second: the calendar is slow beside a page in memory. */
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
