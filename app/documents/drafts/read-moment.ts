import { madridInstant } from '../../platform/dates/madrid-time.ts'
import { draftsTexts } from './drafts-texts.ts'

/** Converts a chosen day and time in Madrid to an instant, or returns an error message. */
export function readMoment(
  { day, time }: { day: string; time: string },
  now: string,
): { iso: string } | { error: string } {
  const moment = madridInstant(day.trim(), time.trim())
  if ('wrong' in moment)
    return { error: moment.wrong === 'gap' ? draftsTexts.noSuchMoment : draftsTexts.wrongMoment }
  return moment.iso > now ? moment : { error: draftsTexts.past }
}
