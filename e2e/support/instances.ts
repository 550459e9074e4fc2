import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { type APIRequestContext, request } from '@playwright/test'
import pg from 'pg'
import { type SiteServer, startSite } from '../../test/site/site-server.ts'
import { goodPassword, signInNewClient } from './people.ts'
import { type S3Store, startS3Store } from './s3-store.ts'
import { test as base } from './sites.ts'

const run = promisify(execFile)

/** Two instances of one site that share a PostgreSQL and an S3 store. */
export type Instances = {
  first: SiteServer
  second: SiteServer
  settings: Record<string, string>
  /** Runs `scripts/operator/admin.ts` on the shared database. */
  admin: (...words: string[]) => Promise<void>
  /** Runs a query on the shared database, outside the site. */
  query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
}

type Shared = { store: S3Store; instances: Instances }

/**
 * Journeys through two instances. `author` is the client of an
 * admin, signed in at both: cookies ignore the port.
 */
export const test = base.extend<{ author: APIRequestContext; visitor: APIRequestContext }, Shared>({
  store: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const store = await startS3Store()
      await use(store)
      await store.stop()
    },
    { scope: 'worker' },
  ],
  instances: [
    async ({ postgres, store }, use) => {
      const settings = { DATABASE_URL: postgres.url, STORAGE_URL: store.url, LOG_LEVEL: 'silent' }
      const [first, second] = await Promise.all([startSite(settings), startSite(settings)])
      const admin = async (...words: string[]): Promise<void> => {
        const env = { ...process.env, ...settings, ADMIN_PASSWORD: goodPassword }
        await run(process.execPath, ['scripts/operator/admin.ts', ...words], { env })
      }
      await admin('add', 'ana@ejemplo.es')
      await use({ first, second, settings, admin, query: (text, values) => ask(postgres.url, text, values) })
      await Promise.all([first.stop(), second.stop()])
    },
    { scope: 'worker' },
  ],
  author: async ({ instances }, use) => {
    const author = await signInNewClient(instances.first, 'ana@ejemplo.es')
    await use(author)
    await author.dispose()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  visitor: async ({}, use) => {
    const visitor = await request.newContext()
    await use(visitor)
    await visitor.dispose()
  },
})
export { expect } from './matchers.ts'

/** Runs a query on a database, on a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Kills a site with SIGKILL, as a power failure does. */
export async function killSite({ process }: SiteServer): Promise<void> {
  const ended = once(process, 'exit')
  process.kill('SIGKILL')
  await ended
}
