import type { Picture } from '../../platform/markdown/picture.ts'
import type { FigureIndex } from './figures.server.ts'
import { describePicture } from './picture-address.ts'
import type { Pictures } from './pictures.ts'

/**
 * Opens the lookup of the course's figures and of uploaded pictures. `findAlt` returns the alternative text
 * of an uploaded picture.
 */
export function openPictures(
  figures: FigureIndex,
  findAlt: (address: string) => string | undefined = () => undefined,
): Pictures {
  const findFigure = (url: string) => {
    const name = /^\/figuras\/([a-z0-9-]+\.svg)$/.exec(url)?.[1]
    return name ? figures.get(name) : undefined
  }
  const find = (url: string): Picture | undefined => {
    const figure = findFigure(url)
    return figure ? { src: url, width: figure.width, height: figure.height } : describePicture(url)
  }
  return {
    find,
    headPicture(url, content) {
      if (!url || content.includes(`](${url}`)) return undefined
      const picture = find(url)
      if (picture) return { kind: 'picture', picture, alt: findFigure(url)?.alt ?? findAlt(url) ?? '' }
      return /^https?:\/\//.test(url) ? { kind: 'link', url } : undefined
    },
  }
}
