import { madridInstant } from '../../platform/dates/madrid-time.ts'
import { draftsTexts } from './drafts-texts.ts'

/** The instant of a day and a time that somebody chose, as they are read in Madrid, or what is wrong with them. */
export function readMoment(
  { day, time }: { day: string; time: string },
  now: string,
): { iso: string } | { error: string } {
  const moment = madridInstant(day.trim(), time.trim())
  if ('wrong' in moment)
    return { error: moment.wrong === 'gap' ? draftsTexts.noSuchMoment : draftsTexts.wrongMoment }
  return moment.iso > now ? moment : { error: draftsTexts.past }
}
