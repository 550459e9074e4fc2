import { AbortMultipartUploadCommand, ListMultipartUploadsCommand, type S3Client } from '@aws-sdk/client-s3'

/** Age after which an upload in progress belongs to a killed process. Milliseconds. */
const staleAfterMs = 24 * 3_600_000

type Place = { Bucket: string; Key: string }

/**
 * Aborts multipart uploads of killed processes: they are invisible, but the store charges for them. Only keys
 * that differ from this one in their digits are aborted, because others may use the bucket. Failures are
 * ignored: some stores and credentials do not allow the listing.
 */
export async function endStaleUploads(client: S3Client, { Bucket, Key }: Place, now: number): Promise<void> {
  try {
    const command = new ListMultipartUploadsCommand({ Bucket, Prefix: Key.replace(/\d.*$/, '') })
    const { Uploads = [] } = await client.send(command)
    for (const { Key: key = '', UploadId, Initiated } of Uploads) {
      const isStale = Initiated !== undefined && now - Initiated.getTime() > staleAfterMs
      if (!isStale || shapeOf(key) !== shapeOf(Key)) continue
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key: key, UploadId }))
    }
  } catch {
    // Retried when the next file is created.
  }
}

function shapeOf(key: string): string {
  return key.replace(/\d/g, '0')
}
