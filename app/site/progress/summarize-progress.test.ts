import { expect, it } from 'vitest'
import { attemptOn } from './attempts-fixture.ts'
import type { CourseMap, MapTopic } from './course-map.ts'
import { dayOf } from './days.ts'
import { findWaysOn, summarizeProgress } from './summarize-progress.ts'

const now = '2026-11-10T12:00:00.000Z'

/** A topic with exercises «problemas:{id}1» and so on. */
const topic = (id: string, count = 2): MapTopic => ({
  id,
  title: id,
  path: `/topic/${id}`,
  criteria: [],
  exercises: Array.from({ length: count }, (_, at) => ({
    id: `problemas:${id}${at + 1}`,
    title: `${id} ${at + 1}`,
    path: `/problemas/${id}-${at + 1}`,
  })),
})
const block = (name: string, ...topics: MapTopic[]) => ({
  id: name,
  name,
  color: 'blue',
  courses: '',
  topics,
})
const map: CourseMap = {
  blocks: [block('A', topic('a'), topic('empty', 0), topic('b')), block('B', topic('c'))],
  others: [{ id: 'problemas:x', title: 'x', path: '/problemas/x' }],
  criteria: {},
}
const ways = (...log: Parameters<typeof summarizeProgress>[1]) => {
  const { begun, next } = findWaysOn(map, summarizeProgress(map, log, now))
  return [begun?.id, next?.id]
}

it('summarises the level of each topic and the due reviews, including exercises without a topic', () => {
  const log = [
    attemptOn(2, { exercise: 'problemas:a1' }),
    attemptOn(9, { exercise: 'problemas:a2' }),
    attemptOn(8, { exercise: 'problemas:x', verdict: 'wrong' }),
    attemptOn(8, { exercise: 'problemas:gone' }),
  ]
  const { count, topics, reviews } = summarizeProgress(map, log, now)
  expect(count).toBe(4)
  expect(Object.entries(topics).map(([id, { level, solved, of }]) => [id, level, solved, of])).toEqual([
    ['a', 'mastered', 2, 2],
    ['empty', 'new', 0, 0],
    ['b', 'new', 0, 2],
    ['c', 'new', 0, 2],
  ])
  expect(reviews).toEqual({
    today: ['problemas:x', 'problemas:a1'],
    done: 0,
    right: 0,
    later: 0,
    nextOn: dayOf('2026-11-12T12:00:00Z'),
  })
})

it('does not review an exercise that depends on the text around it', () => {
  const [question] = topic('t', 1).exercises
  if (!question) throw new Error('A topic of one exercise has one')
  const tied = { ...map, others: [{ ...question, isTied: true as const }] }
  const { reviews } = summarizeProgress(tied, [attemptOn(2, { exercise: question.id })], now)
  expect(reviews).toMatchObject({ today: [], nextOn: undefined })
})

it('finds the topic begun last, and the next one not begun', () => {
  const wrong = { verdict: 'wrong' } as const
  expect(ways()).toEqual([undefined, 'a'])
  expect(ways(attemptOn(2, { exercise: 'problemas:a1', ...wrong }))).toEqual(['a', 'b'])
  expect(
    ways(
      attemptOn(2, { exercise: 'problemas:a1', ...wrong }),
      attemptOn(3, { exercise: 'problemas:c1', ...wrong }),
    ),
  ).toEqual(['c', 'b'])
  expect(ways(attemptOn(2, { exercise: 'problemas:b1' }))).toEqual([undefined, 'c'])
})
