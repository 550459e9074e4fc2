import type { Picture } from './picture.ts'

/**
 * Puts the lighter form of the site's own pictures around their `img` in HTML that the sanitiser wrote, which can rename
 * tags but not wrap them. `shown` are its pictures, in their order: what is added comes from there, nothing from the content.
 */
export function addPictureSources(safeHtml: string, shown: readonly Picture[]): string {
  if (shown.length === 0) return safeHtml
  // In the sanitiser's output every `<` begins a tag and every `>` ends one.
  const [before = '', ...images] = safeHtml.split('<img ')
  return before + images.map((rest, index) => withSource(rest, shown[index])).join('')
}

function withSource(rest: string, picture: Picture | undefined): string {
  if (!picture?.avifSrcSet) return `<img ${rest}`
  const end = rest.indexOf('>') + 1
  const source = `<source type="image/avif" srcset="${picture.avifSrcSet}" sizes="${picture.sizes ?? ''}">`
  return `<picture>${source}<img ${rest.slice(0, end)}</picture>${rest.slice(end)}`
}
