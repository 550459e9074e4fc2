import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import type { Database } from '../../platform/db/tables.ts'
import { registry } from '../../start/registry.server.ts'
import { findRow } from './document-rows.server.ts'
import { checkImport, runImport } from './import-many.server.ts'
import { type ChosenDocument, readImport } from './read-import.server.ts'

const options = { registry, accountId: 'ana', now: '2026-11-20T10:00:00.000Z' }
const whole = 'title: "Uno"\nexcerpt: "e"\ncategory: "General"\n'

function read(lines: string, body = 'Texto', kindSlug = 'blog', name = 'uno'): ChosenDocument[] {
  const files = [
    { path: `c/${kindSlug}/${name}.md`, tipo: kindSlug.split('/')[0], text: `---\n${lines}---\n${body}\n` },
  ]
  const bytes = new TextEncoder().encode(JSON.stringify({ mode: 'check', files, pictures: {} }))
  const result = readImport(bytes.buffer, registry, new Map())
  if (!result) throw new Error('The import was not understood')
  return result.documents
}

const drafts = (db: Database) =>
  db.selectFrom('document_drafts').select(['tipo', 'slug', 'publishAt', 'baseUpdatedAt']).execute()

describeOnBothDatabases('the import of drafts', (open) => {
  it('imports an unfinished document as a draft and links to its form', async () => {
    const db = await open()
    const unfinished = read('title: "Uno"\nestado: borrador\n', '')
    const [row] = await checkImport(db, unfinished, options)
    expect(row).toMatchObject({ status: 'new', message: 'Entra como borrador.' })
    expect(await drafts(db)).toEqual([])
    const answer = await runImport(db, unfinished, options)
    expect(answer).toMatchObject({
      done: true,
      rows: [{ address: expect.stringMatching(/^\/edit\/blog\//) }],
    })
    expect(await drafts(db)).toEqual([{ tipo: 'blog', slug: 'uno', publishAt: null, baseUpdatedAt: null }])
    expect(await findRow(db, kinds.post, 'uno')).toBeUndefined()
  })

  it('reads a publication date in Madrid time, and requires a complete document', async () => {
    const db = await open()
    const dated = 'publicar: 2026-12-01 08:00\n'
    const [lacking] = await checkImport(db, read(`title: "Uno"\n${dated}`, ''), options)
    expect(lacking).toMatchObject({
      status: 'error',
      message: expect.stringContaining('Escribe el resumen.'),
    })
    const { rows } = await runImport(db, read(whole + dated), options)
    const moment = 'martes, 1 de diciembre de 2026, a las 8:00 (hora de Madrid)'
    expect(rows[0]?.message).toBe(`Entra como borrador. Se publicará el ${moment}.`)
    expect(await drafts(db)).toMatchObject([{ publishAt: '2026-12-01T07:00:00.000Z' }])
  })

  it('publishes a document with a past date immediately, unless it is marked as a draft', async () => {
    const db = await open()
    await runImport(db, read(`${whole}publicar: 2026-01-01\n`), options)
    expect(await findRow(db, kinds.post, 'uno')).toBeDefined()
    const other = whole.replace('Uno', 'Dos')
    await runImport(db, read(`${other}estado: borrador\npublicar: 2026-01-01\n`), options)
    expect(await drafts(db)).toMatchObject([{ slug: 'dos', publishAt: null }])
  })

  it.each([
    ['estado: casi\n', '«estado: casi» no se entiende'],
    ['publicar: pronto\n', '«publicar: pronto» no es un día y una hora'],
  ])('imports a document with %j as a draft and reports the reason', async (line, message) => {
    const db = await open()
    const { rows } = await runImport(db, read(whole + line), options)
    expect(rows[0]?.message).toContain(message)
    expect(await drafts(db)).toMatchObject([{ slug: 'uno', publishAt: null }])
  })

  it.each([
    ['draft: true\n'],
    ['publish: false\n'],
    ['draft: quizá\n'],
    ['expiryDate: 2026-01-01\n'],
    ['publishDate: pronto\n'],
    ['draft: true\npublishDate: 2026-12-01\n'],
  ])(
    'imports a document that another program does not publish as a draft without a date: %j',
    async (line) => {
      const db = await open()
      await runImport(db, read(whole + line), options)
      expect(await drafts(db)).toMatchObject([{ slug: 'uno', publishAt: null }])
      expect(await findRow(db, kinds.post, 'uno')).toBeUndefined()
    },
  )

  it('imports documents of a drafts folder, or with a future date of another program, as drafts', async () => {
    const db = await open()
    await runImport(db, read(whole, 'Texto', 'blog/_drafts'), options)
    const later = `${whole.replace('Uno', 'Dos')}publishDate: 2026-12-01T08:00:00+01:00\n`
    await runImport(db, read(later), options)
    const kept = await drafts(db)
    expect(kept.map(({ slug, publishAt }) => [slug, publishAt]).toSorted()).toEqual([
      ['dos', '2026-12-01T07:00:00.000Z'],
      ['uno', null],
    ])
  })

  it('publishes a document that another program already shows', async () => {
    const db = await open()
    const shown = 'draft: false\npublish: true\npublishDate: 2026-01-01\nexpiryDate: 2027-01-01\n'
    await runImport(db, read(whole + shown), options)
    expect(await findRow(db, kinds.post, 'uno')).toBeDefined()
  })

  it('updates the draft with the same slug, drafts over a published document, and publishes a draft', async () => {
    const db = await open()
    const asDraft = (title: string) => read(`${whole.replace('Uno', title)}slug: uno\nestado: borrador\n`)
    await runImport(db, asDraft('Uno'), options)
    const again = await runImport(db, asDraft('Uno cambiado'), options)
    expect(again.rows[0]?.status).toBe('replaces')
    expect(await drafts(db)).toHaveLength(1)
    await runImport(db, read(whole), options)
    expect(await drafts(db)).toEqual([])
    expect(await findRow(db, kinds.post, 'uno')).toMatchObject({ title: 'Uno' })
    await runImport(db, asDraft('Sobre lo publicado'), options)
    expect(await drafts(db)).toMatchObject([{ baseUpdatedAt: expect.any(String) }])
    expect(await findRow(db, kinds.post, 'uno')).toMatchObject({ title: 'Uno' })
    const refused = await runImport(db, read(whole), options)
    expect(refused).toMatchObject({ done: false })
    expect(refused.rows[0]?.message).toContain('Hay un borrador de este documento')
  })

  it('recognises a draft without a slug by its file name', async () => {
    const db = await open()
    const tool = (name: string) => read(`name: "${name}"\nestado: borrador\n`, '', 'tools', 'editor')
    await runImport(db, tool('Editor'), options)
    await runImport(db, tool('Editor mejor'), options)
    const kept = await db.selectFrom('document_drafts').select(['id', 'title']).execute()
    expect(kept).toEqual([{ id: 'editor', title: 'Editor mejor' }])
  })
})
