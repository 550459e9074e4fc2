import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { LargeFiles, Sink } from './file-store.ts'
import { endStaleUploads } from './s3-stale-uploads.server.ts'
import { answering, getObject, openClient, type S3Settings } from './s3-store.server.ts'
import { StorageError } from './storage-error.ts'

/** Size of a part of a multipart upload. S3 allows 10,000 parts, and at least 5 MiB for each but the last. */
const partBytes = 16 * 1024 * 1024

type Place = { Bucket: string; Key: string }

/**
 * Opens storage for large files in an S3-compatible store. A file appears when all of its parts are complete.
 */
export function openS3LargeFiles(settings: S3Settings): LargeFiles {
  const client = openClient(settings)
  const place = (name: string): Place => ({ Bucket: settings.bucket, Key: settings.folder + name })
  return {
    async create(name) {
      await endStaleUploads(client, place(name), Date.now())
      return openPartsSink(client, place(name))
    },
    list: () => listFiles(client, settings),
    open: (name) => getObject(client, place(name), {}),
    async remove(name) {
      await answering(client.send(new DeleteObjectCommand(place(name))))
    },
  }
}

async function openPartsSink(client: S3Client, place: Place): Promise<Sink> {
  const begin = new CreateMultipartUploadCommand({ ...place, ContentType: 'application/x-tar' })
  const { UploadId } = await answering(client.send(begin))
  if (!UploadId) throw new StorageError('unavailable')
  const parts: { ETag: string | undefined; PartNumber: number }[] = []
  let pieces: Uint8Array[] = []
  let bytes = 0
  const flush = async (): Promise<void> => {
    const PartNumber = parts.length + 1
    const Body = Buffer.concat(pieces)
    pieces = []
    bytes = 0
    const command = new UploadPartCommand({ ...place, UploadId, PartNumber, Body })
    const { ETag } = await answering(client.send(command))
    parts.push({ ETag, PartNumber })
  }
  return {
    async write(piece) {
      pieces.push(piece)
      bytes += piece.length
      if (bytes >= partBytes) await flush()
    },
    async commit() {
      await flush()
      const end = new CompleteMultipartUploadCommand({
        ...place,
        UploadId,
        MultipartUpload: { Parts: parts },
      })
      await answering(client.send(end))
    },
    async abort() {
      await client.send(new AbortMultipartUploadCommand({ ...place, UploadId })).catch(() => undefined)
    },
  }
}

async function listFiles(
  client: S3Client,
  { bucket, folder }: S3Settings,
): Promise<{ name: string; bytes: number }[]> {
  const files: { name: string; bytes: number }[] = []
  let next: string | undefined
  do {
    const command = new ListObjectsV2Command({
      Bucket: bucket,
      Prefix: folder,
      Delimiter: '/',
      ContinuationToken: next,
    })
    const page = await answering(client.send(command))
    for (const { Key = '', Size = 0 } of page.Contents ?? [])
      files.push({ name: Key.slice(folder.length), bytes: Size })
    next = page.NextContinuationToken
  } while (next)
  return files
}
