import { expect, test } from 'vitest'
import { type Attempt, makeAttemptId } from './attempt.ts'
import { batchSize, readUpload } from './read-upload.ts'

const makeAttempt = (): Attempt => ({
  id: makeAttemptId(),
  at: '2026-11-22T08:00:00.000Z',
  exercise: 'problemas:x',
  seed: '',
  verdict: 'right',
  hints: 0,
  isSolutionSeen: false,
})

test('reads a batch and drops invalid attempts', () => {
  const attempt = makeAttempt()
  const sent = [{ ...attempt, userId: 'otra' }, { id: 1 }, null, '']
  expect(readUpload(JSON.stringify({ log: '', attempts: sent }))).toEqual({
    log: '',
    attempts: [attempt],
    sent: 4,
  })
})

test('reads no more attempts than a batch may hold', () => {
  const attempts = Array.from({ length: batchSize + 5 }, makeAttempt)
  const upload = readUpload(JSON.stringify({ log: '', attempts }))
  expect(upload?.attempts).toHaveLength(batchSize)
  expect(upload?.sent).toBe(batchSize + 5)
})

test.each(['', '{', 'null', '[]', '1', '{"log":""}', '{"log":1,"attempts":[]}', '{"log":"","attempts":{}}'])(
  'rejects %s',
  (text) => {
    expect(readUpload(text)).toBeUndefined()
  },
)
