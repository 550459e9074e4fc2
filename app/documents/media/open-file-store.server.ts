import { join, resolve } from 'node:path'
import { openDiskStore } from './disk-store.server.ts'
import type { FileStore } from './file-store.ts'
import type { S3Settings } from './s3-store.server.ts'

/**
 * Opens the store that `STORAGE_URL` names: `s3://bucket/folder?endpoint=…&region=…`, or without one the folder
 * `files` of `DATA_DIR`. Nothing is asked of it here, so that a store that is down does not stop the site.
 */
export async function openFileStore(url: string | undefined, dataDir: string): Promise<FileStore> {
  return openFilesAt(url ?? join(dataDir, 'files'))
}

/** Opens the store at `s3://…` or in a folder. */
export async function openFilesAt(place: string): Promise<FileStore> {
  if (!place.startsWith('s3://')) return openDiskStore(resolve(place))
  // Loaded only where it is used: half a second of start.
  const { openS3Store } = await import('./s3-store.server.ts')
  return openS3Store(readS3Url(place))
}

/** The parts of an `s3://` URL. */
export function readS3Url(url: string): S3Settings {
  const { hostname, pathname, searchParams, username, password } = new URL(url)
  const folder = pathname.replace(/^\/+|\/+$/g, '')
  return {
    bucket: hostname,
    folder: folder === '' ? '' : `${folder}/`,
    endpoint: searchParams.get('endpoint') ?? undefined,
    region: searchParams.get('region') ?? process.env.AWS_REGION ?? 'us-east-1',
    credentials: username
      ? { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) }
      : undefined,
  }
}
