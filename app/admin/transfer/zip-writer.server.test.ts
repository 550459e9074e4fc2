import { createWriteStream } from 'node:fs'
import { expect, it } from 'vitest'
import { openZip } from './zip-writer.server.ts'

it('rejects the write when the disk is full, without an unhandled error', async () => {
  // Every write to this device fails as on a full disk. An unhandled error would end this process.
  const zip = openZip(createWriteStream('/dev/full'))
  const write = async (): Promise<void> => {
    for (let number = 0; number < 9; number++) await zip.add(`${number}.bin`, Buffer.alloc(300_000), true)
    await zip.end()
  }
  await expect(write()).rejects.toThrow('ENOSPC')
})
