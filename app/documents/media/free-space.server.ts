import { stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { OperatorError } from '../../platform/config/operator-error.ts'
import { formatBytes } from './format-bytes.ts'

/** There is less room on a disk than something surely needs; said before anything of it is written. */
export class NoRoomError extends OperatorError {
  readonly code = 'ENOSPC'
}

/** Throws {@link NoRoomError} where the disk of a folder, which may not be there yet, has less room than this. Bytes. */
export async function requireRoom(folder: string, needed: number): Promise<void> {
  const left = await readRoom(folder)
  if (left !== undefined && left < needed) {
    const [needs, has] = [formatBytes(needed), formatBytes(left)]
    throw new NoRoomError(
      `No hay sitio en el disco: hacen falta ${needs} y quedan ${has}. No se ha empezado nada.`,
    )
  }
}

/** {@link requireRoom} for several folders, some of which may be on the same disk. */
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

/** So many bytes this process may still write to the disk of a folder; undefined where the system does not say. */
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
