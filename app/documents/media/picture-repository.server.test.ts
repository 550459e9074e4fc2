import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import type { Database } from '../../platform/db/tables.ts'
import { lockWrites } from '../../platform/db/write-lock.server.ts'
import { registry } from '../../start/registry.server.ts'
import { listPictureSources } from '../core/picture-sources.server.ts'
import type { FileStore } from './file-store.ts'
import { changeLibrary } from './library-actions.server.ts'
import { loadLibrary } from './library-loader.server.ts'
import type { Media } from './media.server.ts'
import { pictureAddress } from './picture-address.ts'
import {
  findPictureById,
  findPictureBySource,
  listAltTexts,
  listPictures,
  type StoredPicture,
  saveAltText,
  savePicture,
} from './picture-repository.server.ts'
import { clearRemovedPictures, removedLiveMs } from './remove-picture.server.ts'
import { StorageError } from './storage-error.ts'

function newPicture(number: number): StoredPicture {
  const id = String(number).padStart(24, '0')
  const name = { location: 'blogImages', id, width: 80, height: 60, tint: 'abc' } as const
  return {
    id,
    location: 'blogImages',
    address: pictureAddress(name),
    ownerId: 'ana',
    alt: '',
    width: 80,
    height: 60,
    bytes: 900,
    sourceBytes: 5000,
    sourceSha256: String(number).padStart(64, '0'),
    removedAt: null,
    createdAt: `2026-11-${String(10 + (number % 3)).padStart(2, '0')}T10:00:00.000Z`,
  }
}

async function addPost(db: Database, id: string, imageUrl: string | null, content: string): Promise<void> {
  const now = '2026-11-20T10:00:00.000Z'
  const stamps = { createdAt: now, updatedAt: now }
  const texts = { slug: id, title: `Título de ${id}`, summary: '', category: 'General', date: '2026-11-20' }
  await db
    .insertInto('blog_posts')
    .values({ id, ...texts, imageUrl, content, published: 1, ...stamps })
    .execute()
}

const sources = listPictureSources(registry.kinds)
const media = { sources, altTexts: { remember: () => undefined } } as unknown as Media
const remove = (db: Database, number: number) =>
  changeLibrary(db, media, { intent: 'remove', id: newPicture(number).id })

function newStore(): { store: Pick<FileStore, 'delete'>; deleted: string[] } {
  const deleted: string[] = []
  return { store: { delete: async (key) => void deleted.push(key) }, deleted }
}

const listed = async (db: Database): Promise<string[]> =>
  (await listPictures(db, { limit: 9 })).items.map(({ id }) => id)
const afterwards = (): number => Date.now() + removedLiveMs + 60_000

