import { join, resolve } from 'node:path'
import { openDiskLargeFiles } from './disk-large-files.server.ts'
import { openDiskStore } from './disk-store.server.ts'
import type { FileStore, LargeFiles } from './file-store.ts'
import type { S3Settings } from './s3-store.server.ts'

/**
 * Opens the store named by `STORAGE_URL`: `s3://bucket/folder?endpoint=…&region=…`, or the folder `files` in
 * `DATA_DIR` if undefined. Sends no request, so that a store that is down does not stop the site.
 */
export async function openFileStore(url: string | undefined, dataDir: string): Promise<FileStore> {
  return openFilesAt(url ?? join(dataDir, 'files'))
}

/** Opens the store at `s3://…` or in a folder. */
export async function openFilesAt(place: string): Promise<FileStore> {
  if (!place.startsWith('s3://')) return openDiskStore(resolve(place))
  // Loaded on demand: the S3 client takes half a second to load.
  const { openS3Store } = await import('./s3-store.server.ts')
  return openS3Store(readS3Url(place))
}

/** Parses an `s3://` URL. */
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

/** Opens a place for large files: `s3://bucket/folder?…` or a folder. Sends no request. */
export async function openLargeFiles(place: string): Promise<LargeFiles> {
  if (!place.startsWith('s3://')) return openDiskLargeFiles(resolve(place))
  // Loaded on demand: the S3 client takes half a second to load.
  const { openS3LargeFiles } = await import('./s3-large-files.server.ts')
  return openS3LargeFiles(readS3Url(place))
}
