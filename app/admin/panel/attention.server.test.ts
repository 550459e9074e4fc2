import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { deleteDocument } from '../../documents/core/document-bin.server.ts'
import { addDocument } from '../../documents/core/document-fixture.ts'
import { publishDue, unschedule } from '../../documents/core/publish-due.server.ts'
import { saveDraft } from '../../documents/core/save-draft.server.ts'
import { discardDraft } from '../../documents/core/unpublish.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { registry } from '../../start/registry.server.ts'
import { releaseClaims, saveFindings, takeClaim } from './attention-claims.server.ts'
import { auditWaiting } from './audit-runner.server.ts'
import type { AttentionReason } from './content-audit.server.ts'
import { listAttention } from './list-attention.server.ts'

const pictures = { find: () => undefined }
const later = '2026-11-21T10:00:00.000Z'
const author = { accountId: 'ana' }

async function look(db: Database): Promise<number> {
  const reportError = (error: unknown): never => {
    throw error
  }
  return auditWaiting({ db, registry, pictures, reportError })
}

async function list(db: Database, reason: AttentionReason): Promise<string[]> {
  const { items } = await listAttention(db, reason, { limit: 50 })
  return items.map(({ title, field, line, message }) => `${title}, ${field} ${line}: ${message}`)
}

const topicOf = async (db: Database, fields: Record<string, string>): Promise<string> => {
  const categoryId = await addDocument(db, kinds.category, { name: `Bloque ${fields.slug}` })
  return addDocument(db, kinds.topic, { categoryId, criteria: '', ...fields })
}

describeOnBothDatabases('what needs attention', (open) => {
  it('lists findings with their line, and removes them with the document', async () => {
    const db = await open()
    const content = '## Aquí\n\n![](/figuras/no.svg)\n\n[a](#aqui) [b](#alli) [c](/topic/nada)'
    const id = await topicOf(db, { title: 'Uno', slug: 'uno', content })
    expect(await look(db)).toBe(2)
    expect(await list(db, 'links')).toEqual([
      'Uno, content 5: El enlace a #alli no lleva a ninguna página de esta web.',
      'Uno, content 3: La imagen /figuras/no.svg no está en esta web.',
      'Uno, content 5: El enlace a /topic/nada no lleva a ninguna página de esta web.',
    ])
    expect(await list(db, 'pictures')).toHaveLength(1)
    expect(await list(db, 'unplaced')).toEqual(['Uno, criteria 0: No tiene ningún criterio de evaluación.'])
    await deleteDocument(db, kinds.topic, { id, author, now: later })
    expect(await list(db, 'links')).toEqual([])
  })

  it('rechecks links to a deleted document, and detects links to a missing heading', async () => {
    const db = await open()
    const target = await topicOf(db, { title: 'Dos', slug: 'dos', content: '## Partes' })
    await addDocument(db, kinds.problem, {
      title: 'P',
      slug: 'p',
      solution: '[a](/topic/dos#s-partes)\n\n[b](/topic/dos#nada)',
    })
    await look(db)
    expect(await list(db, 'links')).toEqual([
      'P, solution 3: El enlace a /topic/dos#nada lleva a una página que no tiene ese apartado.',
    ])
    await deleteDocument(db, kinds.topic, { id: target, author, now: later })
    expect(await look(db)).toBe(1)
    expect(await list(db, 'links')).toHaveLength(2)
    expect(await look(db)).toBe(0)
  })

  it('reports a draft that was not published on its date, until the date is removed or the draft is complete', async () => {
    const db = await open()
    const publishAt = '2026-11-20T10:00:00.000Z'
    const save = (id: string | undefined, fields: Record<string, string>) =>
      saveDraft(db, kinds.tool, { id, fields, openedAt: undefined, publishAt, author, now: publishAt })
    const ids: string[] = []
    for (const name of ['Una', 'Otra']) {
      const saved = await save(undefined, { name })
      if (saved.status === 'drafted') ids.push(saved.id)
    }
    expect(await publishDue(db, registry, later)).toBe(0)
    await look(db)
    expect(await list(db, 'unpublished')).toHaveLength(2)
    expect((await list(db, 'unpublished'))[0]).toContain('Falta algo por corregir')
    await unschedule(db, kinds.tool, ids[0] ?? '')
    await look(db)
    expect(await list(db, 'unpublished')).toHaveLength(1)
    await discardDraft(db, kinds.tool, { id: ids[1] ?? '', author, now: later })
    expect(await list(db, 'unpublished')).toEqual([])
    const { state } = await db.selectFrom('document_overview').select('state').executeTakeFirstOrThrow()
    expect(state).toBe('draft')
  })

  it("reports questions that fail the form's validation", async () => {
    const db = await open()
    const id = await addDocument(db, kinds.problem, { title: 'P', slug: 'p' })
    const practice = JSON.stringify({ preguntas: [{ pregunta: 'R', valor: '1/(2-2)', unidad: 'Ω' }] })
    await db.updateTable('problems').set({ practice }).where('id', '=', id).execute()
    await look(db)
    expect(await list(db, 'checks')).toMatchObject([expect.stringContaining('P, practice 0: ')])
  })

  it('checks the most recently changed document first, however long the queue', async () => {
    const db = await open()
    for (const name of ['Una', 'Otra', 'Tercera']) {
      const id = await addDocument(db, kinds.tool, { name })
      const changedAt = `2026-11-2${name.length}T10:00:00.000Z`
      await db.updateTable('document_overview').set({ changedAt }).where('id', '=', id).execute()
    }
    const order: string[] = []
    for (let claim = await takeClaim(db, later); claim; claim = await takeClaim(db, later)) {
      const { title } = await db
        .selectFrom('document_overview')
        .select('title')
        .where('key', '=', claim.key)
        .executeTakeFirstOrThrow()
      order.push(title)
    }
    expect(order).toEqual(['Tercera', 'Otra', 'Una'])
  })

  it('checks a document again if it was saved during the check', async () => {
    const db = await open()
    await addDocument(db, kinds.tool, { name: 'Una' })
    const claim = await takeClaim(db, later)
    expect(await takeClaim(db, later)).toBeUndefined()
    await db.updateTable('document_overview').set({ checkedAt: '' }).execute()
    if (!claim) throw new Error('nothing waited')
    const finding = { reason: 'links', field: 'name', line: 0, message: 'm' } as const
    await saveFindings(db, claim, [finding])
    expect(await list(db, 'links')).toEqual([])
    expect(await takeClaim(db, later)).toBeDefined()
    // The holder of the claim is dead.
    await releaseClaims(db, new Date('2026-11-21T12:00:00.000Z'))
    expect(await takeClaim(db, later)).toBeDefined()
  })
})
