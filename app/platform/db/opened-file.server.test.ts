import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, test } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { isDiskTrouble } from './database-unavailable.ts'
import { migrateToLatest } from './migrate.server.ts'
import { openDatabase } from './open-database.server.ts'
import { requireAnswer } from './opened-file.server.ts'

describeOnBothDatabases('a database that answers', (open) => {
  it('passes the check', async () => {
    await requireAnswer(await open())
  })
})

test('a file that is removed or replaced fails the check until it is back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-answer-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [path, away] = [join(folder, 'a.sqlite'), join(folder, 'away')]
  const db = await openDatabase(path)
  onTestFinished(() => db.destroy())
  await migrateToLatest(db)
  await requireAnswer(db)
  const answer = () =>
    requireAnswer(db).then(
      () => 'an answer',
      (error: unknown) => isDiskTrouble(error),
    )
  await rename(path, away)
  expect(await answer()).toBe(true)
  await copyFile(away, path)
  expect(await answer()).toBe(true)
  await rename(away, path)
  expect(await answer()).toBe('an answer')
})
