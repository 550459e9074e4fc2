import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sha256Of } from '../../app/admin/transfer/export-site.server.ts'
import { addDocument, sample, saveFields } from '../../app/documents/core/document-fixture.ts'
import { keepFound } from '../../app/documents/core/document-references.server.ts'
import { type DocumentRow, insertRow } from '../../app/documents/core/document-rows.server.ts'
import type { FieldTexts } from '../../app/documents/core/field.ts'
import { saveDraft } from '../../app/documents/core/save-draft.server.ts'
import type { DocumentKind } from '../../app/documents/core/serve-document.server.ts'
import { unpublish } from '../../app/documents/core/unpublish.server.ts'
import { noise } from '../../app/documents/media/images-fixture.ts'
import type { Database } from '../../app/platform/db/tables.ts'
import { registry } from '../../app/start/registry.server.ts'
import { describeOnBothUrls } from '../databases/database-contract.ts'
import { kinds } from '../repository/kinds.ts'
import { exportTo, fileOf, importFrom, openTransferSite } from './transfer-site.ts'

async function listAll(db: Database, { table }: DocumentKind): Promise<DocumentRow[]> {
  return (await sql<DocumentRow>`select * from ${sql.table(table)} order by id`.execute(db)).rows
}

/** Adds one document of each noun with the example of every field, in the order of their references. */
async function addOneOfEach(db: Database): Promise<void> {
  const ids = new Map<DocumentKind, string>()
  for (const kind of registry.kinds) {
    const all = Object.fromEntries(Object.entries(kind.fields).map(([name, { example }]) => [name, example]))
    const referred = kind.refersTo.map((to) => [to.field, ids.get(to.kind) ?? ''] as const)
    ids.set(kind, await addDocument(db, kind, { ...all, ...Object.fromEntries(referred) }))
  }
}

const shapes = globSync('*/*.json', { cwd: join(import.meta.dirname, '../databases/legacy-rows') }).sort()

async function addKeptShapes(db: Database): Promise<void> {
  const kindOf = (kindSlug: string): DocumentKind => registry.get({ tipo: kindSlug })
  for (const path of shapes) {
    const { row, needs = [] } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../databases/legacy-rows', path), 'utf8'),
    )
    for (const needed of needs) await insertRow(db, kindOf(needed.noun), needed.row)
    // A later migration gave each problem a slug.
    const kind = kindOf(dirname(path))
    const slug = 'slug' in kind.fields ? { slug: row.id } : {}
    // Saves remove references to documents that no longer exist, so the fixture removes them too.
    await insertRow(db, kind, { ...slug, ...row, ...(await keepFound(db, kind, row)) })
  }
}

