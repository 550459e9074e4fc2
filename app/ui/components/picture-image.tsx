import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** What is shown of a picture of the site: its address, its size, lighter forms, its colour. */
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

/** A picture of the site with its size, in the lightest form that the browser reads; its colour until it is there. */
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
