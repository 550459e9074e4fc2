import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/** An S3-compatible store for tests; `url` is a value for `STORAGE_URL`. */
export type S3Store = { url: string; stop: () => Promise<void> }

/** Starts a store with an empty bucket in a temporary folder. `address`: the address on which it listens. */
export async function startS3Store(address = '127.0.0.1'): Promise<S3Store> {
  const directory = await mkdtemp(join(tmpdir(), 'engrana-s3-'))
  const configureBuckets = [{ name: 'centro' }]
  const server = new S3rver({ address, port: 0, silent: true, directory, configureBuckets })
  const { port } = await server.run()
  return {
    url: `s3://S3RVER:S3RVER@centro?endpoint=http://${address}:${port}`,
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