describeOnBothUrls('a site that is exported', (newUrl) => {
  it.each([
    ['one document of every noun, with all fields', addOneOfEach],
    ['every shape that was ever released', addKeptShapes],
  ])('is restored completely in an empty place: %s', async (_what, fill) => {
    const [from, to] = [await openTransferSite(await newUrl()), await openTransferSite(await newUrl())]
    await fill(from.db)
    const { path } = await exportTo(from)
    const rows = await importFrom(to, path)
    expect(rows.filter(({ status }) => status !== 'created')).toEqual([])
    for (const kind of registry.kinds)
      expect(await listAll(to.db, kind)).toEqual(await listAll(from.db, kind))
    const again = await exportTo(to)
    expect((await readFile(again.path)).equals(await readFile(path))).toBe(true)
    expect((await importFrom(to, path)).map(({ status }) => status)).toEqual(rows.map(() => 'skipped'))
  })

  it('is restored with its drafts, their dates and unpublished documents', async () => {
    const [from, to] = [await openTransferSite(await newUrl()), await openTransferSite(await newUrl())]
    const author = { accountId: 'ana' }
    const now = '2026-11-20T10:00:00.000Z'
    const save = (id: string | undefined, fields: FieldTexts, more = {}) =>
      saveDraft(from.db, kinds.post, { id, fields, openedAt: now, author, now, ...more })
    const published = await addDocument(from.db, kinds.post, { title: 'Publicada' })
    await save(published, { title: 'Cambiada', published: '1', content: 'Otro texto' })
    await save(undefined, { title: 'A medias' })
    await save(undefined, sample(kinds.post, { title: 'Con fecha' }), {
      publishAt: '2099-12-01T07:00:00.000Z',
    })
    const hidden = await addDocument(from.db, kinds.post, { title: 'Retirada' })
    await unpublish(from.db, kinds.post, { id: hidden, author, now })
    const { path } = await exportTo(from)
    const rows = await importFrom(to, path)
    expect(rows.map(({ status }) => status)).toEqual(rows.map(() => 'created'))
    const drafts = (db: Database) =>
      db
        .selectFrom('document_drafts')
        .select(['id', 'title', 'slug', 'publishAt', 'baseUpdatedAt', 'documentCreatedAt'])
        .orderBy('id')
        .execute()
    expect(await drafts(to.db)).toEqual(await drafts(from.db))
    expect(await listAll(to.db, kinds.post)).toEqual(await listAll(from.db, kinds.post))
    expect((await importFrom(to, path)).map(({ status }) => status)).toEqual(rows.map(() => 'skipped'))
  })

  it('is restored with pictures by checksum, old addresses and written answers', async () => {
    const [from, to] = [await openTransferSite(await newUrl()), await openTransferSite(await newUrl())]
    const photograph = await fileOf(await noise(60, 40).png().toBuffer(), 'a.png')
    const address = await from.taker.draw(photograph, 'blogImages', 'ana')
    await from.db.updateTable('pictures').set({ alt: 'Un engranaje' }).execute()
    const unused = await fileOf(await noise(50, 40).png().toBuffer(), 'b.png')
    await from.taker.draw(unused, 'blogImages', 'ana')
    const id = await addDocument(from.db, kinds.post, { imageUrl: address, slug: 'antes' })
    const { updatedAt } = (await listAll(from.db, kinds.post))[0] ?? { updatedAt: '' }
    await saveFields(
      from.db,
      kinds.post,
      { ...sample(kinds.post), slug: 'ahora', imageUrl: address },
      { id, openedAt: updatedAt },
    )
    const exported = await exportTo(from)
    expect(exported).toMatchObject({ documents: 1, pictures: 1, lost: [] })
    expect((await importFrom(to, exported.path)).map(({ status }) => status)).toEqual(['created', 'created'])
    const key = address.slice('/media/'.length)
    const bytes = async (store: typeof from.store): Promise<Uint8Array> =>
      new Uint8Array(await new Response((await store.get(key))?.body).arrayBuffer())
    expect(sha256Of(await bytes(to.store))).toBe(sha256Of(await bytes(from.store)))
    const picture = await to.db.selectFrom('pictures').select(['address', 'alt', 'width']).execute()
    expect(picture).toEqual([{ address, alt: 'Un engranaje', width: 60 }])
    const redirects = await to.db.selectFrom('slug_redirects').selectAll().execute()
    expect(redirects).toEqual([{ tipo: 'blog', slug: 'antes', documentId: 'antes' }])
  })

  it('is restored with answers that an admin wrote or pinned, not with other AI answers', async () => {
    const [from, to] = [await openTransferSite(await newUrl()), await openTransferSite(await newUrl())]
    const at = '2026-11-20T10:00:00.000Z'
    const categoryId = await addDocument(from.db, kinds.category)
    const written = {
      answer: 'Piensa en la **palanca**.',
      model: null,
      basis: 'b1',
      editedAt: at,
      pinned: 0 as const,
    }
    const pinned = {
      answer: 'Una polea cambia el sentido.',
      model: 'm',
      basis: 'b2',
      editedAt: null,
      pinned: 1 as const,
    }
    const said = { answer: 'Nada.', model: 'm', basis: 'b3', editedAt: null, pinned: 0 as const }
    for (const [number, answer] of [written, pinned, said].entries()) {
      const documentId = await addDocument(from.db, kinds.topic, { title: `Tema ${number}`, categoryId })
      const about = {
        tipo: kinds.topic.tipo,
        documentId,
        documentCreatedAt: at,
        editedBy: null,
        updatedAt: at,
      }
      await from.db
        .insertInto('ai_answers')
        .values({ ...answer, ...about })
        .execute()
    }
    const { path } = await exportTo(from)
    await importFrom(to, path)
    const columns = ['documentId', 'answer', 'model', 'basis', 'editedAt', 'pinned', 'updatedAt'] as const
    const listAll = (db: typeof to.db) =>
      db.selectFrom('ai_answers').select(columns).orderBy('basis').execute()
    expect(await listAll(to.db)).toEqual((await listAll(from.db)).slice(0, 2))
    await to.db.updateTable('ai_answers').set({ answer: 'Escrita aquí.' }).execute()
    await importFrom(to, path)
    expect((await listAll(to.db)).map(({ answer }) => answer)).toEqual(['Escrita aquí.', 'Escrita aquí.'])
  })

  it('is a snapshot, unaffected by writes during the export', async () => {
    const site = await openTransferSite(await newUrl())
    await addDocument(site.db, kinds.post, { title: 'Primera' })
    const { openSnapshot } = await import('../../app/platform/db/snapshot.server.ts')
    const snapshot = await openSnapshot(site.url)
    await addDocument(site.db, kinds.post, { title: 'Segunda' })
    expect(await listAll(snapshot.db, kinds.post)).toHaveLength(1)
    await snapshot.close()
    expect(await listAll(site.db, kinds.post)).toHaveLength(2)
  })

  it('contains no personal data', async () => {
    const site = await openTransferSite(await newUrl())
    await addDocument(site.db, kinds.post, {}, { accountId: 'cuenta-de-ana' })
    const { path } = await exportTo(site)
    const files = Object.entries(unzipSync(await readFile(path)))
    expect(files.map(([name]) => name)).toEqual([
      'engrana.json',
      'blog/texto-de-ejemplo.md',
      'imagenes.json',
      'direcciones.json',
      'respuestas.json',
    ])
    expect(files.map(([, body]) => Buffer.from(body).toString()).join()).not.toContain('cuenta-de-ana')
  })
})

