import { glob } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { withoutSample } from '../transfer/without-sample.ts'
import { followImports } from './follow-imports.ts'

/** Pages, server-only files and the catalogue itself are not components of the catalogue. */
const noPart = /-page\.tsx$|\.samples\.tsx$|\.test\.tsx$|\.server\.tsx$|^app\/root\.tsx$/

const parts: string[] = []
let shown = new Set<string>()

beforeAll(async () => {
  const samples: string[] = []
  for await (const file of glob('app/**/*.tsx')) {
    if (!noPart.test(file)) parts.push(file)
    if (file.endsWith('.samples.tsx')) samples.push(file)
  }
  shown = await followImports(samples)
})

test('every component is in the catalogue or listed with a reason', () => {
  expect(parts.length).toBeGreaterThan(200)
  expect(parts.filter((part) => !shown.has(part) && !(part in withoutSample))).toEqual([])
})

test('components listed as not in the catalogue are not in it', () => {
  const listed = Object.keys(withoutSample)
  expect(listed.filter((part) => shown.has(part) || !parts.includes(part))).toEqual([])
})
