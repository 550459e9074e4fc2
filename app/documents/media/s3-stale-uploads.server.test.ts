import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { S3Client } from '@aws-sdk/client-s3'
import { expect, it, onTestFinished } from 'vitest'
import { endStaleUploads } from './s3-stale-uploads.server.ts'

const now = Date.parse('2026-11-22T10:00:00Z')
const place = { Bucket: 'copias', Key: 'centro/engrana-20261122-100000.tar' }

// s3rver, which the other tests use, does not list multipart uploads.
async function openStore(listener: RequestListener): Promise<S3Client> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  })
  onTestFinished(() => client.destroy())
  return client
}

function listing(uploads: [key: string, id: string, at: string][]): string {
  const items = uploads.map(
    ([key, id, at]) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at}</Initiated></Upload>`,
  )
  return `<?xml version="1.0"?><ListMultipartUploadsResult>${items.join('')}</ListMultipartUploadsResult>`
}

it('aborts the uploads of backups that are older than a day, and no others', async () => {
  const asked: string[] = []
  const client = await openStore((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (request.method === 'DELETE') return void response.writeHead(204).end()
    response.end(
      listing([
        ['centro/engrana-20261120-100000.tar', 'vieja', '2026-11-20T10:00:00Z'],
        ['centro/engrana-20261122-090000.tar', 'nueva', '2026-11-22T09:00:00Z'],
        ['centro/engrana-fotos.tar', 'ajena', '2026-11-20T10:00:00Z'],
      ]),
    )
  })
  await endStaleUploads(client, place, now)
  expect(asked).toHaveLength(2)
  expect(asked[0]).toMatch(/^GET \/copias\/?\?.*prefix=centro%2Fengrana-(?:&|$)/)
  expect(asked[1]).toMatch(/^DELETE \/copias\/centro\/engrana-20261120-100000\.tar\?.*uploadId=vieja/)
})

it('does not fail if the store cannot list uploads', async () => {
  const client = await openStore((_, response) => void response.writeHead(501).end())
  await expect(endStaleUploads(client, place, now)).resolves.toBeUndefined()
})
