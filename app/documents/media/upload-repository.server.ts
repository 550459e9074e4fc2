import type { Database, UploadsTable } from '../../platform/db/tables.ts'
import { lockWrites } from '../../platform/db/write-lock.server.ts'
import { makeRoom } from './upload-limits.ts'

/** A new upload with its owner, size, metadata, and the request that creates it. */
type NewUpload = Pick<UploadsTable, 'id' | 'ownerId' | 'size' | 'metadata' | 'writer'>

/**
 * Creates an upload if its owner's limits, counted across instances, allow it. Returns the ids of the
 * inactive uploads removed to make room, or undefined if the upload was not created.
 */
export async function beginUpload(
  db: Database,
  upload: NewUpload,
  now: number,
): Promise<string[] | undefined> {
  return db.transaction().execute(async (transaction) => {
    await lockWrites(transaction, 'uploads')
    const underWay = await transaction
      .selectFrom('uploads')
      .select(['id', 'size', 'touchedAt'])
      .where('ownerId', '=', upload.ownerId)
      .execute()
    const timed = underWay.map(({ id, size, touchedAt }) => ({ id, size, touchedAt: Date.parse(touchedAt) }))
    const leaving = makeRoom(timed, { size: upload.size, now })
    if (!leaving) return undefined
    if (leaving.length > 0) await transaction.deleteFrom('uploads').where('id', 'in', leaving).execute()
    const at = new Date(now).toISOString()
    const empty = { received: 0, pieces: '[]', createdAt: at, touchedAt: at }
    await transaction
      .insertInto('uploads')
      .values({ ...upload, ...empty })
      .execute()
    return leaving
  })
}

export async function findUpload(db: Database, id: string): Promise<UploadsTable | undefined> {
  return db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Makes a request the only one that may add to an upload. Earlier requests, on any instance, can no longer
 * write.
 */
export async function claimUpload(db: Database, id: string, writer: string): Promise<void> {
  await db.updateTable('uploads').set({ writer }).where('id', '=', id).execute()
}

/** Records the received bytes and pieces of an upload. Returns false if another request has claimed it. */
export async function saveReceived(
  db: Database,
  { id, writer }: { id: string; writer: string },
  { received, pieces }: { received: number; pieces: readonly string[] },
): Promise<boolean> {
  const kept = await db
    .updateTable('uploads')
    .set({ received, pieces: JSON.stringify(pieces), touchedAt: new Date().toISOString() })
    .where('id', '=', id)
    .where('writer', '=', writer)
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

export async function deleteUpload(db: Database, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).execute()
}

/** Deletes the uploads without activity since a time (epoch milliseconds); returns their ids. */
export async function deleteUploadsBefore(db: Database, before: number): Promise<string[]> {
  const gone = await db
    .deleteFrom('uploads')
    .where('touchedAt', '<', new Date(before).toISOString())
    .returning('id')
    .execute()
  return gone.map(({ id }) => id)
}

/** Returns those of the ids that belong to uploads in progress. */
export async function findUnderWay(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('uploads').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}
