import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { emptyDatabases } from '../../../test/databases/empty-databases.ts'
import { faultRounds, faultRuns } from '../../../test/databases/fault-rounds.ts'
import { insights } from '../../../test/support/look-inside.ts'
import { migrateToLatest } from './migrate.server.ts'
import { openDatabase } from './open-database.server.ts'

const run = promisify(execFile)
const place = (path: string): string => JSON.stringify(import.meta.resolve(path))

/**
 * A program that migrates a database and prints the number of statements; it kills itself before statement
 * `last`.
 */
const program = (url: string, last: number): string => `
  import { openDatabase } from ${place('./open-database.server.ts')}
  import { migrateToLatest } from ${place('./migrate.server.ts')}
  const db = await openDatabase(${JSON.stringify(url)})
  let statements = 0
  const transformQuery = ({ node }) => {
    if (++statements === ${last}) process.kill(process.pid, 'SIGKILL')
    return node
  }
  await migrateToLatest(db.withPlugin({ transformQuery, transformResult: async ({ result }) => result }))
  await db.destroy()
  console.log(statements)`

const migrateInChild = (url: string, last: number): Promise<{ stdout: string }> =>
  run(process.execPath, ['--input-type=module', '--eval', program(url, last)])

describe.each([
  { kind: 'file', kills: faultRounds },
  { kind: 'server', kills: faultRuns(200, 2) },
] as const)('on a $kind', ({ kind, kills }) => {
  const { readForm } = insights[kind]
  it(`a process killed at ${kills} points of its migrations leaves a database that the next start completes`, {
    timeout: 60_000 + kills * 10_000,
  }, async ({ task }) => {
    const whole = await emptyDatabases[kind]()
    const statements = Number((await migrateInChild(whole, 0)).stdout)
    expect(statements).toBeGreaterThan(100)
    for (let round = 0; round < kills; round++) {
      const url = await emptyDatabases[kind]()
      const last = 1 + Math.floor(((statements - 1) * round) / Math.max(kills - 1, 1))
      await expect(migrateInChild(url, last)).rejects.toMatchObject({ signal: 'SIGKILL' })
      expect(await readForm(url)).toEqual([])
      const db = await openDatabase(url)
      await migrateToLatest(db)
      await db.destroy()
      expect(await readForm(url)).toEqual(await readForm(whole))
    }
    task.meta.counted = `${kills} kills at points of ${statements} statements, none left half a database`
  })
})
