import { fstatSync } from 'node:fs'
import { type FileHandle, mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDiskStore } from './disk-store.server.ts'

test('flushes the folder of a stored file and the folders made for it, so that the name survives a loss of power', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-store-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const handle = await open(folder, 'r')
  const prototype: FileHandle = Object.getPrototypeOf(handle)
  await handle.close()
  const flushed = new Set<number>()
  const { sync } = prototype
  vi.spyOn(prototype, 'sync').mockImplementation(function (this: FileHandle) {
    flushed.add(fstatSync(this.fd).ino)
    return sync.call(this)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await openDiskStore(folder).put('temarioImages/palanca/640.webp', Buffer.from('bytes'), 'image/webp')
  for (const path of ['temarioImages/palanca/640.webp', 'temarioImages/palanca', 'temarioImages', ''])
    expect(flushed.has((await stat(join(folder, path))).ino), path).toBe(true)
})
