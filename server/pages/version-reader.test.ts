import { expect, test } from 'vitest'
import { shareNext } from './version-reader.ts'

test('calls made while one is running share the next run, which starts after them', async () => {
  const answers: PromiseWithResolvers<number>[] = []
  const ask = shareNext(() => {
    const answer = Promise.withResolvers<number>()
    answers.push(answer)
    return answer.promise
  })
  const first = ask()
  const later = [ask(), ask()]
  expect(answers).toHaveLength(1)
  answers[0]?.resolve(1)
  expect(await first).toBe(1)
  await Promise.resolve()
  expect(answers).toHaveLength(2)
  const latest = ask()
  answers[1]?.resolve(2)
  expect(await Promise.all(later)).toEqual([2, 2])
  await Promise.resolve()
  expect(answers).toHaveLength(3)
  answers[2]?.resolve(3)
  expect(await latest).toBe(3)
})

test('a failed run does not fail the calls that wait for the next one', async () => {
  let count = 0
  const ask = shareNext(async () => {
    if (++count === 1) throw new Error('away')
    return count
  })
  const [first, second] = await Promise.allSettled([ask(), ask()])
  expect(first.status).toBe('rejected')
  expect(second).toEqual({ status: 'fulfilled', value: 2 })
})
