import { AbortMultipartUploadCommand, ListMultipartUploadsCommand, type S3Client } from '@aws-sdk/client-s3'

/** No file takes so long: whoever wrote it was killed. Milliseconds. */
const staleAfterMs = 24 * 3_600_000

type Place = { Bucket: string; Key: string }

/**
 * Ends uploads in parts that a killed process left: nobody sees them, and the store asks money for them. Only of names that differ from this one in their
 * digits, since others may use the same bucket. A store that does not list them, or a key that may not, is no reason to make no file.
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
    // The next file tries again.
  }
}

function shapeOf(key: string): string {
  return key.replace(/\d/g, '0')
}
