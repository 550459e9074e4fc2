export type ImageType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

/** Number of bytes that {@link detectImageType} needs. */
export const typeBytes = 64

/**
 * Detects the type of a picture by its first bytes, never by its name (docs/product.md 7.1). SVG is not
 * accepted.
 */
export function detectImageType(start: Uint8Array): ImageType | undefined {
  const text = Buffer.from(start).toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) === 'ftyp' && /avi[fs]/.test(text.slice(8))) return 'avif'
  return undefined
}
