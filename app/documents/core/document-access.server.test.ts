import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import type { Account } from '../../accounts/accounts/account.ts'
import { answerDelete } from '../../admin/panel/delete-document.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { contextWith, testRequestInfo } from '../../platform/http/app-context-fixture.ts'
import { type Access, defineDocument } from './define-document.ts'
import { addDocument } from './document-fixture.ts'
import { text } from './fields.ts'
import { findMovedPath, isVisible } from './pages.server.ts'
import { openRegistry } from './registry.server.ts'
import { serveDocument } from './serve-document.server.ts'
import { listSitemapAddresses } from './sitemap.server.ts'

function site(access: Access) {
  const definition = defineDocument({
    tipo: 'notas',
    table: 'tools',
    words: { one: 'nota', many: 'notas', gender: 'f' },
    list: '/notas',
    section: 'Notas',
    page: { at: '/notas/', by: 'id' },
    fields: {
      name: text({ label: 'Nombre', required: 'el nombre' }),
      description: text({ label: 'Descripción', required: 'la descripción' }),
      url: text({ label: 'URL', required: 'la dirección' }),
    },
    title: 'name',
    unique: [],
    access,
    card: ({ name }) => ({ title: name, text: '' }),
  })
  const search = ({ name }: { name: string }) => ({ title: name, text: [] })
  const registry = openRegistry([serveDocument(definition, { search, derived: { sortName: () => 'a' } })])
  return { registry, kind: registry.get(definition) }
}

const student: Account = { id: 'eva', email: 'eva@ejemplo.es', name: null, isAdmin: false, mayWrite: false }
const editor: Account = { ...student, id: 'luis', mayWrite: true }
const admin: Account = { ...editor, id: 'ana', isAdmin: true }

const request = testRequestInfo({
  method: 'DELETE',
  reportError: (error) => {
    throw error
  },
})

/**
 * Calls the delete action as the account and returns the outcome's status, or the HTTP status of the
 * rejection.
 */
async function tryToDelete(db: Database, access: Access, account: Account | null): Promise<string> {
  const { registry, kind } = site(access)
  const id = await addDocument(db, kind)
  const context = contextWith({
    accountReader: { find: async () => account },
    recordAudit: () => undefined,
    db,
    registry,
    requestInfo: request,
  })
  return answerDelete(context, { tipo: 'notas', id }).then(
    ({ status }) => status,
    (refusal: { init: { status: number } }) => String(refusal.init.status),
  )
}

describeOnBothDatabases('the access of a definition', (open) => {
  it('restricts deletion to the role that the definition names', async () => {
    const db = await open()
    const forAdmins = { read: 'everyone', write: 'admin' } as const
    const forEditors = { read: 'everyone', write: 'editor' } as const
    const forAccounts = { read: 'everyone', write: 'account' } as const
    expect(await tryToDelete(db, forAdmins, null)).toBe('401')
    expect(await tryToDelete(db, forAdmins, student)).toBe('403')
    expect(await tryToDelete(db, forAdmins, editor)).toBe('403')
    expect(await tryToDelete(db, forAdmins, admin)).toBe('deleted')
    expect(await tryToDelete(db, forEditors, null)).toBe('401')
    expect(await tryToDelete(db, forEditors, student)).toBe('403')
    expect(await tryToDelete(db, forEditors, editor)).toBe('deleted')
    expect(await tryToDelete(db, forEditors, admin)).toBe('deleted')
    expect(await tryToDelete(db, forAccounts, null)).toBe('401')
    expect(await tryToDelete(db, forAccounts, student)).toBe('deleted')
    expect(await tryToDelete(db, forAccounts, admin)).toBe('deleted')
  })

  it('controls whether a document is in the sitemap, visible and redirected to', async () => {
    const db = await open()
    for (const [read, found] of [
      ['everyone', true],
      ['admin', false],
    ] as const) {
      const { kind } = site({ read, write: 'admin' })
      const id = await addDocument(db, kind)
      const path = `/notas/${id}`
      const today = '2026-11-20'
      const listed = await listSitemapAddresses({ db, kinds: [kind], today }, 1, [])
      expect(listed.some((page) => page.path === path)).toBe(found)
      expect(isVisible(kind, {}, today)).toBe(found)
      await db
        .insertInto('slug_redirects')
        .values({ tipo: 'notas', slug: `de-${id}`, documentId: id })
        .execute()
      expect(await findMovedPath(db, kind, { slug: `de-${id}`, today })).toBe(found ? path : undefined)
    }
  })
})
