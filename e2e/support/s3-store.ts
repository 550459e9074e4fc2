import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/** An S3-compatible store of a test: its address for `STORAGE_URL`. */
export type S3Store = { url: string; stop: () => Promise<void> }

/** Starts one with an empty bucket, in a folder that goes with it. `address`: where it is asked. */
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
