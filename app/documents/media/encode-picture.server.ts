import { open } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { maxSide, moving, type Variant } from './picture-address.ts'
import { StorageError, toStorageError } from './storage-error.ts'
import { maxFrames, maxImagePixels } from './upload-limits.ts'

// Blocks all decoders but those of the five types, whatever type a file claims to have.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
})
sharp.cache(false)

const decodeSeconds = 60

export type EncodedPicture = { body: Buffer; width: number; height: number; tint: string }

/**
 * Checks the first bytes and the header of a file without decoding it, so that an oversized picture costs
 * nothing. Throws a {@link StorageError} if the file is not an accepted picture.
 */
export async function checkImage(path: string): Promise<ImageType> {
  const type = detectImageType(await readStart(path))
  if (!type) throw new StorageError('unsupported-type')
  const about = await openImage(path)
    .metadata()
    .catch((error: unknown) => refuse(error))
  if (about.width * about.height > maxImagePixels) throw new StorageError('too-many-pixels')
  const frames = framesOf(about)
  if (frames > maxFrames || about.width * about.height * frames > maxImagePixels)
    throw new StorageError('too-long-animation')
  return type
}

/**
 * Encodes the picture to be stored: a WebP from the decoded pixels, rotated by its EXIF orientation, without
 * metadata. An animation stays animated (decision 0053).
 */
export async function encodePicture(path: string): Promise<EncodedPicture> {
  const about = await openImage(path)
    .metadata()
    .catch((error: unknown) => refuse(error))
  const isMoving = framesOf(about) > 1
  const image = openImage(path, isMoving)
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: decodeSeconds })
  const { data, info } = await image
    .webp({ quality: 90, smartSubsample: true, effort: 4 })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => refuse(error))
  // sharp returns the height of all frames together.
  const height = info.pageHeight ?? info.height
  return { body: data, width: info.width, height, tint: isMoving ? moving : await readTint(data) }
}

/** Encodes a variant of a stored picture. */
export async function encodeVariant(picture: Uint8Array, { width, format }: Variant): Promise<Buffer> {
  const image = sharp(picture, { animated: format === 'webp', limitInputPixels: maxImagePixels })
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: decodeSeconds })
  return format === 'avif'
    ? image.avif({ quality: 55, effort: 3 }).toBuffer()
    : image.webp({ quality: 78, smartSubsample: true }).toBuffer()
}

function openImage(path: string, isMoving = false): Sharp {
  return sharp(path, {
    limitInputPixels: maxImagePixels,
    failOn: 'error',
    pages: isMoving ? -1 : 1,
    sequentialRead: true,
  })
}

// The pages of an AVIF are sizes of one picture, not frames.
function framesOf({ format, pages = 1 }: Metadata): number {
  return format === 'gif' || format === 'webp' ? pages : 1
}

async function readStart(path: string): Promise<Uint8Array> {
  try {
    const file = await open(path, 'r')
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(typeBytes), 0, typeBytes, 0)
      return buffer.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  } catch (error) {
    throw toStorageError(error)
  }
}

// sharp has no error codes: the message distinguishes a size limit from a broken file.
function refuse(error: unknown): never {
  const message = error instanceof Error ? error.message : ''
  throw new StorageError(
    /pixel limit|too large|dimensions/i.test(message) ? 'too-many-pixels' : 'broken-image',
    error,
  )
}

async function readTint(picture: Buffer): Promise<string> {
  // A background colour would stay visible behind a transparent picture.
  if (!(await sharp(picture).stats()).isOpaque) return 'x'
  const pixel = await sharp(picture).resize(1, 1).removeAlpha().raw().toBuffer()
  return [...pixel.subarray(0, 3)].map((value) => Math.round(value / 17).toString(16)).join('')
}

export type ImageType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

/** Number of bytes that {@link detectImageType} needs. */
const typeBytes = 64

/**
 * Detects the type of a picture by its first bytes, never by its name (docs/product.md 7.1). SVG is not
 * accepted.
 */
function detectImageType(start: Uint8Array): ImageType | undefined {
  const text = Buffer.from(start).toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) === 'ftyp' && /avi[fs]/.test(text.slice(8))) return 'avif'
  return undefined
}
