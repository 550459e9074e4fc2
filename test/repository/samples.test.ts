import { globSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { withoutSample } from '../transfer/without-sample.ts'

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

/** All files reachable by static imports and eager globs. Type imports and dynamic imports do not count. */
async function followImports(files: readonly string[]): Promise<Set<string>> {
  const seen = new Set<string>()
  const left = [...files]
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const text = await readFile(file, 'utf8')
    for (const { moduleRequest, entries } of parseSync(file, text).module.staticImports)
      if (/^\.{1,2}\/.*\.tsx?$/.test(moduleRequest.value) && !entries.every(({ isType }) => isType))
        left.push(join(dirname(file), moduleRequest.value))
    for (const [, pattern = ''] of text.matchAll(/import\.meta\.glob<\w+>\('(.+\.tsx)', \{ eager: true/g))
      left.push(...globSync(join(dirname(file), pattern)))
  }
  return seen
}

test('every component is in the catalogue or listed with a reason', () => {
  expect(parts.length).toBeGreaterThan(200)
  expect(parts.filter((part) => !shown.has(part) && !(part in withoutSample))).toEqual([])
})

test('components listed as not in the catalogue are not in it', () => {
  const listed = Object.keys(withoutSample)
  expect(listed.filter((part) => shown.has(part) || !parts.includes(part))).toEqual([])
})
