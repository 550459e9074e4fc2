import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { receiveFile } from './receive-file.server.ts'
import { transferTexts } from './transfer-texts.ts'
import { describeDiskTrouble } from './transfers.server.ts'

async function newFile(): Promise<{ path: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-receive-'))
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  onTestFinished(remove)
  return { path: join(folder, 'file'), remove }
}

const at = 'http://localhost/editor/importar/web/archivo'
const multipart = { 'content-type': 'multipart/form-data; boundary=b' }

it('writes the file of a form to the disk, and parses the other fields', async () => {
  const form = new FormData()
  form.set('archivo', new File(['hola'], 'web.zip'))
  form.set('modo', 'importar')
  const file = await newFile()
  const received = await receiveFile(new Request(at, { method: 'POST', body: form }), file)
  expect(received).toMatchObject({ name: 'web.zip', isTrial: false, replaces: false })
  expect(await readFile(file.path, 'utf8')).toBe('hola')
})

it.each([
  ['no form', { 'content-type': 'text/plain' }, 'hola'],
  ['JSON', { 'content-type': 'application/json' }, '{}'],
  ['no boundary', { 'content-type': 'multipart/form-data' }, 'hola'],
  ['nothing between the boundaries', multipart, 'hola'],
  [
    'a form without a file',
    multipart,
    '--b\r\nContent-Disposition: form-data; name="modo"\r\n\r\nimportar\r\n--b--\r\n',
  ],
  [
    'a file that breaks off',
    multipart,
    '--b\r\nContent-Disposition: form-data; name="archivo"; filename="a.zip"\r\n\r\nPK medio',
  ],
])('accepts no file from %s, and leaves nothing behind', async (_what, headers, body) => {
  const file = await newFile()
  expect(await receiveFile(new Request(at, { method: 'POST', headers, body }), file)).toBeUndefined()
  expect(existsSync(file.path)).toBe(false)
})

it('leaves nothing behind if the client disconnects', async () => {
  const file = await newFile()
  const head = '--b\r\nContent-Disposition: form-data; name="archivo"; filename="a.zip"\r\n\r\nPK'
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
    pull: (controller) => controller.error(new Error('aborted')),
  })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers: multipart, body, duplex: 'half' }
  expect(await receiveFile(new Request(at, init), file)).toBeUndefined()
  expect(existsSync(file.path)).toBe(false)
})

it('stops when the disk is full, and reports it', { timeout: 10_000 }, async () => {
  const form = new FormData()
  form.set('archivo', new File([Buffer.alloc(3_000_000, 'a')], 'web.zip'))
  // Every write to this device fails as on a full disk, even for root.
  const received = receiveFile(new Request(at, { method: 'POST', body: form }), {
    path: '/dev/full',
    remove: async () => {},
  })
  await expect(received.catch((error: unknown) => describeDiskTrouble(error))).resolves.toBe(
    transferTexts.disk['quota-exceeded'],
  )
})
