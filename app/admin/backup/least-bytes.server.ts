import type { Database } from '../../platform/db/tables.ts'

/** No backup of this site is shorter, in bytes: the pictures that were uploaded, without their copies and the texts, which are packed. */
export async function countLeastBytes(db: Database): Promise<number> {
  const { sum } = db.fn
  const row = await db.selectFrom('pictures').select(sum('bytes').as('bytes')).executeTakeFirst()
  return Number(row?.bytes ?? 0)
}