describeOnBothUrls('an import into a site that has documents', (newUrl) => {
  it('reports documents that differ and replaces them only on request', async () => {
    const [from, to] = [await openTransferSite(await newUrl()), await openTransferSite(await newUrl())]
    await addDocument(from.db, kinds.post, { title: 'Uno', summary: 'La de fuera.' })
    await addDocument(to.db, kinds.post, { title: 'Uno', summary: 'La de aquí.' })
    const { path } = await exportTo(from)
    const messages = async (options = {}) =>
      (await importFrom(to, path, options)).map(({ status, message }) => [status, message])
    expect(await messages()).toEqual([['skipped', 'Ya existe y es distinto: no se ha cambiado.']])
    expect(await messages({ isTrial: true, replaces: true })).toEqual([['replaced', '']])
    expect((await listAll(to.db, kinds.post))[0]?.summary).toBe('La de aquí.')
    expect(await messages({ replaces: true })).toEqual([['replaced', '']])
    expect((await listAll(to.db, kinds.post))[0]?.summary).toBe('La de fuera.')
    const versions = await to.db.selectFrom('document_versions').select('snapshot').execute()
    expect(versions.some(({ snapshot }) => snapshot.includes('La de aquí.'))).toBe(true)
  })

  it('links to an existing document of the same name', async () => {
    const [from, to] = [await openTransferSite(await newUrl()), await openTransferSite(await newUrl())]
    const there = await addDocument(from.db, kinds.category, { name: 'Máquinas' }, { newId: 'de-fuera' })
    await addDocument(to.db, kinds.category, { name: 'Máquinas' }, { newId: 'de-aqui' })
    await addDocument(from.db, kinds.topic, { categoryId: there })
    const { path } = await exportTo(from)
    await importFrom(to, path)
    expect((await listAll(to.db, kinds.topic)).map(({ categoryId }) => categoryId)).toEqual(['de-aqui'])
  })

  it('resumes after an interrupted import without losing documents', async () => {
    const [from, to] = [await openTransferSite(await newUrl()), await openTransferSite(await newUrl())]
    for (let number = 0; number < 45; number++)
      await addDocument(from.db, kinds.post, { title: `N ${number}` })
    const { path } = await exportTo(from)
    const interrupted = importFrom(to, path, {
      onProgress(done) {
        if (done === 21) throw new Error('the power is gone')
      },
    })
    await expect(interrupted).rejects.toThrow('the power is gone')
    expect(await listAll(to.db, kinds.post)).toHaveLength(40)
    const statuses = (await importFrom(to, path)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 'created')).toHaveLength(5)
    expect(await listAll(to.db, kinds.post)).toEqual(await listAll(from.db, kinds.post))
  })

  it('reports what is wrong with each document and imports the others', async () => {
    const site = await openTransferSite(await newUrl())
    const { zipSync, strToU8 } = await import('fflate')
    const zip = zipSync({
      'temario/a.md': strToU8('---\ntitle: A\nexcerpt: B\ncategory: Nada\n---\nC'),
      'blog/mal.md': strToU8('---\ntitle: [\n---\nC'),
      'blog/bien.md': strToU8('---\ntitle: A\nexcerpt: B\ncategory: General\n---\nC'),
      'blog/otra.md': strToU8('---\ntitle: A\nexcerpt: B\ncategory: General\n---\nD'),
      'suelto.md': strToU8('Hola'),
    })
    const rows = await importFrom(site, await fileOf(zip, 'web.zip'))
    expect(Object.fromEntries(rows.map(({ path, status }) => [path, status]))).toEqual({
      'temario/a.md': 'wrong',
      'blog/mal.md': 'wrong',
      'blog/bien.md': 'created',
      'blog/otra.md': 'wrong',
      'suelto.md': 'skipped',
    })
    expect(rows.find(({ path }) => path === 'temario/a.md')?.message).toContain(
      'La categoría "Nada" no es válida.',
    )
  })

  it('processes pictures beside Markdown like uploads, and rejects files that the site would not have stored', async () => {
    const site = await openTransferSite(await newUrl())
    const { zipSync, strToU8 } = await import('fflate')
    const png = new Uint8Array(await noise(30, 20).png().toBuffer())
    const withPlace = new Uint8Array(
      await noise(30, 20)
        .webp()
        .withExif({ IFD0: { Artist: 'Alguien' } })
        .toBuffer(),
    )
    const loose =
      '---\ntitle: A\nexcerpt: B\ncategory: General\nimage: fotos/a.png\n---\n![Una foto](fotos/a.png)'
    const [first] = await importFrom(
      site,
      await fileOf(zipSync({ 'blog/a.md': strToU8(loose), 'blog/fotos/a.png': png }), 'a.zip'),
    )
    expect(first?.status).toBe('created')
    const [post] = await listAll(site.db, kinds.post)
    expect(post?.content).toBe(`![Una foto](${post?.imageUrl})`)
    const kept = 'media/blogImages/0123456789abcdef01234567-30x20-888.webp'
    const site2 = zipSync({
      'engrana.json': strToU8('{"format":"engrana","version":1}'),
      [kept]: withPlace,
    })
    const rows = await importFrom(site, await fileOf(site2, 'b.zip'))
    expect(rows.map(({ status, message }) => [status, message])).toEqual([
      ['wrong', 'No es una imagen que esta web haya guardado, o está dañada.'],
    ])
  })
})
