import { expect, it, onTestFinished, vi } from 'vitest'
import { describeOnBothUrls, openUntilTestEnds } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { migrateToLatest } from '../../platform/db/migrate.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { registry } from '../../start/registry.server.ts'
import { sample } from './document-fixture.ts'
import { findRow } from './document-rows.server.ts'
import { openPublisher, type Publisher } from './open-publisher.server.ts'
import { saveDraft } from './save-draft.server.ts'

const faults: unknown[] = []

function publish(db: Database): Publisher {
  const publisher = openPublisher(db, registry, (error) => faults.push(error))
  onTestFinished(() => publisher.close())
  return publisher
}

async function saveDated(db: Database, title: string, inMs: number): Promise<void> {
  const [now, publishAt] = [0, inMs].map((ms) => new Date(Date.now() + ms).toISOString())
  const fields = sample(kinds.post, { title })
  const request = { id: undefined, fields, openedAt: undefined, publishAt, author: { accountId: 'ana' } }
  const outcome = await saveDraft(db, kinds.post, { ...request, now: now ?? '' })
  expect(outcome.status).toBe('drafted')
}

const published = (db: Database) =>
  db.selectFrom('document_versions').select('documentId').where('isDraft', '=', 0).execute()

describeOnBothUrls('several instances with one database', (newUrl) => {
  it('publish a scheduled draft on time and once', async () => {
    const url = await newUrl()
    const first = await openUntilTestEnds(url)
    await migrateToLatest(first)
    const second = await openUntilTestEnds(url)
    const publishers = [publish(first), publish(second)]
    await saveDated(first, 'A su hora', 400)
    for (const publisher of publishers) publisher.look()
    expect(await findRow(first, kinds.post, 'a-su-hora')).toBeUndefined()
    await vi.waitFor(async () => expect(await findRow(first, kinds.post, 'a-su-hora')).toBeDefined(), 5000)
    for (const publisher of publishers) await publisher.close()
    expect(await published(second)).toEqual([{ documentId: 'a-su-hora' }])
    expect(faults).toEqual([])
  })

  it('publish at startup the drafts that fell due while the server was down', async () => {
    const db = await openUntilTestEnds(await newUrl())
    await migrateToLatest(db)
    await saveDated(db, 'Con retraso', 1)
    publish(db)
    await vi.waitFor(async () => expect(await findRow(db, kinds.post, 'con-retraso')).toBeDefined(), 5000)
    expect(faults).toEqual([])
  })
})
