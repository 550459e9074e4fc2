import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What keeps a disk from taking what is written. */
type DiskTrouble = 'full' | 'read-only'

/** Anybody may ask, so the disk is tried once for all who ask within this. Milliseconds. */
const keptMs = 1000
/** The least that any disk takes at once. */
const sample = Buffer.alloc(4096)

const looks = new Map<string, { at: number; trouble: Promise<DiskTrouble | undefined> }>()

/**
 * The trouble of the disk of a folder, undefined where there is none: tried by writing a little, since a system that stopped all writes after a
 * fault of the disk still says that they are allowed.
 */
export function findDiskTrouble(folder: string): Promise<DiskTrouble | undefined> {
  const known = looks.get(folder)
  if (known && performance.now() - known.at < keptMs) return known.trouble
  const trouble = tryToWrite(folder)
  looks.set(folder, { at: performance.now(), trouble })
  return trouble
}

async function tryToWrite(folder: string): Promise<DiskTrouble | undefined> {
  const path = join(folder, `.prueba-${randomUUID()}`)
  try {
    await writeFile(path, sample, { flag: 'wx' })
    return undefined
  } catch (error) {
    return /^(?:ENOSPC|EDQUOT)$/.test(codeOf(error)) ? 'full' : 'read-only'
  } finally {
    await rm(path, { force: true }).catch(() => undefined)
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
