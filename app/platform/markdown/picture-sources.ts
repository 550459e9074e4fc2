import type { Picture } from './picture.ts'
import { pictureTexts } from './picture-texts.ts'

/** A picture in a text. `opens`: it links to its full size, unless it is already inside a link. */
export type PictureOfText = Picture & { opens: boolean }

/**
 * Wraps each `img` in a `picture` with AVIF sources and a link to its file. The sanitiser can rename tags but
 * not wrap them, so this runs on its output. `shown` lists the pictures in order; everything added comes from
 * there, not from the content.
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
  if (!picture?.opens || !address) return shown + rest.slice(end)
  // A picture without alternative text gives its link no name.
  const name = / alt="[^"]/.test(image) ? '' : ` aria-label="${pictureTexts.enlarge}"`
  return `<a class="figure-link" href="${address}"${name}>${shown}</a>${rest.slice(end)}`
}
