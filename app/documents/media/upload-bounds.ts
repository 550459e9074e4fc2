/** What one person may have under way at once. An import of a folder sends its pictures one after another. */
export const maxUploadsOfOne = 64
export const maxUploadBytesOfOne = 256 * 1024 * 1024
/** An upload in which nothing moved for so long makes way for its owner's next one. */
export const uploadRestMs = 3_600_000

export type UploadUnderWay = { id: string; size: number; touchedAt: number }

/**
 * Which of a person's uploads go so that another of `size` bytes may begin, the longest untouched first; undefined
 * when those that move leave no room.
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
