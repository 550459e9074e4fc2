import { mkdir } from 'node:fs/promises'
import { makeAccountTables } from '../accounts/accounts/open-accounts.server.ts'
import { loadDemoContent } from '../admin/sample-course/load-demo-content.server.ts'
import { fillLinks } from '../documents/core/document-links.server.ts'
import { fillOverview } from '../documents/core/fill-overview.server.ts'
import type { Config } from '../platform/config/config.server.ts'
import { startingLimits } from '../platform/db/limits.ts'
import { migrateToLatest } from '../platform/db/migrate.server.ts'
import { openDatabase, requireSoundDatabase } from '../platform/db/open-database.server.ts'
import { DatabaseStartError, explainStart } from '../platform/db/start-error.server.ts'
import { registry } from './registry.server.ts'

/**
 * Migrates the database to the current schema, creates the account tables and, on the first start, loads the
 * demo content. Uses its own connections, with longer timeouts, to wait for another instance that is
 * migrating. Throws `DatabaseStartError` if the database cannot be used.
 */
export async function prepareDatabase(config: Config): Promise<void> {
  const { databaseUrl, dataDir } = config
  await mkdir(dataDir, { recursive: true }).catch((cause: unknown) => {
    throw new DatabaseStartError(`No se puede escribir en la carpeta de datos ${dataDir}.`, cause)
  })
  try {
    requireSoundDatabase(databaseUrl)
    const database = await openDatabase(databaseUrl, startingLimits)
    try {
      await migrateToLatest(database)
      await makeAccountTables(database, config)
      if (config.demo)
        await loadDemoContent(database, config.contentDir, { registry, now: new Date().toISOString() })
      await fillLinks(database, registry.kinds)
      await fillOverview(database, registry.kinds)
    } finally {
      await database.destroy()
    }
  } catch (error) {
    throw explainStart(error, databaseUrl)
  }
}
