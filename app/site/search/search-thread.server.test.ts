import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { kinds } from '../../../test/repository/kinds.ts'
import { addDocument } from '../../documents/core/document-fixture.ts'
import { DatabaseUnavailableError } from '../../platform/db/database-unavailable.ts'
import { migrateToLatest } from '../../platform/db/migrate.server.ts'
import { openDatabase } from '../../platform/db/open-database.server.ts'
import type { Question } from './search-answer.ts'
import { openSearch } from './search-thread.server.ts'

const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

const ask = (text: string): Question => ({
  text,
  today: '2026-11-20',
  groups: {},
  from: 0,
  count: 10,
  isTyping: false,
})

function open(databaseUrl: string) {
  const faults: unknown[] = []
  const search = openSearch({ databaseUrl, reportError: (error) => faults.push(error) })
  endings.push(() => search.close())
  return { search, faults }
}

test('the thread answers forty queries at once, finds what is saved meanwhile, and rejects queries after closing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-search-'))
  endings.push(() => rm(folder, { recursive: true, force: true }))
  const url = `file:${join(folder, 'engrana.sqlite')}`
  const db = await openDatabase(url)
  endings.push(() => db.destroy())
  await migrateToLatest(db)
  const { search, faults } = open(url)
  expect((await search.find(ask('polea'))).total).toBe(0)
  await addDocument(db, kinds.problem, { title: 'Polea móvil' })
  const answers = await Promise.all(Array.from({ length: 40 }, () => search.find(ask('poleas'))))
  expect(answers.map(({ total }) => total)).toEqual(Array(40).fill(1))
  await search.close()
  await expect(search.find(ask('polea'))).rejects.toThrow(DatabaseUnavailableError)
  expect(faults).toEqual([])
})

test('rejects a query as unavailable while the database cannot be reached', async () => {
  const { search } = open('postgres://nobody@127.0.0.1:1/nothing')
  await expect(search.find(ask('polea'))).rejects.toThrow(DatabaseUnavailableError)
  await expect(search.find(ask('polea'))).rejects.toThrow(DatabaseUnavailableError)
})
