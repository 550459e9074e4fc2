import { expect, it } from 'vitest'
import { mediaTexts } from './media-texts.ts'
import { storageErrorKinds } from './storage-error.ts'
import { readRetryable, readUploadError } from './upload-answer.ts'

const answer = (status: number, body = '') => ({
  originalRequest: {},
  originalResponse: { getStatus: () => status, getBody: () => body },
})

it.each([
  [400, 'invalid-argument'],
  [401, 'unauthenticated'],
  [402, 'quota-exceeded'],
  [403, 'unauthorized'],
  [404, 'object-not-found'],
  [413, 'too-large'],
  [460, 'invalid-checksum'],
  [502, 'unavailable'],
  [507, 'quota-exceeded'],
  [418, 'unknown'],
])('maps a bare status %i to %s', (status, kind) => {
  expect(readUploadError(answer(status, '<html>'))).toBe(kind)
})

it('uses the kind that the server names, if it is a known one', () => {
  expect(readUploadError(answer(503, '{"kind":"bucket-not-found"}'))).toBe('bucket-not-found')
  expect(readUploadError(answer(503, '{"kind":"toString"}'))).toBe('unavailable')
  expect(readUploadError({ originalRequest: {}, originalResponse: null })).toBe('retry-limit-exceeded')
})

it('retries failures without an explanation, and no others', () => {
  expect(readRetryable({ originalRequest: {}, originalResponse: null })).toBe(true)
  for (const status of [409, 423, 429, 500, 502, 504]) expect(readRetryable(answer(status))).toBe(true)
  for (const status of [400, 401, 403, 404, 413, 415]) expect(readRetryable(answer(status))).toBe(false)
  expect(readRetryable(answer(402, '{"kind":"quota-exceeded"}'))).toBe(false)
})

it('has a distinct Spanish sentence for every kind', () => {
  const sentences = storageErrorKinds.map(mediaTexts.storageError)
  expect(sentences.every((sentence) => /^[A-ZÁÉÍÓÚ].*\.$/.test(sentence))).toBe(true)
  expect(new Set(sentences).size).toBe(storageErrorKinds.length)
})
