import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/database-contract.ts'
import type { Database } from '../db/tables.ts'
import { changeLibrary } from './library-actions.server.ts'
import { loadLibrary } from './library-loader.server.ts'
import type { Media } from './media.server.ts'
import { pictureAddress } from './picture-address.ts'
import {
  findPictureById,
  listAltTexts,
  listPictures,
  type StoredPicture,
  saveAltText,
  savePicture,
} from './picture-repository.server.ts'

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

function fakeMedia(): { media: Media; deleted: string[] } {
  const deleted: string[] = []
  const store = { delete: async (key: string) => void deleted.push(key) }
  return { media: { store, altTexts: { remember: () => undefined } } as unknown as Media, deleted }
}

describeOnBothDatabases('the record of pictures', (open) => {
  it('keeps a picture once, however often its upload ends', async () => {
    const db = await open()
    await savePicture(db, newPicture(1))
    await savePicture(db, { ...newPicture(1), alt: 'otra' })
    expect(await findPictureById(db, newPicture(1).id)).toEqual(newPicture(1))
    expect(await findPictureById(db, 'x')).toBeUndefined()
  })

  it('lists all of them once, newest first, page by page', async () => {
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

  it('keeps alternative texts', async () => {
    const db = await open()
    await savePicture(db, newPicture(1))
    await savePicture(db, newPicture(2))
    expect(await saveAltText(db, newPicture(1).id, 'Una polea')).toMatchObject({ alt: 'Una polea' })
    expect(await saveAltText(db, 'x', 'nada')).toBeUndefined()
    expect(await listAltTexts(db)).toEqual([{ address: newPicture(1).address, alt: 'Una polea' }])
  })

  it('finds the documents that show a picture, in a field or in their text', async () => {
    const db = await open()
    for (const number of [1, 2, 3]) await savePicture(db, newPicture(number))
    await addPost(db, 'en-campo', newPicture(1).address, 'texto')
    await addPost(
      db,
      'en-texto',
      null,
      `Mira: ![polea](${newPicture(1).address}) y ![](${newPicture(2).address})`,
    )
    const { pictures } = await loadLibrary(db, null)
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

  it('removes a picture with its variants, but none that a document shows', async () => {
    const db = await open()
    const { media, deleted } = fakeMedia()
    for (const number of [1, 2]) await savePicture(db, newPicture(number))
    await addPost(db, 'uno', newPicture(1).address, '')
    const remove = (id: string) => changeLibrary(db, media, { intent: 'remove', id })
    expect(await remove(newPicture(1).id)).toMatchObject({ status: 'in-use' })
    expect(deleted).toEqual([])
    expect(await remove(newPicture(2).id)).toMatchObject({ status: 'removed' })
    const folder = newPicture(2).address.slice('/media/'.length, -'.webp'.length)
    expect(deleted).toEqual([`${folder}.webp`, `${folder}/80.webp`, `${folder}/80.avif`])
    expect(await remove(newPicture(2).id)).toMatchObject({ status: 'gone' })
    expect((await listPictures(db, { limit: 5 })).items.map(({ id }) => id)).toEqual([newPicture(1).id])
  })
})
