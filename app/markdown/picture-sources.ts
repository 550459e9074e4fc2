import type { PictureLookup } from './picture.ts'

/**
 * Puts the lighter form of the site's own pictures around their `img` in HTML that the sanitiser wrote, which can
 * rename tags but not wrap them. Everything that is added comes from the look-up, nothing from the content.
 */
export function addPictureSources(html: string, pictures: PictureLookup | undefined): string {
  if (!pictures || !html.includes('<img src="/media/')) return html
  return html.replace(
    /<img src="(\/media\/[\w./-]{1,200})"([^>]*?) ?\/?>/g,
    (image, address: string, rest: string) => {
      const { avifSrcSet, sizes = '', placeholder } = pictures(address) ?? {}
      if (!avifSrcSet || ![avifSrcSet, sizes, placeholder ?? ''].every(isPlain)) return image
      const tint = placeholder ? ` data-tint="${placeholder}"` : ''
      const source = `<source type="image/avif" srcset="${avifSrcSet}" sizes="${sizes}">`
      return `<picture>${source}<img src="${address}"${rest}${tint}></picture>`
    },
  )
}

function isPlain(value: string): boolean {
  return !/["'<>&]/.test(value)
}
