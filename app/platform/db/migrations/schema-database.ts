import type { Kysely } from 'kysely'

/**
 * The part of the database that a migration may use: the schema builder, and raw SQL (`sql`…`.execute(db)`)
 * for data. It hides the current table types, which later migrations change.
 */
export type SchemaDatabase = Pick<Kysely<unknown>, 'schema' | 'getExecutor'>
