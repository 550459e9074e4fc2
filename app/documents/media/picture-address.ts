import type { Picture } from '../../platform/markdown/picture.ts'

/** Folders of uploaded pictures (docs/product.md 7.1). */
export const mediaLocations = [
  'Logos',
  'blogImages',
  'temarioImages',
  'toolIcons',
  'retosImages',
  'problemasImages',
] as const
export type MediaLocation = (typeof mediaLocations)[number]

export function isMediaLocation(value: unknown): value is MediaLocation {
  return mediaLocations.some((location) => location === value)
}

/**
 * The facts in the name of a stored picture, so that a page needs no query. The server generates all of them.
 */
export type PictureName = {
  location: MediaLocation
  id: string
  width: number
  height: number
  /**
   * The average colour as three hexadecimal digits, shown until the picture is loaded; `x` if it is
   * transparent, `m` if it is animated.
   */
  tint: string
}

/** A smaller copy of a picture, or one in another format. */
export type Variant = { width: number; format: 'avif' | 'webp' }

/** The longest side of a stored picture, in pixels. */
export const maxSide = 2560

/** The tint of an animated picture. */
export const moving = 'm'

const widths = [320, 640, 960, 1280, 1920]
/** The prefix that turns the key of a picture into its address. */
export const mediaPrefix = '/media/'
const addressShape =
  /^\/media\/([A-Za-z]{5,20})\/([0-9a-f]{24})-(\d{1,4})x(\d{1,4})-([0-9a-f]{3}|x|m)(?:\.webp|\/(\d{1,4})\.(avif|webp))$/

/**
 * Returns `/media/temarioImages/{id}-{width}x{height}-{tint}.webp`, the form in which documents store their
 * `imageUrl`.
 */
export function pictureAddress(name: PictureName): string {
  return `${mediaPrefix}${folderKey(name)}.webp`
}

/** Parses the address of a stored picture or of a variant; undefined for other addresses. */
export function parsePictureAddress(address: string): { name: PictureName; variant?: Variant } | undefined {
  const parts = addressShape.exec(address)
  if (!parts) return undefined
  const [, location, id = '', width, height, tint = '', variantWidth, format] = parts
  const name = { location, id, width: Number(width), height: Number(height), tint }
  if (!isNameOfOurs(name)) return undefined
  if (!variantWidth) return { name }
  const variant: Variant = { width: Number(variantWidth), format: format === 'avif' ? 'avif' : 'webp' }
  const isOffered = pictureVariants(name).some(
    (one) => one.width === variant.width && one.format === variant.format,
  )
  // Leading zeros are rejected: a second spelling would be a second key in every cache.
  return isOffered && String(variant.width) === variantWidth ? { name, variant } : undefined
}

function isNameOfOurs(name: {
  location: string | undefined
  width: number
  height: number
}): name is PictureName {
  const sides = [name.width, name.height]
  return isMediaLocation(name.location) && sides.every((side) => side >= 1 && side <= maxSide)
}

/** Lists the variants of a picture; no others are created. Animated pictures have no AVIF variants. */
export function pictureVariants({ width, tint }: Pick<PictureName, 'width' | 'tint'>): Variant[] {
  const smaller = widths.filter((one) => one < width)
  const offered = width <= (widths.at(-1) ?? 0) ? [...smaller, width] : smaller
  const formats = tint === moving ? (['webp'] as const) : (['webp', 'avif'] as const)
  return offered.flatMap((one) => formats.map((format) => ({ width: one, format })))
}

/** Returns the key of a picture in the file store. */
export function pictureKey(name: PictureName): string {
  return `${folderKey(name)}.webp`
}

/** Returns the key of a variant in the file store. */
export function variantKey(name: PictureName, { width, format }: Variant): string {
  return `${folderKey(name)}/${width}.${format}`
}

function folderKey({ location, id, width, height, tint }: PictureName): string {
  return `${location}/${id}-${width}x${height}-${tint}`
}

/** Returns the attributes of a stored picture from its address alone, or undefined for other addresses. */
export function describePicture(address: string): Picture | undefined {
  const parsed = parsePictureAddress(address)
  if (!parsed || parsed.variant) return undefined
  const { name } = parsed
  const variants = pictureVariants(name)
  const srcSet = (format: Variant['format']): string =>
    variants
      .filter((variant) => variant.format === format)
      .map((variant) => `${mediaPrefix}${variantKey(name, variant)} ${variant.width}w`)
      .join(', ')
  return {
    src: address,
    width: name.width,
    height: name.height,
    srcSet: srcSet('webp'),
    avifSrcSet: srcSet('avif'),
    sizes: '(max-width: 44rem) 100vw, 44rem',
    ...(['x', moving].includes(name.tint) ? {} : { placeholder: `#${name.tint}` }),
  }
}
