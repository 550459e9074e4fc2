import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { withoutSample } from '../transfer/without-sample.ts'

/** Pages, what only the server runs, and the catalogue itself are no parts. */
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

/** All files that these draw with: what they import, what that imports, and so on. Types draw nothing; what comes later may never come. */
async function followImports(files: readonly string[]): Promise<Set<string>> {
  const seen = new Set<string>()
  const left = [...files]
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const { moduleRequest, entries } of parseSync(file, await readFile(file, 'utf8')).module
      .staticImports)
      if (/^\.{1,2}\/.*\.tsx?$/.test(moduleRequest.value) && !entries.every(({ isType }) => isType))
        left.push(join(dirname(file), moduleRequest.value))
  }
  return seen
}

test('every part is in the catalogue, or it is said why not', () => {
  expect(parts.length).toBeGreaterThan(200)
  expect(parts.filter((part) => !shown.has(part) && !(part in withoutSample))).toEqual([])
})

test('what is said not to be in the catalogue is not', () => {
  const listed = Object.keys(withoutSample)
  expect(listed.filter((part) => shown.has(part) || !parts.includes(part))).toEqual([])
})
