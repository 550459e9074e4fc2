/** The largest picture that is taken (docs/product.md 7.1). */
export const maxImageBytes = 10 * 1024 * 1024
export const maxImagePixels = 50_000_000
/** The longest animation; all of its pictures together have no more pixels than one picture may have. */
export const maxFrames = 500

/** For the file picker only: the server looks at the bytes. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

/** Sizes of an upload (docs/product.md 7.2): one request up to the first, then chunks from it, doubling up to the second. */
export const firstChunkBytes = 262_144
export const lastChunkBytes = 33_554_432
/** How long one operation, and the whole upload, may be tried again (docs/product.md 7.2). */
export const operationRetryMs = 120_000
export const uploadRetryMs = 600_000
