import { createServer } from 'node:http'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { migrateToLatest } from '../../platform/db/migrate.server.ts'
import { openDatabase } from '../../platform/db/open-database.server.ts'
import { type Media, openMedia } from './media.server.ts'
import { StorageError, toStorageError } from './storage-error.ts'
import { withDrainableBody } from './upload-request.ts'
import { pictureJson } from './uploads.server.ts'

/** `made`: the ids of pictures created by uploads. */
export type UploadFixture = {
  url: string
  media: Media
  faults: unknown[]
  made: string[]
  close: () => Promise<void>
}

/**
 * For tests: uploads over HTTP with a database and files in `dataDir`, without pages or accounts. The header
 * `X-Person` names the account.
 */
export async function startUploads(
  dataDir: string,
  {
    storageUrl,
    areUploadsShared = false,
  }: { storageUrl?: string | undefined; areUploadsShared?: boolean } = {},
): Promise<UploadFixture> {
  const database = await openDatabase(join(dataDir, 'base.db'))
  await migrateToLatest(database)
  const faults: unknown[] = []
  const made: string[] = []
  const media = await openMedia({
    database,
    dataDir,
    storageUrl,
    areUploadsShared,
    sources: [],
    reportError: (error) => faults.push(error),
  })
  const answer = async (request: Request): Promise<Response> => {
    const by = {
      ownerId: request.headers.get('X-Person') ?? 'ana',
      onNew: (id: string) => void made.push(id),
    }
    const { request: drainable, drain } = withDrainableBody(request)
    try {
      if (request.method === 'GET') {
        const finished = await media.uploads.result(request.url.split('/').at(-1) ?? '', by)
        if (!finished) throw new StorageError('object-not-found')
        return new Response(pictureJson(finished))
      }
      const response = await media.uploads.handle(drainable, by)
      if (!response.ok) await drain()
      return response
    } catch (error) {
      const failure = toStorageError(error)
      return new Response(failure.body, { status: failure.status_code })
    }
  }
  const server = createServer(createRequestListener(answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    media,
    faults,
    made,
    async close() {
      await media.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await database.destroy()
    },
  }
}

// Run as a program, this is the process that a test kills.
const [, program, dataDir] = process.argv
if (program === import.meta.filename && dataDir) {
  console.log((await startUploads(dataDir)).url)
  // A killed process flushes nothing at exit, so the compile cache is flushed here.
  flushCompileCache()
}
