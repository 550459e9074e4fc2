import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import SqliteFile from 'better-sqlite3'
import { expect, it, onTestFinished } from 'vitest'
import { faultRounds as kills } from '../../test/fault-rounds.ts'
import { migrateToLatest } from './migrate.server.ts'
import { openDatabase } from './open-database.server.ts'

const run = promisify(execFile)
const place = (path: string): string => JSON.stringify(import.meta.resolve(path))

/** Migrates a file and says how many statements that took; ends itself before one of them, as a failing power does. */
const program = (file: string, last: number): string => `
  import { openDatabase } from ${place('./open-database.server.ts')}
  import { migrateToLatest } from ${place('./migrate.server.ts')}
  const db = await openDatabase(${JSON.stringify(file)})
  let statements = 0
  const transformQuery = ({ node }) => {
    if (++statements === ${last}) process.kill(process.pid, 'SIGKILL')
    return node
  }
  await migrateToLatest(db.withPlugin({ transformQuery, transformResult: async ({ result }) => result }))
  console.log(statements)`

const migrateInChild = (file: string, last: number): Promise<{ stdout: string }> =>
  run(process.execPath, ['--input-type=module', '--eval', program(file, last)])

function readForm(file: string): unknown[] {
  const database = new SqliteFile(file)
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
  const form = database.prepare('select type, name, sql from sqlite_schema order by type, name').all()
  database.close()
  return form
}

it(`a process killed at ${kills} points of its migrations leaves a file that the next start finishes`, {
  timeout: 60_000 + kills * 10_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-killed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const whole = join(folder, 'whole.sqlite')
  const statements = Number((await migrateInChild(whole, 0)).stdout)
  expect(statements).toBeGreaterThan(100)
  for (let round = 0; round < kills; round++) {
    const file = join(folder, `${round}.sqlite`)
    const last = 1 + Math.floor(((statements - 1) * round) / Math.max(kills - 1, 1))
    await expect(migrateInChild(file, last)).rejects.toMatchObject({ signal: 'SIGKILL' })
    expect(readForm(file)).toEqual([])
    const db = await openDatabase(file)
    await migrateToLatest(db)
    await db.destroy()
    expect(readForm(file)).toEqual(readForm(whole))
  }
})
