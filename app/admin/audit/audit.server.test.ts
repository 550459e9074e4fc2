import { expect, it, vi } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { openTestAccounts } from '../../accounts/accounts/accounts-fixture.ts'
import {
  deleteOldAuditEntries,
  saveAuditEntry,
  saveOperatorEntry,
} from '../../accounts/accounts/audit-repository.server.ts'
import { openAuditTrail } from '../../accounts/accounts/audit-trail.server.ts'
import type { AuditEntry } from '../../accounts/accounts/record-audit.ts'
import { changeRole } from '../../accounts/accounts/role-repository.server.ts'
import { savePicture } from '../../documents/media/picture-repository.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { registry } from '../../start/registry.server.ts'
import { auditCsvHead, auditCsvLines } from './audit-csv.ts'
import { readFilter } from './audit-filter.ts'
import { describeEntries } from './describe-entries.server.ts'
import { listAuditEntries, listAuditedAccounts } from './list-audit.server.ts'

const none = { persona: '', accion: '', tipo: '', del: '', al: '' }
const password = 'rueda-dentada-9'

/** Signs up an admin and a student. */
async function openPeople(db: Database) {
  const { accounts } = await openTestAccounts(db)
  const signUp = async (email: string): Promise<string> =>
    (await accounts.auth.api.signUpEmail({ body: { email, password, name: '' } })).user.id
  const [admin, student] = [await signUp('profe@ejemplo.es'), await signUp('leo@ejemplo.es')]
  await changeRole(db, { userId: admin, role: 'admin' })
  const save = (entry: AuditEntry, at = '2026-11-20T10:00:00.000Z') => saveAuditEntry(db, entry, new Date(at))
  const list = async (fields: Partial<typeof none> = {}) =>
    (await listAuditEntries(db, readFilter({ ...none, ...fields }), { limit: 50 })).items
  return { admin, student, save, list }
}

