import { readAttempts } from '../attempts/attempt-log.ts'
import { logChanged } from '../attempts/log-event.ts'
import { makeElement } from '../ui/make-element.ts'
import { describeWayOn } from './describe-way-on.ts'
import { loadCourseMap } from './load-course-map.ts'

/** Writes where to go on into its place, and again when something was answered; without a network it stays as it is. */
export async function writeWayOn(place: HTMLElement): Promise<void> {
  if ((await readAttempts()).length === 0) return
  const map = await loadCourseMap()
  const write = async (): Promise<void> => {
    const log = await readAttempts()
    const ways = describeWayOn(map, log, { topic: place.dataset.wayOn ?? '', now: new Date().toISOString() })
    place.replaceChildren(...ways.map(({ to, text }) => makeElement('a', { href: to }, text)))
  }
  await write()
  addEventListener(logChanged, () => void write())
}
