import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { kinds } from '../../../test/repository/kinds.ts'
import { sample } from '../../documents/core/document-fixture.ts'
import { insertDraft, prepareDraft } from '../../documents/core/write-draft.server.ts'
import { migrateToLatest } from '../../platform/db/migrate.server.ts'
import { openDatabase } from '../../platform/db/open-database.server.ts'
import type { Question } from './search-answer.ts'
import type { SearchReply, SearchTask } from './search-thread.server.ts'

/** From this number on, the search opens threads to read documents. */
const manyDocuments = 1000
const question: Question = {
  text: 'polea',
  today: '2026-11-20',
  groups: {},
  from: 0,
  count: 10,
  isTyping: false,
}

test('the built search finds each of a thousand documents, read on its own threads', async () => {
  // The bundle resolves its packages from the parent folders.
  const cache = join(import.meta.dirname, '../../../node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'built-search-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const threads = join(folder, 'threads')
  await build({ configFile: 'vite.threads.config.ts', logLevel: 'error', build: { outDir: threads } })
  const databaseUrl = `file:${join(folder, 'engrana.sqlite')}`
  const db = await openDatabase(databaseUrl)
  await migrateToLatest(db)
  const now = '2026-11-20T10:00:00.000Z'
  await db.transaction().execute(async (transaction) => {
    for (let index = 0; index < manyDocuments; index++) {
      const write = prepareDraft(kinds.post, {
        ...sample(kinds.post),
        title: `Polea ${index}`,
        published: '1',
      })
      if (write.ok) await insertDraft(transaction, kinds.post, write.draft, { now })
    }
  })
  await db.destroy()

  const worker = new Worker(join(threads, 'search-worker.js'), { workerData: { databaseUrl, fixed: [] } })
  onTestFinished(async () => void (await worker.terminate()))
  const reply = await new Promise<SearchReply>((resolve, reject) => {
    worker.on('message', resolve)
    worker.on('error', reject)
    worker.postMessage({ number: 1, question } satisfies SearchTask)
  })
  expect(reply).toMatchObject({ number: 1, answer: { total: manyDocuments } })
}, 120_000)
