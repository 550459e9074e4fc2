import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** The data to render a picture of the site. */
export type ShownPicture = {
  src: string
  width: number
  height: number
  srcSet?: string
  avifSrcSet?: string
  sizes?: string
  placeholder?: string
}

type PictureImageProps = Omit<
  ComponentPropsWithoutRef<'img'>,
  'src' | 'srcSet' | 'width' | 'height' | 'alt'
> & {
  picture: ShownPicture
  alt: string
}

/**
 * A picture of the site with its size, in the best format that the browser supports, and a placeholder colour
 * until it has loaded.
 */
export function PictureImage({
  picture,
  alt,
  sizes = picture.sizes,
  ...others
}: PictureImageProps): ReactNode {
  const { src, srcSet, avifSrcSet, width, height, placeholder } = picture
  const size = srcSet ? { srcSet, sizes } : {}
  const image = (
    <img {...others} {...size} src={src} width={width} height={height} alt={alt} data-tint={placeholder} />
  )
  if (!avifSrcSet) return image
  return (
    <picture>
      <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
      {image}
    </picture>
  )
}
