import SqliteFile from 'better-sqlite3'
import { PostgresAdapter, sql } from 'kysely'
import pg from 'pg'
import type { ReadTable } from './read-rows.server.ts'
import type { RowValue } from './row-values.ts'
import { type Column, listColumns } from './table-columns.server.ts'
import type { Database } from './tables.ts'

/** Maximum number of parameters per statement that both databases accept. */
const maxValues = 5000

type RowLoader = {
  /** Inserts rows; returns them as they will be read back. */
  load: (rows: readonly RowValue[][]) => Promise<RowValue[][]>
}

/**
 * Empties a table and opens it for rows in the shared format. PostgreSQL stores neither bytes nor NUL in a
 * text column: both are written as text, with U+FFFD for what it cannot store. Throws {@link
 * UnknownColumnsError}.
 */
export async function openLoader(db: Database, { name, columns }: ReadTable): Promise<RowLoader> {
  const known = new Map((await listColumns(db, name)).map((column) => [column.name, column]))
  const wanted = columns.map((column) => known.get(column))
  if (!isWhole(wanted)) throw new UnknownColumnsError(name)
  await sql`delete from ${sql.id(name)}`.execute(db)
  const fit = db.getExecutor().adapter instanceof PostgresAdapter ? fitServer : fitFile
  const names = sql.join(columns.map((column) => sql.id(column)))
  const rowsPerStatement = Math.max(1, Math.floor(maxValues / Math.max(1, columns.length)))
  return {
    async load(rows) {
      const fitting = rows.map((row) => row.map(fit))
      for (let from = 0; from < fitting.length; from += rowsPerStatement) {
        const part = fitting.slice(from, from + rowsPerStatement)
        const values = part.map(
          (row) => sql`(${sql.join(row.map((value, at) => toParameter(value, wanted[at])))})`,
        )
        await sql`insert into ${sql.id(name)} (${names}) values ${sql.join(values)}`.execute(db)
      }
      return fitting
    },
  }
}

/** The rows belong to a table or columns that this database does not have. */
export class UnknownColumnsError extends Error {
  readonly table: string
  constructor(table: string) {
    super(`The table ${table} has not all of the columns`)
    this.table = table
  }
}

/** Whether the database rejected a row because it violates a constraint or a type. */
export function isRefusedRow(error: unknown): error is Error {
  if (error instanceof SqliteFile.SqliteError)
    return /^SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG)/.test(error.code)
  return error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '')
}

function isWhole(columns: (Column | undefined)[]): columns is Column[] {
  return columns.length > 0 && columns.every((column) => column !== undefined)
}

function fitServer(value: RowValue): RowValue {
  const text =
    typeof value === 'object' && value ? Buffer.from(value.base64, 'base64').toString('utf8') : value
  return typeof text === 'string' ? text.replaceAll('\0', '\uFFFD') : text
}

function fitFile(value: RowValue): RowValue {
  return value
}

function toParameter(value: RowValue, column: Column | undefined): unknown {
  if (value === null) return null
  if (typeof value === 'object') return Buffer.from(value.base64, 'base64')
  return column?.isFlag ? value === 1 : value
}
