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
