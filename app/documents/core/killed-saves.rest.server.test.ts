import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { emptyDatabases } from '../../../test/databases/empty-databases.ts'
import { faultRounds, faultRuns } from '../../../test/databases/fault-rounds.ts'
import { insights } from '../../../test/support/look-inside.ts'

const place = (path: string): string => JSON.stringify(import.meta.resolve(path))

/**
 * A program that starts as the site does, then saves posts in a loop and prints each saved id. It flushes the
 * compile cache (scripts/tests/test-faults.ts) first, because a killed process flushes nothing at exit.
 */
const program = (url: string): string => `
  import { flushCompileCache } from 'node:module'
  import { openDatabase, requireSoundDatabase } from ${place('../../platform/db/open-database.server.ts')}
  import { migrateToLatest } from ${place('../../platform/db/migrate.server.ts')}
  import { addDocument } from ${place('./document-fixture.ts')}
  import { kinds } from ${place('../../../test/repository/kinds.ts')}
  requireSoundDatabase(${JSON.stringify(url)})
  const db = await openDatabase(${JSON.stringify(url)})
  await migrateToLatest(db)
  flushCompileCache()
  for (;;) console.log(await addDocument(db, kinds.post, { title: crypto.randomUUID(), content: 'x'.repeat(20_000) }))`

/** Kills the process after `count` printed ids; returns all printed ids. */
async function saveUntilKilled(url: string, count: number): Promise<string[]> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program(url)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const said: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line)
    if (said.length === count) child.kill('SIGKILL')
  }
  expect((await ended)[1]).toBe('SIGKILL')
  return said
}

/** Finds documents without history and history without a document. */
const halves = `select id from blog_posts where id not in (select "documentId" from document_versions)
  union all select "documentId" from document_versions where "documentId" not in (select id from blog_posts)`

describe.each([
  { kind: 'file', kills: faultRounds },
  { kind: 'server', kills: faultRuns(200, 2) },
] as const)('on a $kind', ({ kind, kills }) => {
  const { list } = insights[kind]
  it(`a process killed ${kills} times in mid-save loses no acknowledged save`, {
    timeout: 60_000 + kills * 10_000,
  }, async ({ task }) => {
    const url = await emptyDatabases[kind]()
    const said: string[] = []
    for (let round = 0; round < kills; round++) {
      said.push(...(await saveUntilKilled(url, 1 + (round % 7))))
      const stored = await list(url, 'select id from blog_posts')
      expect(stored).toEqual(expect.arrayContaining(said))
      // Each kill may come after a commit and before its id is printed, so one extra document per round is
      // allowed.
      expect(stored.length).toBeLessThanOrEqual(said.length + round + 1)
      expect(await list(url, halves)).toEqual([])
    }
    expect(
      await list(url, 'select "documentId" from document_versions group by 1 having count(*) > 1'),
    ).toEqual([])
    task.meta.counted = `${kills} kills, ${said.length} saves acknowledged, 0 lost`
  })
})
