import { resolve } from 'node:path'
import { openDiskLargeFiles } from './disk-large-files.server.ts'
import type { LargeFiles } from './large-files.ts'
import { readS3Url } from './open-file-store.server.ts'

/** Opens a place for large files: `s3://bucket/folder?…` or a folder. Sends no request. */
export async function openLargeFiles(place: string): Promise<LargeFiles> {
  if (!place.startsWith('s3://')) return openDiskLargeFiles(resolve(place))
  // Loaded on demand: the S3 client takes half a second to load.
  const { openS3LargeFiles } = await import('./s3-large-files.server.ts')
  return openS3LargeFiles(readS3Url(place))
}
