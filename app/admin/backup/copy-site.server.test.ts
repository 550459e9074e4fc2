import { expect, it } from 'vitest'
import { describeOnBothUrls } from '../../../test/databases/database-contract.ts'
import { emptyDatabases } from '../../../test/databases/empty-databases.ts'
import { listPictureKeys } from '../../documents/media/site-files.server.ts'
import {
  addPicture,
  describeSite,
  newS3Store,
  newStore,
  openTestSite,
  openUntilTestEnds,
  sessionToken,
} from './backup-fixture.ts'
import { copySite } from './copy-site.server.ts'

describeOnBothUrls('a copy', (newUrl) => {
  it('contains everything, including sessions, in the other kind of database and store', async () => {
    const site = await openTestSite(await newUrl(), await newStore())
    const isFile = site.url.startsWith('file:')
    const databaseUrl = await emptyDatabases[isFile ? 'server' : 'file']()
    const store = await newS3Store()
    const told: number[] = []
    const copied = await copySite({
      from: { databaseUrl: site.url, store: site.store },
      to: { databaseUrl, store },
      progress: (percent) => void told.push(percent),
    })
    const db = await openUntilTestEnds(databaseUrl)
    expect(await describeSite({ db, store })).toEqual(await describeSite(site))
    expect(await db.selectFrom('sessions').select('token').execute()).toEqual([{ token: sessionToken }])
    expect(await db.selectFrom('settings').selectAll().orderBy('key').execute()).toEqual(
      await site.db.selectFrom('settings').selectAll().orderBy('key').execute(),
    )
    expect(copied).toMatchObject({ files: 6, known: 0, missingFiles: [] })
    expect(copied.tables).toContainEqual({ name: 'topics', rows: 60 })
    expect(told.at(-1)).toBe(100)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
  })

  it('resumes with the missing files, and copies an altered one again', async () => {
    const site = await openTestSite(await newUrl(), await newStore())
    const [databaseUrl, store] = [await newUrl(), await newStore()]
    let left = 4
    const put: typeof store.put = (...file) =>
      left-- > 0 ? store.put(...file) : Promise.reject(new Error('the store is full'))
    const from = { databaseUrl: site.url, store: site.store }
    await expect(copySite({ from, to: { databaseUrl, store: { ...store, put } } })).rejects.toThrow('is full')
    const [first = ''] = await listPictureKeys(store)
    const size = (await store.size(first)) ?? 0
    await store.put(first, new Uint8Array(size), 'image/webp')
    expect(await copySite({ from, to: { databaseUrl, store } })).toMatchObject({ files: 6, known: 3 })
    const db = await openUntilTestEnds(databaseUrl)
    expect(await describeSite({ db, store })).toEqual(await describeSite(site))
  })

  it('rejects a destination in use', async () => {
    const site = await openTestSite(await newUrl(), await newStore(), 1)
    const other = await openTestSite(await newUrl(), await newStore(), 0)
    const from = { databaseUrl: site.url, store: site.store }
    const full = { databaseUrl: other.url, store: await newStore() }
    await expect(copySite({ from, to: full })).rejects.toThrow(/no está vacía/)
    await addPicture(other.db, other.store, 5)
    const to = { databaseUrl: await newUrl(), store: other.store }
    await expect(copySite({ from, to })).rejects.toThrow(/almacén de imágenes no está vacío/)
  })

  it('names the file that the new store returns altered', async () => {
    const site = await openTestSite(await newUrl(), await newStore(), 1)
    const store = await newStore()
    const put: typeof store.put = (key, _body, type) => store.put(key, new Uint8Array(3), type)
    const copying = copySite({
      from: { databaseUrl: site.url, store: site.store },
      to: { databaseUrl: await newUrl(), store: { ...store, put } },
    })
    await expect(copying).rejects.toThrow(/blogImages.*no coincide/)
  })
})
