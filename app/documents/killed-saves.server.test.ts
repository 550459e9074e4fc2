import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import SqliteFile from 'better-sqlite3'
import { expect, it, onTestFinished } from 'vitest'
import { faultRounds as kills } from '../../test/fault-rounds.ts'

const place = (path: string): string => JSON.stringify(import.meta.resolve(path))

/** Starts as a site does, saves posts one after the other and says the id of each that was saved. */
const program = (file: string): string => `
  import { openDatabase, requireSoundDatabase } from ${place('../db/open-database.server.ts')}
  import { migrateToLatest } from ${place('../db/migrate.server.ts')}
  import { addDocument } from ${place('./document-fixture.ts')}
  import { kinds } from ${place('../../test/kinds.ts')}
  requireSoundDatabase(${JSON.stringify(file)})
  const db = await openDatabase(${JSON.stringify(file)})
  await migrateToLatest(db)
  for (;;) console.log(await addDocument(db, kinds.post, { title: crypto.randomUUID(), content: 'x'.repeat(20_000) }))`

/** Kills the process when it has saved so many; gives the ids that it said. */
async function saveUntilKilled(file: string, count: number): Promise<string[]> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program(file)], {
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

it(`a process killed ${kills} times in mid-save loses nothing that it said was saved`, {
  timeout: 60_000 + kills * 10_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-killed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'engrana.sqlite')
  const said: string[] = []
  for (let round = 0; round < kills; round++) {
    said.push(...(await saveUntilKilled(file, 1 + (round % 7))))
    const database = new SqliteFile(file)
    const listIds = (query: string) => database.prepare(query).pluck().all()
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
    const stored = listIds('select id from blog_posts order by id')
    expect(stored).toEqual(expect.arrayContaining(said))
    // Each kill may have met one between its commit and its word; none is there without its history.
    expect(stored.length).toBeLessThanOrEqual(said.length + round + 1)
    expect(listIds('select "documentId" from document_versions order by "documentId"')).toEqual(stored)
    database.close()
  }
})
