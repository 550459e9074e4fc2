import type { Database } from './tables.ts'

/**
 * Makes all writes of one name wait for each other until the transaction ends, so that what was read before a write
 * still holds when it happens: the same statement on both databases.
 */
export async function lockWrites(db: Database, name: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: `write:${name}`, value: '' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '' }))
    .execute()
}
