/** What a page needs to show a picture without the layout moving when it arrives. */
export type Picture = {
  src: string
  width: number
  height: number
  srcSet?: string
  /** The same widths as AVIF, for `<source type="image/avif">`. */
  avifSrcSet?: string
  sizes?: string
  /** Its average colour, as #rgb: shown until the picture is there. */
  placeholder?: string
}

/** Finds a picture of the site by the address that the content wrote; `undefined` when it is not ours. */
export type PictureLookup = (url: string) => Picture | undefined
