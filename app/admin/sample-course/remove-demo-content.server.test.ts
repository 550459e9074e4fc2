import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { restoreDocument } from '../../documents/core/document-bin.server.ts'
import { saveFields } from '../../documents/core/document-fixture.ts'
import { findTopic, listLatestTopics } from '../../site/topics/topic.server.ts'
import { registry } from '../../start/registry.server.ts'
import { loadDemoContent } from './load-demo-content.server.ts'
import { countUntouched, removeDemoContent } from './remove-demo-content.server.ts'

const now = '2026-11-20T10:00:00.000Z'
const later = '2026-11-20T11:00:00.000Z'

describeOnBothDatabases('removing the demo content', (open) => {
  it('removes unchanged sample documents, and keeps those that people wrote or edited, with their category', async () => {
    const db = await open()
    await loadDemoContent(db, 'content', { registry, now })
    const [edited] = await listLatestTopics(db, 1)
    if (!edited) throw new Error('The demo content has no topics')
    const { categoryId } = edited
    const fields = { title: edited.title, slug: edited.id, description: 'mía', categoryId, content: 'mío' }
    await saveFields(db, kinds.topic, fields, {
      id: edited.id,
      openedAt: edited.updatedAt,
      now: later,
    })
    await saveFields(db, kinds.topic, { ...fields, title: 'Mío', slug: '' }, { now: later })
    const before = await countUntouched(db, registry)
    // The category of the two topics is kept too.
    expect(await removeDemoContent(db, registry, { accountId: 'ana', now: later })).toBe(before - 1)
    expect((await findTopic(db, edited.id))?.description).toBe('mía')
    expect((await findTopic(db, 'mio'))?.categoryId).toBe(categoryId)
    const topics = await db.selectFrom('topics').select('id').orderBy('id').execute()
    expect(topics.map(({ id }) => id).sort()).toEqual([edited.id, 'mio'].sort())
    for (const table of ['blog_posts', 'tools', 'challenges', 'problems'] as const) {
      expect(await db.selectFrom(table).select('id').execute()).toEqual([])
    }
  })

  it('runs a fixed number of statements, and keeps each document in bin and history', async () => {
    const db = await open()
    await loadDemoContent(db, 'content', { registry, now })
    const all = await countUntouched(db, registry)
    let statements = 0
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        statements++
        return result
      },
    }
    expect(await removeDemoContent(db.withPlugin(counter), registry, { accountId: 'ana', now: later })).toBe(
      all,
    )
    // The same for each kind: the documents, their references, and their entries in lists.
    expect(statements).toBeLessThan(14 * registry.kinds.length)
    expect(all).toBeGreaterThan(100)
    const binned = await db.selectFrom('deleted_documents').selectAll().execute()
    const kept = await db.selectFrom('document_versions').select('documentId').execute()
    expect([binned.length, kept.length]).toEqual([all, all])
    const topic = binned.find(({ tipo: kindSlug }) => kindSlug === 'temario')
    if (!topic) throw new Error('No topic is in the bin')
    expect(topic).toMatchObject({ deletedAt: later, deletedBy: 'ana', title: expect.stringMatching(/./) })
    const blockOf = binned.find(({ snapshot }) =>
      snapshot.includes(`"id":"${JSON.parse(topic.snapshot).categoryId}"`),
    )
    await restoreDocument(db, kinds.category, {
      binId: blockOf?.id ?? '',
      author: { accountId: 'ana' },
      now: later,
    })
    const outcome = await restoreDocument(db, kinds.topic, {
      binId: topic.id,
      author: { accountId: 'ana' },
      now: later,
    })
    expect(outcome).toEqual({ status: 'restored', id: topic.documentId })
  })
})
