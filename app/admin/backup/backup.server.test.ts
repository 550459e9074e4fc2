import { readdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnBothUrls } from '../../../test/databases/database-contract.ts'
import { emptyDatabases } from '../../../test/databases/empty-databases.ts'
import { faultRuns } from '../../../test/databases/fault-rounds.ts'
import { openFileSink } from '../../documents/media/file-sink.server.ts'
import { pictureKey } from '../../documents/media/picture-address.ts'
import type { Database } from '../../platform/db/tables.ts'
import {
  accessToken,
  addPicture,
  backUp,
  describeSite,
  newFolder,
  newS3Store,
  newStore,
  openTestSite,
  openUntilTestEnds,
  sessionToken,
} from './backup-fixture.ts'
import { makeBackup } from './make-backup.server.ts'
import { readArchive } from './read-archive.server.ts'
import { restoreBackup } from './restore-backup.server.ts'

describeOnBothUrls('a backup', (newUrl) => {
  it.each(['file', 'server'] as const)('restores to an identical site in a %s', async (kind) => {
    const site = await openTestSite(await newUrl(), kind === 'file' ? await newStore() : await newS3Store())
    const path = await backUp(site)
    const [databaseUrl, store] = [await emptyDatabases[kind](), await newStore()]
    await restoreBackup({ path, databaseUrl, store })
    const restored = { db: await openUntilTestEnds(databaseUrl), store }
    const [before, after] = [await describeSite(site), await describeSite(restored)]
    expect(after).toEqual(before)
    expect(Object.keys(before).filter((key) => key.startsWith('blogImages/'))).toHaveLength(6)
    expect(before).toMatchObject({ topics: { rows: 60 }, users: { rows: 1 }, identities: { rows: 1 } })
    // A backup of the restored site is identical again.
    expect(await describeArchive(await backUp({ url: databaseUrl, store }))).toEqual(
      await describeArchive(path),
    )
  })

  it(
    'is a consistent snapshot while others write',
    async () => {
      for (let run = 0; run < faultRuns(20); run++) {
        const site = await openTestSite(await newUrl(), await newStore())
        const writing = writeUntilStopped(site.db)
        await writing.begun
        const path = await backUp(site)
        const written = await writing.stop()
        const databaseUrl = await emptyDatabases.file()
        await restoreBackup({ path, databaseUrl, store: await newStore() })
        const found = await readLog(await openUntilTestEnds(databaseUrl))
        expect(found.attempts).toEqual(Array.from({ length: found.arrived }, (_, at) => at + 1))
        expect(found.arrived).toBeGreaterThan(0)
        expect(written).toBeGreaterThan(found.arrived)
      }
    },
    faultRuns(20) * 60_000,
  )

  it('contains no session, no secret and no token of another provider', async () => {
    const site = await openTestSite(await newUrl(), await newStore())
    const { value } = await site.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'auth-secret')
      .executeTakeFirstOrThrow()
    const lines: string[] = []
    await readArchive(await backUp(site), {
      rows: async (table, rows) => void lines.push(table, JSON.stringify(rows)),
    })
    const text = lines.join('\n')
    expect(text).toContain('ana@ejemplo.es')
    for (const secret of [accessToken, sessionToken, value]) expect(text).not.toContain(secret)
  })

  it('lists the pictures missing from the store, and contains the rest', async () => {
    const site = await openTestSite(await newUrl(), await newStore())
    const lost = pictureKey(await addPicture(site.db, site.store, 7))
    const removed = pictureKey(await addPicture(site.db, site.store, 8))
    await site.store.delete(lost)
    await site.store.delete(removed)
    await sql`update pictures set "removedAt" = '2026-11-20T10:00:00.000Z' where id like '%8'`.execute(
      site.db,
    )
    const manifest = await readArchive(await backUp(site), {})
    expect(manifest.missingFiles).toEqual([lost])
    expect(manifest.files.rows).toBe(8)
  })

  it('leaves nothing behind after a failure', async () => {
    const site = await openTestSite(await newUrl(), await newStore())
    const path = `${await newFolder()}/copia.tar`
    const store = { get: () => Promise.reject(new Error('the store is away')) }
    const failing = makeBackup({ databaseUrl: site.url, store, sink: await openFileSink(path) })
    await expect(failing).rejects.toThrow('the store is away')
    expect(await readdir(dirname(path))).toEqual([])
  })
})

async function describeArchive(path: string): Promise<unknown> {
  const { tables, files } = await readArchive(path, {})
  return { tables, files }
}

/** Inserts attempts of one person, each in a transaction with their count, until stopped. */
function writeUntilStopped(db: Database) {
  const begun = Promise.withResolvers<void>()
  let isStopped = false
  let arrived = 0
  const work = async (): Promise<number> => {
    await db.insertInto('attempt_logs').values({ userId: 'luis', arrived: 0, erasedAt: '' }).execute()
    while (!isStopped) {
      arrived++
      await db.transaction().execute(async (transaction) => {
        await transaction.updateTable('attempt_logs').set({ arrived }).where('userId', '=', 'luis').execute()
        await transaction
          .insertInto('attempts')
          .values({
            id: `i${String(arrived).padStart(6, '0')}`,
            userId: 'luis',
            arrival: arrived,
            at: '2026-11-20T10:00:00.000Z',
            exercise: 'temario:t1',
            seed: '',
            verdict: 'right',
            hints: 0,
            isSolutionSeen: 0,
          })
          .execute()
      })
      begun.resolve()
    }
    return arrived
  }
  const written = work()
  const stop = (): Promise<number> => {
    isStopped = true
    return written
  }
  return { begun: begun.promise, stop }
}

async function readLog(db: Database): Promise<{ arrived: number; attempts: number[] }> {
  const { arrived } = await db.selectFrom('attempt_logs').select('arrived').executeTakeFirstOrThrow()
  const rows = await db.selectFrom('attempts').select('arrival').orderBy('arrival').execute()
  return { arrived, attempts: rows.map(({ arrival }) => arrival) }
}
