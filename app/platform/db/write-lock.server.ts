import type { Database } from './tables.ts'

/**
 * Makes all writes of one name wait for each other until the transaction ends, so that what was read before a write
 * still holds when it happens: the same statement on both databases.
 */
export async function lockWrites(db: Database, name: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: `write:${name}`, value: '' })
    .onConflict((conflict) =>
      // A row that is there is locked and not written: a server keeps each writing of a transaction, and looks through all
      // of them at the next one.
      conflict.column('key').doUpdateSet({ value: '' }).where('settings.value', '<>', ''),
    )
    .execute()
}
