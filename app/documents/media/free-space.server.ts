import { stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { OperatorError } from '../../platform/config/operator-error.ts'
import { formatBytes } from './format-bytes.ts'

/** Thrown before a write starts if the disk has less space than the write needs. */
export class NoRoomError extends OperatorError {
  readonly code = 'ENOSPC'
}

/**
 * Throws {@link NoRoomError} if the disk of a folder has less free space than `needed` bytes. The folder need
 * not exist.
 */
export async function requireRoom(folder: string, needed: number): Promise<void> {
  const left = await readRoom(folder)
  if (left !== undefined && left < needed) {
    const [needs, has] = [formatBytes(needed), formatBytes(left)]
    throw new NoRoomError(
      `No hay sitio en el disco: hacen falta ${needs} y quedan ${has}. No se ha empezado nada.`,
    )
  }
}

/** {@link requireRoom} for several folders, some of which may share a disk. */
export async function requireRoomFor(needs: readonly { folder: string; bytes: number }[]): Promise<void> {
  const disks = new Map<number, { folder: string; bytes: number }>()
  for (const { folder, bytes } of needs) {
    const disk = await findDisk(folder)
    disks.set(disk, { folder, bytes: bytes + (disks.get(disk)?.bytes ?? 0) })
  }
  for (const { folder, bytes } of disks.values()) await requireRoom(folder, bytes)
}

async function findDisk(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => undefined)
  const parent = dirname(folder)
  return found || parent === folder ? (found?.dev ?? 0) : findDisk(parent)
}

/**
 * Returns the free bytes of a folder's disk for this process, or undefined if the system does not report
 * them.
 */
async function readRoom(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const parent = dirname(folder)
    return isMissing && parent !== folder ? readRoom(parent) : undefined
  }
}
