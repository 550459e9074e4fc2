import type { Database } from '../../platform/db/tables.ts'

/**
 * A lower bound of a backup's size in bytes: the uploaded pictures, without resized copies and compressed
 * texts.
 */
export async function countLeastBytes(db: Database): Promise<number> {
  const { sum } = db.fn
  const row = await db.selectFrom('pictures').select(sum('bytes').as('bytes')).executeTakeFirst()
  return Number(row?.bytes ?? 0)
}