describeOnBothDatabases('the record of pictures', (open) => {
  it('stores a picture once, also if its upload is finished twice', async () => {
    const db = await open()
    await savePicture(db, newPicture(1))
    await savePicture(db, { ...newPicture(1), alt: 'otra' })
    expect(await findPictureById(db, newPicture(1).id)).toEqual(newPicture(1))
    expect(await findPictureById(db, 'x')).toBeUndefined()
  })

  it('lists all pictures once, newest first, in pages', async () => {
    const db = await open()
    for (let number = 0; number < 7; number++) await savePicture(db, newPicture(number))
    const seen: string[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof listPictures>> = await listPictures(db, { after, limit: 3 })
      seen.push(...page.items.map(({ createdAt, id }) => createdAt + id))
      after = page.next
    } while (after)
    expect(seen).toHaveLength(7)
    expect(seen).toEqual([...seen].sort().reverse())
  })

  it('stores alternative texts', async () => {
    const db = await open()
    await savePicture(db, newPicture(1))
    await savePicture(db, newPicture(2))
    expect(await saveAltText(db, newPicture(1).id, 'Una polea')).toMatchObject({ alt: 'Una polea' })
    expect(await saveAltText(db, 'x', 'nada')).toBeUndefined()
    expect(await listAltTexts(db)).toEqual([{ address: newPicture(1).address, alt: 'Una polea' }])
  })

  it('finds the documents that show a picture in a field or in their text', async () => {
    const db = await open()
    for (const number of [1, 2, 3]) await savePicture(db, newPicture(number))
    await addPost(db, 'en-campo', newPicture(1).address, 'texto')
    await addPost(
      db,
      'en-texto',
      null,
      `Mira: ![polea](${newPicture(1).address}) y ![](${newPicture(2).address})`,
    )
    const { pictures } = await loadLibrary(db, sources, null)
    const uses = new Map(
      pictures.map(({ id, uses }) => [id, uses.map((use) => `${use.tipo}/${use.id}: ${use.title}`)]),
    )
    expect(uses.get(newPicture(1).id)).toEqual([
      'blog/en-campo: Título de en-campo',
      'blog/en-texto: Título de en-texto',
    ])
    expect(uses.get(newPicture(2).id)).toHaveLength(1)
    expect(uses.get(newPicture(3).id)).toEqual([])
  })

  it('finds a picture by the hash of its source file while it is in the library', async () => {
    const db = await open()
    const { sourceSha256 } = newPicture(1)
    const find = () => findPictureBySource(db, sourceSha256 ?? '')
    await savePicture(db, newPicture(2))
    expect(await find()).toBeUndefined()
    await savePicture(db, newPicture(1))
    expect(await find()).toEqual(newPicture(1))
    await remove(db, 1)
    expect(await find()).toBeUndefined()
  })

  it('removes a picture at once and its files an hour later, unless a document shows it', async () => {
    const db = await open()
    const { store, deleted } = newStore()
    for (const number of [1, 2]) await savePicture(db, newPicture(number))
    await addPost(db, 'uno', newPicture(1).address, '')
    expect(await remove(db, 1)).toMatchObject({ status: 'in-use' })
    expect(await remove(db, 2)).toMatchObject({ status: 'removed' })
    expect(await remove(db, 2)).toMatchObject({ status: 'gone' })
    expect(await listed(db)).toEqual([newPicture(1).id])
    await clearRemovedPictures(db, { store, sources })
    expect(deleted).toEqual([])
    await clearRemovedPictures(db, { store, sources }, afterwards())
    const folder = newPicture(2).address.slice('/media/'.length, -'.webp'.length)
    expect(deleted).toEqual([`${folder}.webp`, `${folder}/80.webp`, `${folder}/80.avif`])
    expect(await findPictureById(db, newPicture(2).id)).toBeUndefined()
    expect(await listed(db)).toEqual([newPicture(1).id])
  })

  it('does not remove a picture while a document that shows it is being saved', async () => {
    const db = await open()
    await savePicture(db, newPicture(1))
    let removal: ReturnType<typeof remove> | undefined
    await db.transaction().execute(async (transaction) => {
      await lockWrites(transaction, 'blog')
      removal = remove(db, 1)
      await addPost(transaction, 'uno', newPicture(1).address, '')
    })
    expect(await removal).toMatchObject({ status: 'in-use' })
    expect(await listed(db)).toEqual([newPicture(1).id])
  })

  it('restores a removed picture that a form opened earlier has saved', async () => {
    const db = await open()
    const { store, deleted } = newStore()
    await savePicture(db, newPicture(1))
    await remove(db, 1)
    await addPost(db, 'uno', newPicture(1).address, '')
    await clearRemovedPictures(db, { store, sources }, afterwards())
    expect(deleted).toEqual([])
    expect(await listed(db)).toEqual([newPicture(1).id])
  })

  it('preserves the row of a picture whose files could not be deleted', async () => {
    const db = await open()
    await savePicture(db, newPicture(1))
    await remove(db, 1)
    const away = { delete: () => Promise.reject(new StorageError('unavailable')) }
    await expect(clearRemovedPictures(db, { store: away, sources }, afterwards())).rejects.toMatchObject({
      kind: 'unavailable',
    })
    const { store, deleted } = newStore()
    await clearRemovedPictures(db, { store, sources }, afterwards())
    expect(deleted).toHaveLength(3)
  })
})
