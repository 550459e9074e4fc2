import type { Picture } from '../../platform/markdown/picture.ts'

/** The folders of uploaded pictures (docs/product.md 7.1). */
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

/** What the name of a stored picture says, so that a page needs no look-up. The server makes every part of it. */
export type PictureName = {
  location: MediaLocation
  id: string
  width: number
  height: number
  /** Its average colour, three hexadecimal digits, shown until the picture is there; `x` when it is transparent, `m` when it moves. */
  tint: string
}

/** A smaller copy of a picture, or the picture itself in another format. */
export type Variant = { width: number; format: 'avif' | 'webp' }

/** The longest side of what is stored, in pixels. */
export const longestSide = 2560

/** The tint of a picture that moves. */
export const moving = 'm'

const widths = [320, 640, 960, 1280, 1920]
/** Before the key of a picture, it makes its address. */
export const mediaPrefix = '/media/'
const addressShape =
  /^\/media\/([A-Za-z]{5,20})\/([0-9a-f]{24})-(\d{1,4})x(\d{1,4})-([0-9a-f]{3}|x|m)(?:\.webp|\/(\d{1,4})\.(avif|webp))$/

/** `/media/temarioImages/{id}-{width}x{height}-{tint}.webp`: what documents keep as their imageUrl. */
export function pictureAddress(name: PictureName): string {
  return `${mediaPrefix}${folderKey(name)}.webp`
}

/** Reads an address of a stored picture or of one of its variants; undefined for everything else. */
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
  // A second spelling of the same number would be a second key in every cache.
  return isOffered && String(variant.width) === variantWidth ? { name, variant } : undefined
}

function isNameOfOurs(name: {
  location: string | undefined
  width: number
  height: number
}): name is PictureName {
  const sides = [name.width, name.height]
  return isMediaLocation(name.location) && sides.every((side) => side >= 1 && side <= longestSide)
}

/** Every variant that a picture has: no other width is ever made. AVIF is not written of what moves. */
export function pictureVariants({ width, tint }: Pick<PictureName, 'width' | 'tint'>): Variant[] {
  const smaller = widths.filter((one) => one < width)
  const offered = width <= (widths.at(-1) ?? 0) ? [...smaller, width] : smaller
  const formats = tint === moving ? (['webp'] as const) : (['webp', 'avif'] as const)
  return offered.flatMap((one) => formats.map((format) => ({ width: one, format })))
}

/** Where the file store keeps the picture. */
export function pictureKey(name: PictureName): string {
  return `${folderKey(name)}.webp`
}

/** Where the file store keeps a variant. */
export function variantKey(name: PictureName, { width, format }: Variant): string {
  return `${folderKey(name)}/${width}.${format}`
}

function folderKey({ location, id, width, height, tint }: PictureName): string {
  return `${location}/${id}-${width}x${height}-${tint}`
}

/** What a page needs to show a stored picture, from its address alone; undefined when the address is none of ours. */
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
