import type { Attempt } from '../../learning/attempts/attempt.ts'
import { readAttempts } from '../../learning/attempts/attempt-log.ts'
import { logChanged } from '../../learning/attempts/log-store.ts'
import { makeElement } from '../../ui/components/make-element.ts'
import { type CourseMap, loadCourseMap } from './course-map.ts'
import { describeLevels, describeWayOn } from './describe-progress.ts'

type Map = Pick<CourseMap, 'blocks' | 'others'>
type Read = { log: readonly Attempt[]; now: string }

/**
 * Writes the next step and the levels of topics into the page, and updates them after each answer; without a
 * network the page stays as it is.
 */
export async function writeProgress(): Promise<void> {
  if ((await readAttempts()).length === 0) return
  const map = await loadCourseMap()
  const write = async (): Promise<void> => {
    const read = { log: await readAttempts(), now: new Date().toISOString() }
    for (const place of document.querySelectorAll<HTMLElement>('[data-way-on]')) writeWay(place, map, read)
    writeLevels(document.querySelectorAll<HTMLElement>('[data-level-of]'), map, read)
  }
  await write()
  addEventListener(logChanged, () => void write())
}

function writeWay(place: HTMLElement, map: Map, { log, now }: Read): void {
  const ways = describeWayOn(map, log, { topic: place.dataset.wayOn ?? '', now })
  place.replaceChildren(...ways.map(({ to, text }) => makeElement('a', { href: to }, text)))
}

function writeLevels(places: NodeListOf<HTMLElement>, map: Map, { log, now }: Read): void {
  if (places.length === 0) return
  const levels = describeLevels(map, log, now)
  for (const place of places) {
    const found = levels.get(place.dataset.levelOf ?? '')
    if (!found) continue
    place.dataset.level = found.level
    const sign = makeElement('span', { ariaHidden: 'true' }, found.sign)
    place.replaceChildren(sign, ` ${found.text}`)
  }
}
