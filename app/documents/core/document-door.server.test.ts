import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import type { Database } from '../../platform/db/tables.ts'
import { findTopic } from '../../site/topics/topic.server.ts'
import { deleteDocument, listBin, restoreDocument } from './document-bin.server.ts'
import { saveFields } from './document-fixture.ts'
import { findVersion, listVersions } from './document-history.server.ts'
import { findRow } from './document-rows.server.ts'
import { purgeBin } from './purge-bin.server.ts'
import { restoreVersion } from './restore-version.server.ts'
import { findMovedDocument } from './slug-redirects.server.ts'

const author = { accountId: 'ana' }
const later = '2026-11-20T11:00:00.000Z'
const post = { title: 'Uno', summary: 's', category: 'General', content: 'c' }

const findPost = (db: Database, id: string): ReturnType<typeof findRow> => findRow(db, kinds.post, id)

async function openedAt(db: Database, id: string): Promise<string> {
  return (await findPost(db, id))?.updatedAt ?? ''
}

describeOnBothDatabases('the door of documents', (open) => {
  it('assigns a slug to one of fifty concurrent creates, and reports the document to the other forty-nine', async () => {
    const db = await open()
    const fifty = Array.from({ length: 50 }, (_, index) =>
      saveFields(db, kinds.post, { ...post, content: `c${index}` }),
    )
    const outcomes = await Promise.all(fifty)
    expect(outcomes.filter(({ status }) => status === 'saved')).toHaveLength(1)
    expect(outcomes.filter(({ status }) => status === 'exists')).toHaveLength(49)
    expect(await db.selectFrom('blog_posts').select('id').execute()).toEqual([{ id: 'uno' }])
  })

  it.each([
    ['retos', kinds.challenge, { title: 'R', description: 'd' }],
    ['categorias', kinds.category, { name: 'N', color: 'red' }],
  ] as const)('assigns a name to one of many concurrent creates of %s', async (_kindSlug, kind, fields) => {
    const db = await open()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => saveFields(db, kind, fields)))
    expect(outcomes.filter(({ status }) => status === 'saved')).toHaveLength(1)
    expect(outcomes.filter(({ status }) => status === 'exists')).toHaveLength(19)
  })

  it('allows two tools with the same name', async () => {
    const db = await open()
    const tool = { name: 'T', description: 'd', category: 'Desarrollo', url: 'https://a.es' }
    expect((await saveFields(db, kinds.tool, tool)).status).toBe('saved')
    expect((await saveFields(db, kinds.tool, tool)).status).toBe('saved')
  })

  it('generates the id of a problem, and reports the document that already has the slug', async () => {
    const db = await open()
    const problem = { title: 'La palanca', description: 'd', solution: 's' }
    const saved = await saveFields(db, kinds.problem, problem)
    expect(saved).toMatchObject({ status: 'saved', id: expect.not.stringContaining('palanca') })
    const [row] = await db.selectFrom('problems').select(['id', 'slug']).execute()
    expect(row?.slug).toBe('la-palanca')
    expect(await saveFields(db, kinds.problem, problem)).toMatchObject({ status: 'exists', id: row?.id })
  })

  it('replaces an existing document after confirmation, and preserves its id and the fields absent from the form', async () => {
    const db = await open()
    await saveFields(db, kinds.post, { ...post, imageUrl: '/figuras/a.svg' })
    const exists = await saveFields(db, kinds.post, { ...post, title: 'UNO', content: 'nuevo' })
    if (exists.status !== 'exists') throw new Error(exists.status)
    const options = { id: exists.id, openedAt: exists.updatedAt }
    expect(await saveFields(db, kinds.post, { ...post, title: 'UNO', content: 'nuevo' }, options)).toEqual({
      status: 'saved',
      id: 'uno',
    })
    expect(await findPost(db, 'uno')).toMatchObject({
      id: 'uno',
      title: 'UNO',
      content: 'nuevo',
      imageUrl: '/figuras/a.svg',
    })
  })

  it.each([
    ['blog', kinds.post, { ...post, date: '2026-01-02', imageUrl: '/figuras/a.svg' }, post],
    [
      'retos',
      kinds.challenge,
      { title: 'R', description: 'd', content: 'c', imageUrl: '/figuras/a.svg', startsOn: '2026-01-05' },
      { title: 'R', description: 'd' },
    ],
    ['categorias', kinds.category, { name: 'N', color: 'red', position: '7' }, { name: 'N' }],
  ] as const)(
    'preserves the values of %s that the replacing form left empty',
    async (_kindSlug, kind, full, sparse) => {
      const db = await open()
      await saveFields(db, kind, full)
      const exists = await saveFields(db, kind, sparse)
      if (exists.status !== 'exists') throw new Error(exists.status)
      const before = await findRow(db, kind, exists.id)
      const blank = Object.fromEntries(Object.keys(kind.fields).map((name) => [name, '']))
      const replacement = {
        id: exists.id,
        openedAt: exists.updatedAt,
        replaces: true,
        formId: 'f',
        now: later,
      }
      expect((await saveFields(db, kind, { ...blank, ...sparse }, replacement)).status).toBe('saved')
      expect(await findRow(db, kind, exists.id)).toEqual({ ...before, updatedAt: later })
      // The response was lost, so the form, still one for a new document, is sent again.
      expect((await saveFields(db, kind, { ...blank, ...sparse }, { formId: 'f' })).status).toBe('saved')
      expect(await findRow(db, kind, exists.id)).toMatchObject({ ...before, updatedAt: expect.any(String) })
    },
  )

  it('clears a field of a document that the same form created', async () => {
    const db = await open()
    await saveFields(db, kinds.post, { ...post, imageUrl: '/figuras/a.svg' }, { formId: 'f' })
    await saveFields(db, kinds.post, { ...post, imageUrl: '' }, { formId: 'f' })
    expect((await findPost(db, 'uno'))?.imageUrl).toBeNull()
  })

  it('reports a conflict if another account has saved the document since it was opened', async () => {
    const db = await open()
    await saveFields(db, kinds.post, post)
    const seen = await openedAt(db, 'uno')
    expect(
      (
        await saveFields(
          db,
          kinds.post,
          { ...post, content: 'de Ana' },
          { id: 'uno', openedAt: seen, now: later },
        )
      ).status,
    ).toBe('saved')
    const second = await saveFields(
      db,
      kinds.post,
      { ...post, content: 'de Luis' },
      { id: 'uno', openedAt: seen, accountId: 'luis', now: later },
    )
    expect(second).toMatchObject({ status: 'conflict', savedBy: 'ana', row: { content: 'de Ana' } })
    expect((await findPost(db, 'uno'))?.content).toBe('de Ana')
  })

  it('accepts one of many concurrent saves of the same version, and reports a conflict to the others', async () => {
    const db = await open()
    await saveFields(db, kinds.post, post)
    const seen = await openedAt(db, 'uno')
    const saves = Array.from({ length: 20 }, (_, index) =>
      saveFields(db, kinds.post, { ...post, content: `c${index}` }, { id: 'uno', openedAt: seen }),
    )
    const outcomes = await Promise.all(saves)
    expect(outcomes.filter(({ status }) => status === 'saved')).toHaveLength(1)
    expect(outcomes.filter(({ status }) => status === 'conflict')).toHaveLength(19)
  })

  it('recognises a form that is sent again after its response was lost', async () => {
    const db = await open()
    await saveFields(db, kinds.post, post, { formId: 'f' })
    expect(await saveFields(db, kinds.post, { ...post, content: 'más' }, { formId: 'f' })).toEqual({
      status: 'saved',
      id: 'uno',
    })
    expect((await findPost(db, 'uno'))?.content).toBe('más')
  })

  it.each([
    ['problemas', kinds.problem, { title: 'P', description: 'd', solution: 's' }, { title: 'Q' }],
    ['tools', kinds.tool, { name: 'T', description: 'd', category: 'Desarrollo', url: 'https://a.es' }, {}],
    ['blog', kinds.post, { ...post, slug: '' }, { title: 'Otro título' }],
    ['retos', kinds.challenge, { title: 'R', description: 'd' }, { title: 'Otro' }],
    ['categorias', kinds.category, { name: 'N', color: 'red' }, { name: 'M' }],
  ] as const)(
    'creates one document of %s per form, however often the form is sent',
    async (_kindSlug, kind, fields, changed) => {
      const db = await open()
      const first = await saveFields(db, kind, fields, { formId: 'f' })
      if (first.status !== 'saved') throw new Error(first.status)
      expect(await saveFields(db, kind, { ...fields, ...changed }, { formId: 'f' })).toEqual(first)
      const twice = [0, 1].map(() => saveFields(db, kind, { ...fields, ...changed }, { formId: 'f' }))
      expect(await Promise.all(twice)).toEqual([first, first])
      expect(await db.selectFrom(kind.table).select('id').execute()).toEqual([{ id: first.id }])
      expect(await findRow(db, kind, first.id)).toMatchObject({ ...changed })
    },
  )

  it('reports a resent form whose document was changed or deleted meanwhile, and creates no second document', async () => {
    const db = await open()
    await saveFields(db, kinds.post, { ...post, slug: '' }, { formId: 'f' })
    const luis = { id: 'uno', openedAt: await openedAt(db, 'uno'), accountId: 'luis', now: later }
    await saveFields(db, kinds.post, { ...post, content: 'de Luis' }, luis)
    const again = { ...post, title: 'Otro título' }
    const conflict = await saveFields(db, kinds.post, again, { formId: 'f' })
    expect(conflict).toMatchObject({ status: 'conflict', savedBy: 'luis' })
    const mine = { formId: 'f', openedAt: await openedAt(db, 'uno'), now: later }
    expect((await saveFields(db, kinds.post, again, mine)).status).toBe('saved')
    await deleteDocument(db, kinds.post, { id: 'uno', author, now: later })
    expect(await saveFields(db, kinds.post, again, { formId: 'f' })).toEqual({ status: 'not-found' })
    expect(await db.selectFrom('blog_posts').select('id').execute()).toEqual([])
  })

  it('rejects a taken slug also when two documents request it concurrently', async () => {
    const db = await open()
    await saveFields(db, kinds.post, post)
    await saveFields(db, kinds.post, { ...post, title: 'Dos' })
    await saveFields(db, kinds.post, { ...post, title: 'Tres' })
    const rename = async (id: string) =>
      saveFields(db, kinds.post, { ...post, slug: 'nuevo-nombre' }, { id, openedAt: await openedAt(db, id) })
    const outcomes = await Promise.all([rename('dos'), rename('tres')])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['saved', 'taken'])
  })

  it('redirects former slugs until a document uses one of them', async () => {
    const db = await open()
    await saveFields(db, kinds.post, post)
    await saveFields(
      db,
      kinds.post,
      { ...post, slug: 'dos' },
      { id: 'uno', openedAt: await openedAt(db, 'uno') },
    )
    await saveFields(
      db,
      kinds.post,
      { ...post, slug: 'tres' },
      { id: 'uno', openedAt: await openedAt(db, 'uno') },
    )
    expect(await findMovedDocument(db, 'blog', 'uno')).toBe('uno')
    expect(await findMovedDocument(db, 'blog', 'dos')).toBe('uno')
    await saveFields(
      db,
      kinds.post,
      { ...post, slug: 'dos' },
      { id: 'uno', openedAt: await openedAt(db, 'uno') },
    )
    expect(await findMovedDocument(db, 'blog', 'dos')).toBeUndefined()
    expect(await findMovedDocument(db, 'blog', 'tres')).toBe('uno')
  })

  it('stores every version with its author, and restores one', async () => {
    const db = await open()
    await saveFields(db, kinds.post, post)
    const options = { id: 'uno', openedAt: await openedAt(db, 'uno'), accountId: 'luis', now: later }
    await saveFields(db, kinds.post, { ...post, content: 'segundo' }, options)
    const [present, first] = await listVersions(db, kinds.post, 'uno')
    expect([present?.savedBy, first?.savedBy]).toEqual(['luis', 'ana'])
    const versionId = first?.id ?? ''
    expect((await findVersion(db, kinds.post, { documentId: 'uno', versionId }))?.row.content).toBe('c')
    const change = { documentId: 'uno', versionId, author, now: later }
    expect(await restoreVersion(db, kinds.post, { ...change, openedAt: 'otro' })).toEqual({
      status: 'conflict',
    })
    const seen = await openedAt(db, 'uno')
    const restored = await restoreVersion(db, kinds.post, { ...change, openedAt: seen })
    const updatedAt = await openedAt(db, 'uno')
    expect(restored).toEqual({ status: 'restored', id: 'uno', updatedAt })
    expect(updatedAt).not.toBe(seen)
    expect((await findPost(db, 'uno'))?.content).toBe('c')
    expect(await listVersions(db, kinds.post, 'uno')).toHaveLength(3)
  })

  it('stores the state before the first save of a document without history', async () => {
    const db = await open()
    await saveFields(db, kinds.post, post)
    await db.deleteFrom('document_versions').execute()
    await saveFields(
      db,
      kinds.post,
      { ...post, content: 'x' },
      { id: 'uno', openedAt: await openedAt(db, 'uno') },
    )
    expect((await listVersions(db, kinds.post, 'uno')).map(({ savedBy }) => savedBy)).toEqual(['ana', null])
  })

  it('moves a document to the bin and back, and preserves its id, slug and creation time', async () => {
    const db = await open()
    await saveFields(db, kinds.post, post)
    await saveFields(
      db,
      kinds.post,
      { ...post, slug: 'dos' },
      { id: 'uno', openedAt: await openedAt(db, 'uno') },
    )
    const before = await findPost(db, 'uno')
    expect(await deleteDocument(db, kinds.post, { id: 'uno', author, now: later })).toEqual({
      status: 'deleted',
    })
    expect(await findPost(db, 'uno')).toBeUndefined()
    const [binned] = await listBin(db)
    expect(binned).toMatchObject({ tipo: 'blog', documentId: 'uno', title: 'Uno', deletedBy: 'ana' })
    const change = { binId: binned?.id ?? '', author, now: later }
    expect(await restoreDocument(db, kinds.post, change)).toEqual({ status: 'restored', id: 'uno' })
    expect(await findPost(db, 'uno')).toEqual({ ...before, updatedAt: later })
    expect(await listBin(db)).toEqual([])
    expect(await restoreDocument(db, kinds.post, change)).toEqual({ status: 'not-found' })
  })

  it('assigns unique slugs to restored documents that were deleted before their kind had slugs', async () => {
    const db = await open()
    const stamps = { createdAt: later, updatedAt: later }
    const old = { ...stamps, title: 'La palanca', category: 'General', difficulty: 'Media' }
    for (const id of ['a', 'b', 'c']) {
      const snapshot = JSON.stringify({
        ...old,
        id,
        description: 'd',
        imageUrl: null,
        solution: 's',
        result: '',
      })
      const binned = { id, tipo: 'problemas', documentId: id, title: 'La palanca', deletedAt: later }
      await db
        .insertInto('deleted_documents')
        .values({ ...binned, deletedBy: null, snapshot })
        .execute()
      expect(await restoreDocument(db, kinds.problem, { binId: id, author, now: later })).toEqual({
        status: 'restored',
        id,
      })
    }
    const rows = await db.selectFrom('problems').select('slug').orderBy('id').execute()
    expect(rows.map(({ slug }) => slug)).toEqual(['la-palanca', 'la-palanca-2', 'la-palanca-3'])
  })

  it('does not restore a document over another that now has its id', async () => {
    const db = await open()
    await saveFields(db, kinds.post, post)
    await deleteDocument(db, kinds.post, { id: 'uno', author, now: later })
    await saveFields(db, kinds.post, { ...post, content: 'otro' }, { now: later })
    const [binned] = await listBin(db)
    expect(await restoreDocument(db, kinds.post, { binId: binned?.id ?? '', author, now: later })).toEqual({
      status: 'taken',
    })
    expect((await findPost(db, 'uno'))?.content).toBe('otro')
    expect(await listBin(db)).toHaveLength(1)
  })

  it('restores from the bin and the history rows that were stored before the columns changed', async () => {
    const db = await open()
    await saveFields(db, kinds.post, { ...post, imageUrl: '/figuras/a.svg' })
    await saveFields(db, kinds.post, { ...post, title: 'Dos' })
    const seen = await openedAt(db, 'dos')
    await saveFields(
      db,
      kinds.post,
      { ...post, title: 'Dos', content: 'otro' },
      { id: 'dos', openedAt: seen, now: later },
    )
    await deleteDocument(db, kinds.post, { id: 'uno', author, now: later })
    await sql`alter table blog_posts rename column "summary" to "abstract"`.execute(db)
    await sql`alter table blog_posts rename column "published" to "visible"`.execute(db)
    await sql`alter table blog_posts add column "minutes" integer not null default 3`.execute(db)

    const [binned] = await listBin(db)
    const restored = await restoreDocument(db, kinds.post, { binId: binned?.id ?? '', author, now: later })
    expect(restored).toEqual({ status: 'restored', id: 'uno' })
    const kept = { title: 'Uno', content: 'c', imageUrl: '/figuras/a.svg' }
    expect(await findRow(db, kinds.post, 'uno')).toMatchObject({
      ...kept,
      abstract: '',
      visible: 0,
      minutes: 3,
    })

    const first = (await listVersions(db, kinds.post, 'dos')).at(-1)
    const change = { documentId: 'dos', versionId: first?.id ?? '', openedAt: later, author, now: later }
    expect(await restoreVersion(db, kinds.post, change)).toMatchObject({ status: 'restored', id: 'dos' })
    expect(await findRow(db, kinds.post, 'dos')).toMatchObject({
      content: 'c',
      abstract: 's',
      visible: 1,
      minutes: 3,
    })
  })

  it('restores a topic only if its category exists, and rejects deletion of a category that has topics', async () => {
    const db = await open()
    const category = await saveFields(db, kinds.category, { name: 'C', color: 'red' })
    const categoryId = category.status === 'saved' ? category.id : ''
    await saveFields(db, kinds.topic, { title: 'T', description: 'd', categoryId, content: 'c' })
    const change = { author, now: later }
    expect(await deleteDocument(db, kinds.category, { id: categoryId, ...change })).toEqual({
      status: 'in-use',
      words: kinds.topic.words,
      count: 1,
    })
    await deleteDocument(db, kinds.topic, { id: 't', ...change })
    expect(await deleteDocument(db, kinds.category, { id: categoryId, ...change })).toEqual({
      status: 'deleted',
    })
    const bin = await listBin(db)
    const place = (kindSlug: string): string => bin.find((binned) => binned.tipo === kindSlug)?.id ?? ''
    expect(await restoreDocument(db, kinds.topic, { binId: place('temario'), ...change })).toEqual({
      status: 'reference-gone',
      words: kinds.category.words,
    })
    expect(
      (await restoreDocument(db, kinds.category, { binId: place('categorias'), ...change })).status,
    ).toBe('restored')
    expect((await restoreDocument(db, kinds.topic, { binId: place('temario'), ...change })).status).toBe(
      'restored',
    )
    expect((await findTopic(db, 't'))?.categoryId).toBe(categoryId)
  })

  it('purges documents after thirty days in the bin, with their history, and leaves the rest', async () => {
    const db = await open()
    await saveFields(db, kinds.post, post)
    await saveFields(db, kinds.post, { ...post, title: 'Queda' })
    await deleteDocument(db, kinds.post, { id: 'uno', author, now: '2026-10-20T10:00:00.000Z' })
    await purgeBin(db, '2026-11-19T09:59:59.000Z')
    expect(await listBin(db)).toHaveLength(1)
    await db
      .updateTable('document_versions')
      .set({ savedAt: '2026-10-01T10:00:00.000Z' })
      .where('documentId', '=', 'uno')
      .execute()
    await purgeBin(db, '2026-11-19T10:00:01.000Z')
    expect(await listBin(db)).toEqual([])
    expect(await listVersions(db, kinds.post, 'uno')).toEqual([])
    expect(await listVersions(db, kinds.post, 'queda')).toHaveLength(1)
  })
})
