import type { Kysely } from 'kysely'

/**
 * What a migration may use: the schema builder, and raw SQL (`sql`…`.execute(db)`) for data. It must not know the
 * tables of today, which later steps change.
 */
export type SchemaDatabase = Pick<Kysely<unknown>, 'schema' | 'getExecutor'>
