import type { Picture } from './picture.ts'

/** A picture of a text. `opens`: it leads to itself at full size, where it stands in no link of its own. */
export type PictureOfText = Picture & { opens: boolean }

/**
 * Puts the lighter form of the site's own pictures around their `img`, and around that the link to its file, in HTML that the sanitiser
 * wrote, which can rename tags but not wrap them. `shown` are its pictures, in their order: what is added comes from there, nothing from the content.
 */
export function addPictureSources(safeHtml: string, shown: readonly PictureOfText[]): string {
  if (shown.length === 0) return safeHtml
  // In the sanitiser's output every `<` begins a tag and every `>` ends one.
  const [before = '', ...images] = safeHtml.split('<img ')
  return before + images.map((rest, index) => withSource(rest, shown[index])).join('')
}

function withSource(rest: string, picture: PictureOfText | undefined): string {
  const end = rest.indexOf('>') + 1
  const image = `<img ${rest.slice(0, end)}`
  const source = `<source type="image/avif" srcset="${picture?.avifSrcSet}" sizes="${picture?.sizes ?? ''}">`
  const shown = picture?.avifSrcSet ? `<picture>${source}${image}</picture>` : image
  const [, address] = /^src="([^"]+)"/.exec(rest) ?? []
  const opened = picture?.opens && address
  return (opened ? `<a class="figure-link" href="${address}">${shown}</a>` : shown) + rest.slice(end)
}
