import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { reference } from '../../app/documents/core/choice-fields.ts'
import { defineDocument } from '../../app/documents/core/define-document.ts'
import { addDocument, sample } from '../../app/documents/core/document-fixture.ts'
import type { FieldInput } from '../../app/documents/core/field.ts'
import { text } from '../../app/documents/core/fields.ts'
import { listReadTables } from '../../app/documents/core/pages.server.ts'
import { openRegistry, RegistryError } from '../../app/documents/core/registry.server.ts'
import { type DocumentKind, serveDocument } from '../../app/documents/core/serve-document.server.ts'
import { prepareDraft } from '../../app/documents/core/write-draft.server.ts'
import { FormContext } from '../../app/editor/form/form-context.ts'
import { readContentVersions } from '../../app/platform/db/content-versions.server.ts'
import { listColumns } from '../../app/platform/db/table-columns.server.ts'
import { publicLinks } from '../../app/reading/layout/site-links.ts'
import { registry } from '../../app/start/registry.server.ts'
import { editedDocuments } from '../../app/start/registry.ts'
import { listName } from '../../app/ui/forms/parse-form.ts'
import { permissions } from '../../e2e/support/permissions.ts'
import { describeOnBothDatabases } from '../databases/database-contract.ts'

const kinds = registry.kinds.map((kind) => [kind.tipo, kind] as const)

describeOnBothDatabases('the definitions', (open) => {
  it.each(kinds)('of %s have exactly the columns of their table', async (_kindSlug, kind) => {
    const columns = (await listColumns(await open(), kind.table)).map(({ name }) => name)
    const own = ['id', 'createdAt', 'updatedAt', ...Object.keys(kind.derived ?? {})]
    expect(columns.sort()).toEqual([...Object.keys(kind.fields), ...own].sort())
  })

  it('of nouns that visitors read count their changes, so that cached pages are evicted', async () => {
    const counted = await (await open()).selectFrom('content_versions').select('noun').execute()
    expect(counted.map(({ noun }) => noun)).toEqual(
      expect.arrayContaining([...listReadTables(registry.kinds)]),
    )
  })

  it('have samples that can be saved, and each save counts as a change for visitors', async () => {
    const db = await open()
    const before = await readContentVersions(db)
    const ids = new Map<DocumentKind, string>()
    // The registry lists a kind after the kinds it refers to.
    for (const kind of registry.kinds) {
      const referred = kind.refersTo.map((to) => [to.field, ids.get(to.kind) ?? ''] as const)
      ids.set(kind, await addDocument(db, kind, Object.fromEntries(referred)))
    }
    expect(ids.size).toBe(registry.kinds.length)
    const after = await readContentVersions(db)
    const isCounted = (table: string): boolean => (after.get(table) ?? 0) > (before.get(table) ?? 0)
    expect(listReadTables(registry.kinds).filter((table) => !isCounted(table))).toEqual([])
  })
})

it('the nouns are the same in the browser and on the server', () => {
  const kindSlugs = editedDocuments.map(({ definition }) => definition.tipo)
  expect(registry.listed.map(({ tipo: kindSlug }) => kindSlug)).toEqual(kindSlugs)
})

it.each(kinds)('%s: every example passes the schema, and the card has the title', (_kindSlug, kind) => {
  const all = Object.fromEntries(Object.entries(kind.fields).map(([name, { example }]) => [name, example]))
  expect(prepareDraft(kind, all).ok).toBe(true)
  expect(prepareDraft(kind, sample(kind)).ok).toBe(true)
  const row = { ...all, id: 'a', createdAt: '', updatedAt: '' }
  expect(kind.card(row).title).toBe(all[kind.title])
  expect(kind.search(row).title).toBe(all[kind.title])
})

it.each(kinds)('every page links to the list of %s if visitors may read it', (_kindSlug, kind) => {
  const paths = publicLinks.map(({ to }) => to)
  if (kind.access.read === 'everyone') expect(paths).toContain(kind.list)
})

it.each(kinds)('%s has a row in the table of permissions', (kindSlug) => {
  expect(permissions.filter(({ at }) => at === `/edit/${kindSlug}/nuevo`)).toHaveLength(1)
})

// A checkbox has a hidden field of the same name with «no»; a list has one per checkbox.
function countMore(input: FieldInput): number {
  if (input.kind === 'choices') return input.choices.length
  return input.kind === 'flag' ? 1 : 0
}

it.each(editedDocuments.map((edited) => [edited.definition.tipo, edited] as const))(
  'the form of %s has each field exactly once',
  (_kindSlug, { definition, Form }) => {
    const state = { fields: {}, errors: {}, onChange() {}, setBusy() {}, references: {}, folder: undefined }
    const Page = (): ReactNode => createElement(FormContext, { value: state }, createElement(Form))
    const Stub = createRoutesStub([{ path: '/', Component: Page }])
    const html = renderToString(createElement(Stub))
    for (const [name, { input }] of Object.entries(definition.fields)) {
      const isList = input.kind === 'references' || input.kind === 'choices'
      const named = isList ? listName(name) : name
      expect(html.split(` name="${named}"`).length - 1).toBe(1 + countMore(input))
    }
  },
)

const noun = (kindSlug: string, to: string) =>
  serveDocument(
    defineDocument({
      tipo: kindSlug,
      table: 'tools',
      words: { one: kindSlug, many: kindSlug, gender: 'm' },
      list: '/',
      section: kindSlug,
      fields: {
        name: text({ label: 'Nombre', required: 'el nombre' }),
        other: reference(to, { label: 'Otro', required: 'el otro' }),
      },
      title: 'name',
      unique: [],
      access: { read: 'everyone', write: 'admin' },
      card: ({ name }) => ({ title: name, text: '' }),
    }),
    { search: ({ name }) => ({ title: name, text: [] }) },
  )

it('a registry with unknown, circular or duplicate references is rejected', () => {
  expect(() => openRegistry([noun('a', 'nada')])).toThrow(RegistryError)
  expect(() => openRegistry([noun('a', 'nada')])).toThrow('a.other: se refiere a nada, que no existe.')
  expect(() => openRegistry([noun('a', 'b'), noun('b', 'a')])).toThrow('a, b: se refieren en círculo.')
  expect(() => openRegistry([...registry.listed, ...registry.listed.map((kind) => ({ ...kind }))])).toThrow(
    'temario: está dos veces.',
  )
})
