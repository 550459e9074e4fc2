import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { addDocument, sample } from '../../documents/core/document-fixture.ts'
import { findRow } from '../../documents/core/document-rows.server.ts'
import { findDraft } from '../../documents/core/draft-rows.server.ts'
import { saveDraft } from '../../documents/core/save-draft.server.ts'
import { actOnMarked, type GroupAction } from './group-actions.server.ts'

const now = '2026-11-21T10:00:00.000Z'
const acting = {
  accountId: 'ana',
  now,
  reportError: (error: unknown): never => {
    throw error
  },
}

/** A kind whose table does not exist. */
const brokenKind = { ...kinds.tool, table: 'lost' as typeof kinds.tool.table }

describeOnBothDatabases('acting on many documents', (open) => {
  it('moves each to a block by id or by name, and reports which it cannot move', async () => {
    const db = await open()
    const from = await addDocument(db, kinds.category, { name: 'Uno' })
    const id = await addDocument(db, kinds.category, { name: 'Dos' })
    const topic = await addDocument(db, kinds.topic, { title: 'T', slug: 't', categoryId: from })
    const problem = await addDocument(db, kinds.problem, { title: 'P', slug: 'p', category: 'Uno' })
    const tool = await addDocument(db, kinds.tool, { name: 'H' })
    const marked = [
      { kind: kinds.topic, id: topic },
      { kind: kinds.problem, id: problem },
      { kind: kinds.tool, id: tool },
      { kind: kinds.tool, id: 'nada' },
    ]
    const results = await actOnMarked(db, marked, { act: 'move', block: { id, name: 'Dos' } }, acting)
    expect(results.map(({ message }) => message)).toEqual([
      undefined,
      undefined,
      'No pertenece a ningún bloque.',
      'Ya no está.',
    ])
    expect(await findRow(db, kinds.topic, topic)).toMatchObject({ categoryId: id, title: 'T' })
    expect(await findRow(db, kinds.problem, problem)).toMatchObject({ category: 'Dos', title: 'P' })
  })

  it('restores a block with its topics, and reports what cannot be restored', async () => {
    const db = await open()
    const block = await addDocument(db, kinds.category, { name: 'Uno' })
    const topic = await addDocument(db, kinds.topic, { title: 'T', slug: 't', categoryId: block })
    const marked = [
      { kind: kinds.topic, id: topic },
      { kind: kinds.category, id: block },
    ]
    await actOnMarked(db, marked, { act: 'remove' }, acting)
    expect(await findRow(db, kinds.category, block)).toBeUndefined()
    const said = async (again: typeof marked) =>
      (await actOnMarked(db, again, { act: 'restore' }, acting)).map(({ title, message }) => [title, message])
    expect(await said([{ kind: kinds.topic, id: topic }])).toEqual([
      [kinds.topic.texts.name, expect.stringContaining('Restaura antes')],
    ])
    expect(await said([...marked].reverse())).toEqual([
      ['Uno', undefined],
      ['T', undefined],
    ])
    expect(await findRow(db, kinds.topic, topic)).toMatchObject({ title: 'T', categoryId: block })
    expect(await said([{ kind: kinds.topic, id: topic }])).toEqual([['T', 'Ya no está.']])
  })

  it('continues with the others after an error, and reports which failed', async () => {
    const db = await open()
    const ids = [
      await addDocument(db, kinds.tool, { name: 'Una' }),
      await addDocument(db, kinds.tool, { name: 'Rota' }),
      await addDocument(db, kinds.tool, { name: 'Otra' }),
    ]
    const marked = ids.map((id, at) => ({ kind: at === 1 ? brokenKind : kinds.tool, id }))
    const faults: unknown[] = []
    const reportError = (error: unknown) => faults.push(error)
    const results = await actOnMarked(db, marked, { act: 'remove' }, { ...acting, reportError })
    expect(results.map(({ message }) => message)).toEqual([
      undefined,
      'No se ha podido hacer por un fallo. Vuelve a intentarlo.',
      undefined,
    ])
    expect(faults).toHaveLength(1)
    expect(await db.selectFrom('tools').select('name').execute()).toEqual([{ name: 'Rota' }])
  })

  it('applies each action once when two users submit the same hundred at once', async () => {
    const db = await open()
    const marked: { kind: typeof kinds.tool; id: string }[] = []
    for (let at = 0; at < 100; at++)
      marked.push({ kind: kinds.tool, id: await addDocument(db, kinds.tool, { name: `H ${at}` }) })
    const remove = () => actOnMarked(db, marked, { act: 'remove' }, acting)
    const both = await Promise.all([remove(), remove()])
    expect(await db.selectFrom('tools').select('id').execute()).toEqual([])
    expect(await db.selectFrom('deleted_documents').select('id').execute()).toHaveLength(100)
    expect(both.flat().filter(({ message }) => message === undefined)).toHaveLength(100)
  })

  it('publishes complete drafts and unpublished posts, and unpublishes them', async () => {
    const db = await open()
    const post = await addDocument(db, kinds.post, { title: 'Uno', slug: 'uno', published: '0' })
    const request = { id: undefined, openedAt: undefined, author: { accountId: 'ana' }, now }
    const whole = await saveDraft(db, kinds.tool, { ...request, fields: sample(kinds.tool, { name: 'H' }) })
    const half = await saveDraft(db, kinds.topic, { ...request, fields: { title: 'Medio' } })
    if (whole.status !== 'drafted' || half.status !== 'drafted') throw new Error('not drafted')
    const marked = [
      { kind: kinds.post, id: post },
      { kind: kinds.tool, id: whole.id },
      { kind: kinds.topic, id: half.id },
    ]
    const act = async (action: GroupAction) =>
      (await actOnMarked(db, marked, action, acting)).map(({ message }) => message)
    expect(await act({ act: 'publish' })).toEqual([undefined, undefined, expect.stringContaining('Escribe')])
    expect(await findRow(db, kinds.post, post)).toMatchObject({ published: 1 })
    expect(await act({ act: 'publish' })).toMatchObject(['Ya estaba publicado.', 'Ya estaba publicado.', {}])
    expect(await act({ act: 'take-back' })).toEqual([undefined, undefined, 'Ya era un borrador.'])
    expect(await findRow(db, kinds.post, post)).toBeUndefined()
    expect(await findDraft(db, kinds.post, post)).toBeDefined()
    expect(await act({ act: 'remove' })).toEqual([undefined, undefined, undefined])
    expect(await db.selectFrom('deleted_documents').select('title').execute()).toHaveLength(3)
  })
})
