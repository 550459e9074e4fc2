import type { Database } from './tables.ts'

/**
 * Serialises all transactions that lock the same name: they wait for each other until they end, so that data
 * read after the lock is still valid when it is written. The same statement works on both databases.
 */
export async function lockWrites(db: Database, name: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: `write:${name}`, value: '' })
    .onConflict((conflict) =>
      // An existing row is locked without being updated: PostgreSQL would keep a dead tuple per update of a
      // transaction, and scan them all at the next one.
      conflict.column('key').doUpdateSet({ value: '' }).where('settings.value', '<>', ''),
    )
    .execute()
}
