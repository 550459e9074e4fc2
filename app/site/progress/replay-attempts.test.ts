import { expect, it } from 'vitest'
import type { Attempt, AttemptVerdict } from '../../learning/attempts/attempt.ts'
import { attemptOn } from './attempts-fixture.ts'
import { dateOf, dayOf } from './days.ts'
import { replayAttempts } from './replay-attempts.ts'

const now = '2026-11-30T12:00:00.000Z'
const replay = (log: readonly Attempt[]) => replayAttempts(log, now).get('problemas:a')
const dueOn = (log: readonly Attempt[]): string => dateOf(replay(log)?.card?.dueOn ?? Number.NaN)

it('counts tries, keeps the best answer, and records the first and last right ones', () => {
  const log = [
    attemptOn(2, { verdict: 'wrong' }),
    attemptOn(3, { verdict: 'right', hints: 1 }),
    attemptOn(5),
    attemptOn(6, { verdict: 'almost' }),
  ]
  const state = replay(log)
  expect(state).toMatchObject({ tries: 4, best: 'right', isFailed: false, lastAt: log[3]?.at })
  expect([state?.firstRightOn, state?.lastRightOn].map((day = 0) => dateOf(day))).toEqual([
    '2026-11-03',
    '2026-11-05',
  ])
})

it('schedules by verdict: three days after a right answer, two after hints or almost, one after a wrong answer', () => {
  expect(dueOn([attemptOn(2)])).toBe('2026-11-05')
  expect(dueOn([attemptOn(2, { hints: 1 })])).toBe('2026-11-04')
  expect(dueOn([attemptOn(2, { verdict: 'almost' })])).toBe('2026-11-04')
  expect(dueOn([attemptOn(2, { verdict: 'wrong' })])).toBe('2026-11-03')
  expect(dueOn([attemptOn(2, { isSolutionSeen: true })])).toBe('2026-11-03')
})

it('waits longer after each right answer, but at most sixty days', () => {
  expect(dueOn([attemptOn(2), attemptOn(5)])).toBe('2026-11-19')
  let log = [attemptOn(-400)]
  for (let review = 0; review < 6; review++) {
    const { card } = replay(log) ?? {}
    const wait = (card?.dueOn ?? 0) - (card?.reviewedOn ?? 0)
    expect(wait).toBeLessThanOrEqual(60)
    log = [...log, attemptOn(-400, { at: `${dateOf(card?.dueOn ?? 0)}T12:00:00.000Z` })]
  }
  const { card } = replay(log) ?? {}
  expect((card?.dueOn ?? 0) - (card?.reviewedOn ?? 0)).toBe(60)
})

it('counts the first answer of a day as the review; later tries that day change no date', () => {
  const at = (hour: number) => `2026-11-02T${String(hour).padStart(2, '0')}:00:00.000Z`
  const retried = [attemptOn(2, { at: at(8), verdict: 'wrong' }), attemptOn(2, { at: at(9) })]
  expect(dueOn(retried)).toBe('2026-11-03')
  expect(replay(retried)).toMatchObject({ tries: 2, best: 'right', isFailed: false })
})

it('starts days at midnight in Madrid', () => {
  const late = attemptOn(2, { at: '2026-11-02T22:59:59.999Z' })
  const midnight = attemptOn(2, { at: '2026-11-02T23:00:00.000Z' })
  expect(dueOn([late])).toBe('2026-11-05')
  expect(dueOn([midnight])).toBe('2026-11-06')
})

it('does not count an answer after viewing the solution as right', () => {
  expect(replay([attemptOn(2, { isSolutionSeen: true })])).toMatchObject({
    best: 'almost',
    firstRightOn: undefined,
  })
})

it('records the day of an answer that was due, but not of one before its due date', () => {
  const on = dayOf('2026-11-06T12:00:00Z')
  expect(replay([attemptOn(2), attemptOn(3)])?.review).toBeUndefined()
  expect(replay([attemptOn(2), attemptOn(6)])?.review).toEqual({ on, isRight: true })
  const missed = [attemptOn(2), attemptOn(6, { verdict: 'wrong' }), attemptOn(6)]
  expect(replay(missed)?.review).toEqual({ on, isRight: false })
})

it('counts an answer from a clock that runs ahead as a try, but moves no date', () => {
  const ahead = attemptOn(1, { at: '2099-01-01T00:00:00.000Z' })
  expect(replay([attemptOn(2), ahead])).toMatchObject({ tries: 2, lastAt: attemptOn(2).at })
  expect(dueOn([attemptOn(2), ahead])).toBe('2026-11-05')
  expect(replay([ahead])).toMatchObject({ best: 'right', card: undefined, firstRightOn: undefined })
})

it('counts a duplicated attempt once', () => {
  const log = [attemptOn(2), attemptOn(3, { verdict: 'wrong' })]
  expect(replay([...log, ...log])).toEqual(replay(log))
})

it('computes the same states for any distribution of attempts over devices and any merge order', () => {
  const random = randomNumbers(20261122)
  const pick = <Each>(list: readonly Each[]): Each => list[Math.floor(random() * list.length)] as Each
  // Equal times, stopped clocks, and clocks that are off by years and by millennia.
  const times = [-730_000, -20_000, -40, -8, -8, 0, 1, 1, 2, 9, 9, 30, 400, 30_000]
  for (let round = 0; round < 60; round++) {
    const log = Array.from({ length: 40 }, () =>
      attemptOn(pick(times), {
        exercise: pick(['problemas:a', 'problemas:b', 'temario:c:0123abcd']),
        verdict: pick<AttemptVerdict>(['right', 'almost', 'wrong']),
        hints: pick([0, 0, 2]),
        isSolutionSeen: random() < 0.2,
      }),
    )
    const whole = replayAttempts(log, now)
    for (const { card } of whole.values()) if (card) expect(card.dueOn).toSatisfy(Number.isInteger)
    const devices: Attempt[][] = [[], [], []]
    for (const attempt of log) for (const device of devices) if (random() < 0.6) device.push(attempt)
    const shuffled = [...log, ...devices.flat()].sort(() => random() - 0.5)
    const merged = replayAttempts(shuffled, now)
    expect(new Map([...merged].sort())).toEqual(new Map([...whole].sort()))
  }
})

/** A seeded generator of numbers from 0 to 1, the same in each run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
