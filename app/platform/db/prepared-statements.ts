import type SqliteFile from 'better-sqlite3'
import { LRUCache } from 'lru-cache'

/** More than the site's distinct statements; a list parameter of another length makes another statement. */
const mostStatements = 500

type Statement = SqliteFile.Statement<unknown[], unknown>

/** Cache of the prepared statements of one connection. */
export class PreparedStatements {
  readonly #connection: SqliteFile.Database
  readonly #known = new LRUCache<string, Statement>({ max: mostStatements })

  constructor(connection: SqliteFile.Database) {
    this.#connection = connection
  }

  get(sql: string): Statement {
    const known = this.#known.get(sql)
    if (known) return known
    const statement = this.#connection.prepare<unknown[], unknown>(sql)
    this.#known.set(sql, statement)
    return statement
  }
}
