import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeFacts, readFacts } from './fault-facts.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engrana-facts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function read(report: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return describeFacts(readFacts(file))
}

test('a Vitest report yields a line per test that ran, the longest last, with its counts', () => {
  const results = [
    { fullName: 'on a file saves', status: 'passed', duration: 61_240, meta: { counted: '9 saved, 0 lost' } },
    { fullName: 'on a server saves', status: 'failed', duration: 200 },
    { fullName: 'of another day', status: 'skipped', duration: null },
  ]
  expect(read({ testResults: [{ assertionResults: results }] })).toBe(
    '✗    0.2 s  on a server saves\n✓   61.2 s  on a file saves\n            9 saved, 0 lost\n1 of 2 held',
  )
})

test('a Playwright report yields a line per journey, in any suite', () => {
  const journey = (title: string, ok: boolean) => ({
    title,
    ok,
    tests: [
      {
        results: [{ duration: 1500 }, { duration: 500 }],
        annotations: [{ type: 'counted', description: '4 saved' }],
      },
    ],
  })
  const inner = { title: 'inner', specs: [journey('restarts', false)] }
  expect(
    read({ config: {}, suites: [{ title: 'a', specs: [journey('starts', true)], suites: [inner] }] }),
  ).toBe('✓    2.0 s  starts\n            4 saved\n✗    2.0 s  restarts\n            4 saved\n1 of 2 held')
})
