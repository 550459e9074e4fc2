import { NoRoomError } from '../../documents/media/free-space.server.ts'
import { toStorageError } from '../../documents/media/storage-error.ts'
import { transferTexts } from './transfer-texts.ts'

/** What is said of a disk that is full or takes no changes; undefined for any other fault. */
export function describeDiskTrouble(error: unknown): string | undefined {
  if (error instanceof NoRoomError) return error.message
  const { kind } = toStorageError(error)
  return kind === 'quota-exceeded' || kind === 'read-only' ? transferTexts.disk[kind] : undefined
}
