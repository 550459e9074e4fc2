import SqliteFile from 'better-sqlite3'
import pg from 'pg'

/** Reads a database directly, without the code of the site. */
type Insight = {
  /** The schema: every table, index, trigger and so on, as the database describes it. */
  readForm: (url: string) => Promise<unknown[]>
  /** The first column of a query's result. */
  list: (url: string, query: string) => Promise<unknown[]>
}

const inFile: Insight = {
  readForm: async (url) => readFile(url, 'select type, name, sql from sqlite_schema order by type, name'),
  list: async (url, query) => readFile(url, query).map((row) => Object.values(row)[0]),
}

// Every read also checks the integrity of the file.
function readFile(url: string, query: string): Record<string, unknown>[] {
  const database = new SqliteFile(url.replace(/^file:/, ''))
  try {
    const found = database.pragma('integrity_check', { simple: true })
    if (found !== 'ok') throw new Error(`${url} is damaged: ${found}`)
    return database.prepare<[], Record<string, unknown>>(query).all()
  } finally {
    database.close()
  }
}

const onServer: Insight = {
  readForm: (url) =>
    ask(
      url,
      `select 'column' as type, table_name as name, column_name as part, data_type || is_nullable || coalesce(collation_name, '') as sql
        from information_schema.columns where table_schema = current_schema()
      union all select 'index', tablename, indexname, replace(indexdef, current_schema(), '') from pg_indexes where schemaname = current_schema()
      union all select 'trigger', event_object_table, trigger_name || event_manipulation, replace(action_statement, current_schema(), '')
        from information_schema.triggers where trigger_schema = current_schema()
      union all select 'function', proname, '', replace(prosrc, current_schema(), '')
        from pg_proc where pronamespace = current_schema()::regnamespace
      order by 1, 2, 3`,
    ),
  list: async (url, query) => (await ask(url, query)).map((row) => Object.values(row)[0]),
}

async function ask(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(query)).rows
  } finally {
    await client.end()
  }
}

/** Readers for each kind of database that `emptyDatabases` creates. */
export const insights = { file: inFile, server: onServer } as const
