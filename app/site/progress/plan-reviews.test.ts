import { expect, it } from 'vitest'
import type { Attempt } from '../../learning/attempts/attempt.ts'
import { attemptOn } from './attempts-fixture.ts'
import { dateOf, dayOf } from './days.ts'
import { mixTopics, planReviews } from './plan-reviews.ts'
import { replayAttempts } from './replay-attempts.ts'

/** «problemas:x3» belongs to topic x. */
const topicOf = (exercise: string): string => exercise.slice('problemas:'.length, -1)
const named = (...names: string[]): string[] => names.map((name) => `problemas:${name}`)

function plan(
  log: readonly Attempt[],
  day: number,
  exercises = log.map(({ exercise }) => exercise),
  open?: string,
) {
  const now = new Date(Date.UTC(2026, 10, day, 18)).toISOString()
  return planReviews(replayAttempts(log, now), { day: dayOf(now), exercises, topicOf, open })
}

it('plans what is due and what was failed the day before, but nothing that was just answered', () => {
  const log = [
    attemptOn(2, { exercise: 'problemas:a1' }),
    attemptOn(4, { exercise: 'problemas:b1', verdict: 'wrong' }),
    attemptOn(4, { exercise: 'problemas:c1' }),
  ]
  expect(plan(log, 4)).toMatchObject({ today: [], done: 0, later: 0, nextOn: dayOf('2026-11-05') })
  expect(plan(log, 5)).toMatchObject({ today: named('a1', 'b1'), nextOn: dayOf('2026-11-07') })
})

it('skips exercises that no longer exist', () => {
  const log = [attemptOn(2, { exercise: 'problemas:a1' }), attemptOn(2, { exercise: 'problemas:b1' })]
  expect(plan(log, 9, named('b1')).today).toEqual(named('b1'))
})

it('plans ten a day, counts reviews made on any device, and moves the rest to the next day', () => {
  const log = Array.from({ length: 14 }, (_, at) =>
    attemptOn(2, { exercise: `problemas:${String.fromCharCode(97 + at)}1` }),
  )
  expect(plan(log, 5)).toMatchObject({ done: 0, later: 4, nextOn: dayOf('2026-11-06') })
  const first = plan(log, 5).today
  expect(first).toHaveLength(10)
  const some = [...log, ...first.slice(0, 4).map((exercise) => attemptOn(5, { exercise }))]
  expect(plan(some, 5)).toMatchObject({ done: 4, later: 4 })
  expect(plan(some, 5).today.toSorted()).toEqual(first.slice(4).toSorted())
  const all = [...log, ...first.map((exercise) => attemptOn(5, { exercise }))]
  expect(plan(all, 5)).toEqual({ today: [], done: 10, right: 10, later: 4, nextOn: dayOf('2026-11-06') })
  expect(plan(all, 6).today).toHaveLength(4)
})

it('continues with another topic than that of the open exercise, which counts as one of the ten', () => {
  const log = Array.from({ length: 12 }, (_, at) =>
    attemptOn(2, { exercise: `problemas:${at % 2 === 0 ? 'a' : 'b'}${at % 10}`, verdict: 'wrong' }),
  )
  const all = [...new Set(log.map(({ exercise }) => exercise))]
  const open = 'problemas:b9'
  const after = plan(log, 3, all, open)
  expect(after.today[0]).toBe('problemas:a0')
  expect(after.today).toHaveLength(9)
  expect(after.today).not.toContain(open)
  const answered = plan([...log, attemptOn(3, { exercise: open })], 3, all, open)
  expect(answered).toMatchObject({ done: 1, today: after.today })
})

it('reports no next day when nothing is due', () => {
  expect(plan([], 5)).toEqual({ today: [], done: 0, right: 0, later: 0, nextOn: undefined })
})

it('starts with another topic than the one just practised', () => {
  const log = [
    attemptOn(1, { exercise: 'problemas:a1' }),
    attemptOn(2, { exercise: 'problemas:b1' }),
    attemptOn(5, { exercise: 'problemas:a2' }),
  ]
  expect(plan(log, 6).today).toEqual(named('b1', 'a1'))
  expect(dateOf(plan(log, 6).nextOn ?? 0)).toBe('2026-11-08')
})

it('mixes topics: the longest overdue first, and no two of a topic in a row', () => {
  expect(mixTopics(named('a1', 'a2', 'b1', 'c1', 'b2'), topicOf, undefined)).toEqual(
    named('a1', 'b1', 'a2', 'c1', 'b2'),
  )
  expect(mixTopics(named('a1', 'a2', 'a3', 'b1', 'c1'), topicOf, undefined)).toEqual(
    named('a1', 'b1', 'a2', 'c1', 'a3'),
  )
  expect(mixTopics(named('a1', 'a2', 'a3', 'b1'), topicOf, 'a')).toEqual(named('b1', 'a1', 'a2', 'a3'))
})

it('puts two of a topic in a row only if unavoidable, for every possible due list', () => {
  const letters = ['a', 'b', 'c']
  for (let code = 0; code < 3 ** 7; code++) {
    const list = [...code.toString(3).padStart(7, '0')].map(
      (figure, at) => `problemas:${letters[+figure]}${at}`,
    )
    const topics = mixTopics(list, topicOf, undefined).map(topicOf)
    const most = Math.max(...letters.map((letter) => topics.filter((topic) => topic === letter).length))
    const repeats = topics.filter((topic, at) => at > 0 && topic === topics[at - 1]).length
    expect(repeats, list.join()).toBe(Math.max(0, most - (7 - most) - 1))
  }
})
