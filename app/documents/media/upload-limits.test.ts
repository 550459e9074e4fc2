import { expect, it } from 'vitest'
import {
  makeRoom,
  maxUploadBytesOfOne,
  maxUploadsOfOne,
  type UploadUnderWay,
  uploadRestMs,
} from './upload-limits.ts'

const now = 1_800_000_000_000
const uploads = (count: number, size: number, age = 0): UploadUnderWay[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, size, touchedAt: now - age - index }))

it('removes nothing while there is room', () => {
  expect(makeRoom([], { size: 10, now })).toEqual([])
  expect(makeRoom(uploads(maxUploadsOfOne - 1, 1), { size: 1, now })).toEqual([])
  expect(makeRoom(uploads(1, maxUploadBytesOfOne - 10), { size: 10, now })).toEqual([])
})

it('rejects an upload above the limits on number or bytes', () => {
  expect(makeRoom(uploads(maxUploadsOfOne, 1), { size: 1, now })).toBeUndefined()
  expect(makeRoom(uploads(1, maxUploadBytesOfOne - 9), { size: 10, now })).toBeUndefined()
})

it('removes inactive uploads to make room, oldest first and no more than necessary', () => {
  const resting = uploads(maxUploadsOfOne, 1, uploadRestMs + 1)
  expect(makeRoom(resting, { size: 1, now })).toEqual([`${maxUploadsOfOne - 1}`])
  expect(makeRoom(uploads(4, maxUploadBytesOfOne / 4, uploadRestMs + 1), { size: 100, now })).toEqual(['3'])
})
