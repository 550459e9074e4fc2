import { createWriteStream } from 'node:fs'
import { expect, it } from 'vitest'
import { openZip } from './zip-writer.server.ts'

it('tells whoever writes that the disk is full, and nobody else', async () => {
  // Each write to this device fails as on a full disk. What nobody hears of would end the process, and this run.
  const zip = openZip(createWriteStream('/dev/full'))
  const write = async (): Promise<void> => {
    for (let number = 0; number < 9; number++) await zip.add(`${number}.bin`, Buffer.alloc(300_000), true)
    await zip.end()
  }
  await expect(write()).rejects.toThrow('ENOSPC')
})
