import { writeFile } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnBothUrls } from '../../../test/databases/database-contract.ts'
import type { LargeFiles } from '../../documents/media/file-store.ts'
import { openLargeFiles } from '../../documents/media/open-file-store.server.ts'
import { StorageError } from '../../documents/media/storage-error.ts'
import type { BackupSettings } from '../../platform/config/backup-settings.server.ts'
import { newFolder, newStore, openTestSite, type TestSite } from './backup-fixture.ts'
import { readRun, takeLease } from './backup-lease.server.ts'
import { type KeepOptions, keepCopy } from './keep-copy.server.ts'
import { copyName } from './kept-copies.ts'
import { type Backups, openBackups } from './open-backups.server.ts'
import { readArchive } from './read-archive.server.ts'

const hourMs = 3_600_000
/** Allows for the load of other tests. */
const pollOptions = { timeout: 20_000 }
const forever = Number.MAX_SAFE_INTEGER

function optionsOf({ url, db, store }: TestSite, copies: LargeFiles): KeepOptions {
  return { databaseUrl: url, database: db, store, copies, keep: 2, maxAgeMs: forever }
}

async function openTestBackups(site: TestSite, settings: Partial<BackupSettings>): Promise<Backups> {
  const backups = await openBackups({
    databaseUrl: site.url,
    database: site.db,
    store: site.store,
    settings: { to: await newFolder(), everyMs: 0, keep: 5, maxAgeMs: forever, lateMs: 0, ...settings },
    reportError: () => {},
  })
  onTestFinished(() => backups.close())
  return backups
}

describeOnBothUrls('kept copies', (newUrl) => {
  it('are made one at a time over all instances, and the oldest is removed', async () => {
    const site = await openTestSite(await newUrl(), await newStore(), 1)
    const folder = await newFolder()
    const copies = await openLargeFiles(folder)
    const options = optionsOf(site, copies)
    for (const name of [copyName(new Date(0)), copyName(new Date(1)), 'ajena.tar'])
      await writeFile(`${folder}/${name}`, 'x')
    const both = await Promise.all([keepCopy(options), keepCopy(options)])
    const [kept, ...more] = both.filter((one) => one !== undefined)
    expect(more).toEqual([])
    const names = (await copies.list()).map(({ name }) => name)
    expect(names.toSorted()).toEqual(['ajena.tar', copyName(new Date(1)), kept?.name].toSorted())
    expect((await readArchive(`${folder}/${kept?.name}`, {})).tables.topics?.rows).toBe(60)
    expect(await readRun(site.db)).toEqual({ percent: undefined, failure: undefined })
  })

  it('are made by another instance when the holder of the lease is dead', async () => {
    const site = await openTestSite(await newUrl(), await newStore(), 0)
    const copies = await openLargeFiles(await newFolder())
    const gone = await takeLease(site.db)
    await gone?.renew(40)
    expect(await readRun(site.db)).toMatchObject({ percent: 40 })
    expect(await keepCopy(optionsOf(site, copies))).toBeUndefined()
    await site.db
      .updateTable('backup_runs')
      .set({ until: new Date(0).toISOString() })
      .execute()
    expect(await keepCopy(optionsOf(site, copies))).toBeDefined()
    await expect(gone?.renew(50)).rejects.toThrow('taken over')
  })

  it('report why the last one failed, until one succeeds', async () => {
    const site = await openTestSite(await newUrl(), await newStore(), 0)
    const copies = await openLargeFiles(await newFolder())
    const full = { ...copies, create: () => Promise.reject(new StorageError('quota-exceeded')) }
    await expect(keepCopy(optionsOf(site, full))).rejects.toThrow('quota-exceeded')
    expect(await readRun(site.db)).toMatchObject({ percent: undefined, failure: { why: 'quota-exceeded' } })
    await keepCopy(optionsOf(site, copies))
    expect((await readRun(site.db)).failure).toBeUndefined()
  })

  it('are made by the site when due, and not before', async () => {
    const site = await openTestSite(await newUrl(), await newStore(), 0)
    const to = await newFolder()
    const late = await openTestBackups(site, { to, everyMs: 24 * hourMs, lateMs: 48 * hourMs })
    await expect.poll(async () => (await late.read()).copies.length, pollOptions).toBe(1)
    await expect.poll(() => late.age()?.newestAt, pollOptions).toBeDefined()
    expect(late.age()).toMatchObject({ isLate: false })
    const again = await openTestBackups(site, { to, everyMs: 24 * hourMs })
    await expect.poll(() => again.age()?.newestAt, pollOptions).toBe(late.age()?.newestAt)
    expect((await again.read()).copies).toHaveLength(1)
  })
})

it('a site whose newest copy is too old is reported late, and one without backups is not', async () => {
  const site = await openTestSite(`file:${await newFolder()}/a.sqlite`, await newStore(), 0)
  const to = await newFolder()
  await writeFile(`${to}/${copyName(new Date(Date.now() - 3 * hourMs))}`, 'x')
  const old = await openTestBackups(site, { to, lateMs: 2 * hourMs })
  await expect.poll(() => old.age(), pollOptions).toMatchObject({ isLate: true })
  const none = await openTestBackups(site, {})
  expect((await none.read()).copies).toEqual([])
  expect(none.age()).toBeUndefined()
  expect(await none.begin()).toBe('begun')
  await expect.poll(async () => (await none.read()).copies, pollOptions).toHaveLength(1)
  const [made] = (await none.read()).copies
  expect((await none.open(made?.name ?? ''))?.size).toBe(made?.bytes)
  expect(await none.open('../a.sqlite')).toBeUndefined()
})
