import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Why a disk cannot be written. */
type DiskTrouble = 'full' | 'read-only'

/** Milliseconds that a result is reused: any client may trigger the check. */
const keptMs = 1000
/** The smallest block of common file systems. */
const sample = Buffer.alloc(4096)

const looks = new Map<string, { at: number; trouble: Promise<DiskTrouble | undefined> }>()

/**
 * The problem with the disk of a folder; undefined where there is none. It writes a small file, because a
 * file system remounted read-only after a disk error still reports write permission.
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
