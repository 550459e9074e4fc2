import { PostgresAdapter, sql } from 'kysely'
import type { Database } from './tables.ts'

/** A column in the current schema. `blank` is the value for a non-null column whose value is unknown. */
export type Column = {
  name: string
  isNullable: boolean
  hasDefault: boolean
  blank: '' | 0
  /** The column is a boolean; only PostgreSQL has the type. */
  isFlag: boolean
}
type ColumnRow = { name: string; required: unknown; standard: unknown; type: string }

/** Reads the columns of a table from the database, independently of the types in the code. */
export async function listColumns(db: Database, table: string): Promise<Column[]> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const { rows } = await (isPostgres
    ? sql<ColumnRow>`
        select column_name as name, is_nullable = 'NO' as required, column_default as standard, data_type as type
        from information_schema.columns where table_schema = current_schema() and table_name = ${table}`
    : sql<ColumnRow>`
        select name, "notnull" as required, dflt_value as standard, type from pragma_table_info(${table})`
  ).execute(db)
  return rows.map(({ name, required, standard, type }) => ({
    name,
    isNullable: !required,
    hasDefault: standard !== null,
    blank: /int|numeric|real|double/i.test(type) ? 0 : '',
    isFlag: type === 'boolean',
  }))
}
