/** The data to render a picture without layout shift. */
export type Picture = {
  src: string
  width: number
  height: number
  srcSet?: string
  /** The same widths as AVIF, for `<source type="image/avif">`. */
  avifSrcSet?: string
  sizes?: string
  /** Average colour as #rgb, shown until the picture has loaded. */
  placeholder?: string
}

/** Finds a picture of the site by its address in the content; undefined for an unknown address. */
export type PictureLookup = (url: string) => Picture | undefined
