/** The largest accepted picture (docs/product.md 7.1). */
export const maxImageBytes = 10 * 1024 * 1024
export const maxImagePixels = 50_000_000
/** The most frames of an animation; `maxImagePixels` applies to all frames together. */
export const maxFrames = 500

/** For the file picker only: the server detects the type from the bytes. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

/**
 * Chunk sizes (docs/product.md 7.2): files up to the first are sent in one request; larger ones in chunks
 * that double from the first to the last.
 */
export const firstChunkBytes = 262_144
export const lastChunkBytes = 33_554_432
/** How long one operation and the whole upload are retried (docs/product.md 7.2). */
export const operationRetryMs = 120_000
export const uploadRetryMs = 600_000

/** Limits on a person's uploads in progress. An import of a folder sends its pictures one after another. */
export const maxUploadsOfOne = 64
export const maxUploadBytesOfOne = 256 * 1024 * 1024
/** Inactivity after which an upload may be removed to make room for a new one. Milliseconds. */
export const uploadRestMs = 3_600_000

export type UploadUnderWay = { id: string; size: number; touchedAt: number }

/**
 * Returns the ids of a person's uploads to remove so that another of `size` bytes fits, least recently active
 * first. Returns undefined if the active ones leave no room.
 */
export function makeRoom(
  underWay: readonly UploadUnderWay[],
  { size, now }: { size: number; now: number },
): string[] | undefined {
  const oldestFirst = underWay.toSorted((a, b) => a.touchedAt - b.touchedAt)
  let count = oldestFirst.length + 1
  let bytes = oldestFirst.reduce((sum, upload) => sum + upload.size, size)
  const leaving: string[] = []
  for (const upload of oldestFirst) {
    if (count <= maxUploadsOfOne && bytes <= maxUploadBytesOfOne) break
    if (now - upload.touchedAt <= uploadRestMs) return undefined
    leaving.push(upload.id)
    count--
    bytes -= upload.size
  }
  return leaving
}
