import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/database-contract.ts'
import { saveFields } from '../documents/document-fixture.ts'
import { topicKind } from '../topics/topic-kind.server.ts'
import { findTopic, listLatestTopics } from '../topics/topic-repository.server.ts'
import { loadDemoContent } from './load-demo-content.server.ts'
import { listUntouched, removeDemoContent } from './remove-demo-content.server.ts'

const now = '2026-11-20T10:00:00.000Z'
const later = '2026-11-20T11:00:00.000Z'

describeOnBothDatabases('removing the demo content', (open) => {
  it('takes what nobody changed, and leaves what people wrote or edited with its category', async () => {
    const db = await open()
    await loadDemoContent(db, 'content', now)
    const [edited] = await listLatestTopics(db, 1)
    if (!edited) throw new Error('The demo content has no topics')
    const { categoryId } = edited
    const fields = { title: edited.title, slug: edited.id, description: 'mía', categoryId, content: 'mío' }
    await saveFields(db, topicKind, fields, { id: edited.id, openedAt: edited.updatedAt, now: later })
    await saveFields(db, topicKind, { ...fields, title: 'Mío', slug: '' }, { now: later })
    const before = await listUntouched(db)
    // The category in which the two topics stand stays with them.
    expect(await removeDemoContent(db, { accountId: 'ana', now: later })).toBe(before.length - 1)
    expect((await findTopic(db, edited.id))?.description).toBe('mía')
    expect((await findTopic(db, 'mio'))?.categoryId).toBe(categoryId)
    const topics = await db.selectFrom('topics').select('id').orderBy('id').execute()
    expect(topics.map(({ id }) => id).sort()).toEqual([edited.id, 'mio'].sort())
    for (const table of ['blog_posts', 'tools', 'challenges', 'problems'] as const) {
      expect(await db.selectFrom(table).select('id').execute()).toEqual([])
    }
  })
})
