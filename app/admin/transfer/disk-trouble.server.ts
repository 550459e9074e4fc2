import { NoRoomError } from '../../documents/media/free-space.server.ts'
import { toStorageError } from '../../documents/media/storage-error.ts'
import { transferTexts } from './transfer-texts.ts'

/** The message for a full or read-only disk; undefined for any other error. */
export function describeDiskTrouble(error: unknown): string | undefined {
  if (error instanceof NoRoomError) return error.message
  const { kind } = toStorageError(error)
  return kind === 'quota-exceeded' || kind === 'read-only' ? transferTexts.disk[kind] : undefined
}
