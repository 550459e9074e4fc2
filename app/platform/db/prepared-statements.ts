import type SqliteFile from 'better-sqlite3'
import { LRUCache } from 'lru-cache'

/** More different statements than the site has; lists of another length are other statements. */
const mostStatements = 500

type Statement = SqliteFile.Statement<unknown[], unknown>

/** The statements of one connection, each put together at its first use. */
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