describeOnBothDatabases('the register of changes', (open) => {
  it('records actions of admins and attempts to sign in as one, but nothing of others', async () => {
    const db = await open()
    const { admin, student, save, list } = await openPeople(db)
    await save({ action: 'save', accountId: admin, tipo: 'temario', id: 'palancas' })
    await save({ action: 'sign-in-refused', email: 'profe@ejemplo.es' })
    await save({ action: 'sign-in', accountId: student })
    await save({ action: 'sign-in-refused', email: 'leo@ejemplo.es' })
    await save({ action: 'sign-in-refused', email: 'nadie@ejemplo.es' })
    await save({ action: 'admin-refused', accountId: student })
    const kept = (await list()).map(({ action, accountId, documentId }) => [action, accountId, documentId])
    expect(kept.sort()).toEqual([
      ['admin-refused', null, null],
      ['save', admin, 'palancas'],
      ['sign-in-refused', admin, null],
    ])
  })

  it('filters by person, group of actions, kind and days', async () => {
    const db = await open()
    const { admin, save, list } = await openPeople(db)
    await save({ action: 'save', accountId: admin, tipo: 'temario', id: 'a' }, '2026-11-20T22:59:59.000Z')
    await save({ action: 'delete', accountId: admin, tipo: 'blog', id: 'b' }, '2026-11-20T23:00:00.000Z')
    await save({ action: 'sign-in', accountId: admin }, '2026-11-22T10:00:00.000Z')
    await saveOperatorEntry(db, { action: 'admin-added', operator: 'root', accountId: admin })
    const actions = async (fields: Partial<typeof none>) => (await list(fields)).map(({ action }) => action)
    expect(await actions({})).toEqual(['admin-added', 'sign-in', 'delete', 'save'])
    expect(await actions({ accion: 'contenido' })).toEqual(['delete', 'save'])
    expect(await actions({ tipo: 'blog' })).toEqual(['delete'])
    expect(await actions({ del: '2026-11-21', al: '2026-11-21' })).toEqual(['delete'])
    expect(await actions({ persona: 'servidor' })).toEqual(['admin-added'])
    expect(await actions({ persona: admin, accion: 'entradas' })).toEqual(['sign-in'])
    expect(await actions({ persona: 'nadie' })).toEqual([])
    expect(await listAuditedAccounts(db)).toEqual([{ id: admin, email: 'profe@ejemplo.es' }])
  })

  it('pages through entries once each, even if many have the same millisecond', async () => {
    const db = await open()
    const { admin, save } = await openPeople(db)
    for (let n = 0; n < 25; n++) await save({ action: 'save', accountId: admin, tipo: 'blog', id: `p${n}` })
    const seen: (string | null)[] = []
    let after: string | null = null
    do {
      const page = await listAuditEntries(db, {}, { after, limit: 10 })
      seen.push(...page.items.map(({ documentId }) => documentId))
      after = page.next
    } while (after !== null)
    expect(seen).toHaveLength(25)
    expect(new Set(seen).size).toBe(25)
  })

  it('shows the titles of documents, including deleted ones, and marks deleted accounts', async () => {
    const db = await open()
    const { admin, save, list } = await openPeople(db)
    const gone = { tipo: 'blog', documentId: 'b', title: 'Adiós', deletedBy: admin, snapshot: '{}' }
    await db
      .insertInto('deleted_documents')
      .values({ id: '1', deletedAt: '2026-11-20T10:00:00.000Z', ...gone })
      .execute()
    await save({ action: 'delete', accountId: admin, tipo: 'blog', id: 'b' })
    await saveOperatorEntry(db, { action: 'admin-removed', operator: 'root', accountId: admin })
    const described = await describeEntries(db, registry, await list())
    expect(described).toMatchObject([
      { who: 'Servidor (root)', what: 'Quitó el permiso de administración', about: 'profe@ejemplo.es' },
      { who: 'profe@ejemplo.es', about: 'Adiós', history: '/editor/historial/blog/b' },
    ])
    await db.deleteFrom('users').execute()
    expect((await describeEntries(db, registry, await list()))[1]?.who).toBe('Cuenta eliminada')
  })

  it('names the person of a role change while the account exists', async () => {
    const db = await open()
    const { admin, student, save, list } = await openPeople(db)
    await save({ action: 'editor-added', accountId: admin, person: student })
    await save({ action: 'editor-added', accountId: admin, person: 'gone' }, '2026-11-19T10:00:00.000Z')
    expect(await describeEntries(db, registry, await list())).toMatchObject([
      { who: 'profe@ejemplo.es', what: 'Dio permiso de edición', kind: 'Cuenta', about: 'leo@ejemplo.es' },
      { who: 'profe@ejemplo.es', kind: 'Cuenta', about: 'Cuenta eliminada', history: null },
    ])
  })

  it('names an uploaded or removed picture by its alternative text while it exists', async () => {
    const db = await open()
    const { admin, save, list } = await openPeople(db)
    const size = { width: 1, height: 1, bytes: 1, sourceBytes: 1, sourceSha256: null, removedAt: null }
    const place = { location: 'temarioImages', address: '/media/palanca.webp', createdAt: '2026-11-20' }
    await savePicture(db, { id: 'p', ownerId: admin, alt: 'Una palanca', ...place, ...size })
    await save({ action: 'picture-uploaded', accountId: admin, id: 'p' })
    await save({ action: 'picture-removed', accountId: admin, id: 'gone' }, '2026-11-19T10:00:00.000Z')
    expect(await describeEntries(db, registry, await list())).toMatchObject([
      { what: 'Subió una imagen', kind: 'Imagen', about: 'Una palanca', picture: '/media/palanca.webp' },
      { what: 'Eliminó una imagen', kind: 'Imagen', about: 'gone', picture: null, history: null },
    ])
    expect(await list({ accion: 'imagenes' })).toHaveLength(2)
  })

  it('exports CSV in which no title is a formula and times are in Madrid time', async () => {
    const db = await open()
    const { admin, save, list } = await openPeople(db)
    await save({ action: 'save', accountId: admin, tipo: 'blog', id: '=1+1;"x"' }, '2026-07-01T22:30:00.000Z')
    const csv = auditCsvHead() + auditCsvLines(await describeEntries(db, registry, await list()))
    expect(csv).toBe(
      '\uFEFF"Fecha y hora (Madrid)";Quién;Qué;Clase;Título;Identificador\r\n' +
        `"2026-07-02 00:30:00";"profe@ejemplo.es";Guardó;${registry.find('blog')?.texts.name};"'=1+1;""x""";"'=1+1;""x"""\r\n`,
    )
  })

  it('deletes entries older than a year', async () => {
    const db = await open()
    const { admin, save, list } = await openPeople(db)
    await save({ action: 'save', accountId: admin, id: 'old' }, '2025-11-21T09:59:59.000Z')
    await save({ action: 'save', accountId: admin, id: 'new' }, '2025-11-21T10:00:00.000Z')
    await deleteOldAuditEntries(db, new Date('2026-11-21T10:00:00.000Z'))
    expect((await list()).map(({ documentId }) => documentId)).toEqual(['new'])
  })

  it('is written before the response, except for refusals, which are limited to sixty an hour', async () => {
    const db = await open()
    const { admin, list } = await openPeople(db)
    const report = vi.fn()
    const trail = openAuditTrail(db, report)
    const { write, settled } = trail.open()
    write({ action: 'save', accountId: admin, tipo: 'blog', id: 'b' })
    for (let n = 0; n < 70; n++) write({ action: 'admin-refused' })
    await settled()
    expect((await list()).map(({ action }) => action)).toContain('save')
    await trail.close()
    const { items } = await listAuditEntries(db, readFilter({ ...none, accion: 'rechazos' }), { limit: 100 })
    expect(items).toHaveLength(60)
    expect(report).not.toHaveBeenCalled()
  })
})
