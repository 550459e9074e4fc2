import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { requireRoom } from './free-space.server.ts'
import { toStorageError } from './storage-error.ts'

it('reports insufficient disk space before anything is written, also for a folder that does not exist yet', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-room-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { blocks, bsize } = await statfs(folder)
  const place = join(folder, 'por', 'hacer')
  await expect(requireRoom(place, 1)).resolves.toBeUndefined()
  const refusal = await requireRoom(place, blocks * bsize + 1e12).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Error)
  expect(String(refusal)).toMatch(/hacen falta [\d,]+\sTB y quedan [\d,]+\s[kMGT]?B/)
  expect(toStorageError(refusal).kind).toBe('quota-exceeded')
})
