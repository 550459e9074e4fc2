import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import type { Database } from '../../platform/db/tables.ts'
import { registry } from '../../start/registry.server.ts'
import { deleteDocument, listBin, restoreDocument } from './document-bin.server.ts'
import { addDocument, saveFields } from './document-fixture.ts'
import { listVersions } from './document-history.server.ts'
import { findRow } from './document-rows.server.ts'
import { findDraft } from './draft-rows.server.ts'
import type { FieldTexts } from './field.ts'
import { findPreviewed, makePreview, revokePreview } from './preview-links.server.ts'
import { findNextDue, publishDue } from './publish-due.server.ts'
import { restoreVersion } from './restore-version.server.ts'
import { type DraftOutcome, saveDraft } from './save-draft.server.ts'
import { findMovedDocument } from './slug-redirects.server.ts'
import { discardDraft, unpublish } from './unpublish.server.ts'

const { post, topic, category, problem } = kinds
const at = (minute: number): string => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`
const author = { accountId: 'ana' }
const whole = { title: 'Uno', summary: 's', category: 'General', content: 'c', published: '1' }

type Options = { id?: string; openedAt?: string; formId?: string; publishAt?: string | null; now?: string }

function draft(db: Database, fields: FieldTexts, options: Options = {}): Promise<DraftOutcome> {
  const { id, openedAt, formId, publishAt, now = at(0) } = options
  return saveDraft(db, post, {
    id,
    fields,
    openedAt,
    publishAt,
    author: { ...author, formId: formId ?? null },
    now,
  })
}

async function drafted(db: Database, fields: FieldTexts, options: Options = {}) {
  const outcome = await draft(db, fields, options)
  if (outcome.status !== 'drafted') throw new Error(JSON.stringify(outcome))
  return outcome
}

describeOnBothDatabases('drafts of documents', (open) => {
  it('stores an unfinished document out of sight of readers, and rejects invalid fields', async () => {
    const db = await open()
    const { id } = await drafted(db, { title: 'Uno' })
    expect(await findRow(db, post, id)).toBeUndefined()
    expect(await findDraft(db, post, id)).toMatchObject({
      title: 'Uno',
      slug: 'uno',
      fields: { title: 'Uno' },
    })
    const long = await draft(db, { title: 'a'.repeat(201), date: '2026-02-30' })
    expect(long).toMatchObject({
      status: 'invalid',
      errors: { title: expect.any(String), date: expect.any(String) },
    })
  })

  it('publishes a draft under its slug, together with its history', async () => {
    const db = await open()
    const { id, updatedAt } = await drafted(db, { title: 'Uno' }, { formId: 'f' })
    const saved = await saveFields(db, post, whole, { id, openedAt: updatedAt, formId: 'f', now: at(1) })
    expect(saved).toEqual({ status: 'saved', id: 'uno' })
    expect(await findDraft(db, post, id)).toBeUndefined()
    expect((await listVersions(db, post, 'uno')).map(({ isDraft }) => isDraft)).toEqual([0, 1])
    expect(await findMovedDocument(db, 'blog', id)).toBe('uno')
    // The response was lost and the form is sent again.
    expect(await saveFields(db, post, whole, { id, openedAt: updatedAt, formId: 'f', now: at(2) })).toEqual(
      saved,
    )
    expect(await saveFields(db, post, whole, { id, openedAt: updatedAt, now: at(3) })).toMatchObject({
      status: 'conflict',
      row: { id: 'uno' },
    })
  })

  it('creates one draft when a form is sent twice', async () => {
    const db = await open()
    const first = await drafted(db, { title: 'Uno' }, { formId: 'f' })
    const second = await drafted(db, { title: 'Uno y más' }, { formId: 'f', now: at(1) })
    expect(second.id).toBe(first.id)
    expect(await db.selectFrom('document_drafts').select('title').execute()).toEqual([{ title: 'Uno y más' }])
  })

  it('reports a document with the same slug before a draft replaces it', async () => {
    const db = await open()
    await saveFields(db, post, whole)
    const { id, updatedAt } = await drafted(db, whole)
    const exists = await saveFields(db, post, whole, { id, openedAt: updatedAt, now: at(1) })
    expect(exists).toMatchObject({ status: 'exists', id: 'uno' })
  })

  it('hides changes to a published document from readers until they are published', async () => {
    const db = await open()
    const id = await addDocument(db, post, whole)
    const openedAt = (await findRow(db, post, id))?.updatedAt ?? ''
    const { updatedAt } = await drafted(db, { ...whole, title: 'Dos' }, { id, openedAt })
    expect(await findRow(db, post, id)).toMatchObject({ title: 'Uno', updatedAt: openedAt })
    expect(await findDraft(db, post, id)).toMatchObject({ baseUpdatedAt: openedAt, title: 'Dos' })
    const changed = { ...whole, title: 'Dos', slug: 'uno' }
    expect((await saveFields(db, post, changed, { id, openedAt: updatedAt, now: at(5) })).status).toBe(
      'saved',
    )
    expect(await findRow(db, post, id)).toMatchObject({ title: 'Dos' })
    expect(await findDraft(db, post, id)).toBeUndefined()
  })

  it('reports a conflict to the second of two users who edit one draft, for saving and for publishing', async () => {
    const db = await open()
    const { id, updatedAt } = await drafted(db, { title: 'Uno' }, { formId: 'a' })
    await drafted(db, { title: 'De Ana' }, { id, openedAt: updatedAt, formId: 'a', now: at(1) })
    const other = { id, openedAt: updatedAt, formId: 'b', now: at(2) }
    const conflict = { status: 'conflict', savedBy: 'ana', row: { title: 'De Ana' } }
    expect(await draft(db, { title: 'De Luis' }, other)).toMatchObject(conflict)
    expect(await saveFields(db, post, whole, other)).toMatchObject(conflict)
  })

  it('reports a conflict to a user who saves the published page after another user has drafted a change', async () => {
    const db = await open()
    const id = await addDocument(db, post, whole)
    const openedAt = (await findRow(db, post, id))?.updatedAt ?? ''
    await drafted(db, { ...whole, title: 'Dos' }, { id, openedAt })
    expect((await saveFields(db, post, whole, { id, openedAt })).status).toBe('conflict')
  })

  it('unpublishes a document, and publishes it again with its id and creation date', async () => {
    const db = await open()
    const id = await addDocument(db, post, whole)
    const before = await findRow(db, post, id)
    expect(await unpublish(db, post, { id, author, now: at(1) })).toEqual({ status: 'taken-back' })
    expect(await findRow(db, post, id)).toBeUndefined()
    expect((await saveFields(db, post, whole)).status).toBe('taken')
    const back = { ...whole, title: 'Otro', slug: 'otro' }
    const options = { id, openedAt: before?.updatedAt ?? '', now: at(2) }
    expect(await saveFields(db, post, back, options)).toEqual({ status: 'saved', id })
    expect(await findRow(db, post, id)).toMatchObject({ createdAt: before?.createdAt, slug: 'otro' })
    expect(await findMovedDocument(db, 'blog', 'uno')).toBe(id)
  })

  it('does not unpublish a document that others refer to', async () => {
    const db = await open()
    const id = await addDocument(db, category)
    await addDocument(db, topic, { categoryId: id })
    expect(await unpublish(db, category, { id, author, now: at(1) })).toMatchObject({
      status: 'in-use',
      count: 1,
    })
    expect(await findRow(db, category, id)).toBeDefined()
  })

  it('restores a draft from the bin as a draft', async () => {
    const db = await open()
    const { id } = await drafted(db, { title: 'Uno' })
    expect(await deleteDocument(db, post, { id, author, now: at(1) })).toEqual({ status: 'deleted' })
    const [binned] = await listBin(db)
    expect(binned?.title).toBe('Uno')
    const change = { binId: binned?.id ?? '', author, now: at(2) }
    expect(await restoreDocument(db, post, change)).toEqual({ status: 'restored', id })
    expect(await findDraft(db, post, id)).toMatchObject({ fields: { title: 'Uno' } })
    expect(await findRow(db, post, id)).toBeUndefined()
  })

  it('discards the draft of a published page and can restore it from the history', async () => {
    const db = await open()
    const id = await addDocument(db, post, whole)
    const openedAt = (await findRow(db, post, id))?.updatedAt ?? ''
    await drafted(db, { ...whole, title: 'Dos' }, { id, openedAt, now: at(1) })
    expect(await discardDraft(db, post, { id, author, now: at(2) })).toEqual({ status: 'discarded' })
    const [version] = await listVersions(db, post, id)
    const request = { documentId: id, versionId: version?.id ?? '', openedAt, author, now: at(3) }
    expect((await restoreVersion(db, post, request)).status).toBe('restored')
    expect(await findRow(db, post, id)).toMatchObject({ title: 'Uno' })
    expect(await findDraft(db, post, id)).toMatchObject({ title: 'Dos' })
  })

  it("publishes a due draft once under concurrent calls, and sets the post's published flag", async () => {
    const db = await open()
    await drafted(db, { ...whole, published: '' }, { publishAt: at(10) })
    await drafted(db, { ...whole, title: 'Tres' }, { publishAt: at(30) })
    expect(await findNextDue(db)).toBe(at(10))
    expect(await publishDue(db, registry, at(9))).toBe(0)
    const counts = await Promise.all(Array.from({ length: 8 }, () => publishDue(db, registry, at(11))))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await findRow(db, post, 'uno')).toMatchObject({ published: 1, updatedAt: at(11) })
    expect(await findNextDue(db)).toBe(at(30))
  })

  it('stores why a draft could not be published, does not retry, and clears the reason at the next save', async () => {
    const db = await open()
    const { id, updatedAt } = await drafted(db, { title: 'Uno' }, { publishAt: at(10) })
    expect(await publishDue(db, registry, at(11))).toBe(0)
    const problem = 'Falta algo por corregir (Resumen, Categoría, Contenido).'
    expect((await findDraft(db, post, id))?.problem).toContain(problem)
    expect(await findNextDue(db)).toBeUndefined()
    await drafted(db, whole, { id, openedAt: updatedAt, now: at(12) })
    expect(await findDraft(db, post, id)).toMatchObject({ problem: null, publishAt: null })
  })

  it.each([
    ['the slug is another’s', { slug: 'uno' }, 'Ya hay otro documento publicado'],
    ['what it refers to is gone', { categoryId: 'nada' }, 'La categoría ya no existe'],
  ])('does not publish a topic when %s', async (_why, fields, message) => {
    const db = await open()
    const categoryId = await addDocument(db, category)
    const topicFields = { title: 'Uno', description: 'd', content: 'c', categoryId }
    await addDocument(db, topic, topicFields)
    const request = { id: undefined, openedAt: undefined, author, now: at(0), publishAt: at(1) }
    await saveDraft(db, topic, { ...request, fields: { ...topicFields, title: 'Dos', ...fields } })
    expect(await publishDue(db, registry, at(2))).toBe(0)
    const row = await db.selectFrom('document_drafts').select('problem').executeTakeFirst()
    expect(row?.problem).toContain(message)
  })

  it('does not overwrite a page that was changed after the draft was saved', async () => {
    const db = await open()
    const id = await addDocument(db, problem)
    const row = await findRow(db, problem, id)
    const fields = { title: 'Borrador', description: 'd', solution: 's' }
    const openedAt = row?.updatedAt
    await saveDraft(db, problem, { id, fields, openedAt, publishAt: at(10), author, now: at(1) })
    await db
      .updateTable('problems')
      .set({ updatedAt: at(5) })
      .where('id', '=', id)
      .execute()
    expect(await publishDue(db, registry, at(11))).toBe(0)
    expect((await findDraft(db, problem, id))?.problem).toContain('ha cambiado')
  })

  it('shows a draft through its preview link until the link expires, is revoked or is replaced', async () => {
    const db = await open()
    const { id } = await drafted(db, { title: 'Uno' })
    const first = await makePreview(db, { tipo: 'blog', id, now: at(0) })
    const find = (token = '', now = at(1)) => findPreviewed(db, { token, now })
    expect(await find(first?.token)).toMatchObject({ id, fields: { title: 'Uno' } })
    expect(await find(first?.token, '2026-11-27T10:00:00.000Z')).toBeUndefined()
    const second = await makePreview(db, { tipo: 'blog', id, now: at(2) })
    expect(await find(first?.token)).toBeUndefined()
    expect(await find(second?.token)).toBeDefined()
    await revokePreview(db, { tipo: 'blog', id })
    expect(await find(second?.token)).toBeUndefined()
    expect(await makePreview(db, { tipo: 'blog', id: 'nada', now: at(2) })).toBeUndefined()
  })
})
