import { Buffer } from 'node:buffer'
import type { FigureIndex } from '../../documents/media/figures.server.ts'
import type { Media } from '../../documents/media/media.server.ts'
import { parsePictureAddress, pictureVariants, variantKey } from '../../documents/media/picture-address.ts'
import type { Pictures } from '../../documents/media/pictures.ts'
import { escapeMarkup } from '../../platform/markdown/escape-markup.ts'
import { renderMarkdown, renderSolution } from '../../platform/markdown/render-markdown.server.ts'

/** A picture that is exported with a text. `base64`: its bytes. */
type ExportedFile = { name: string; base64: string }
/** A text for another platform: safe HTML with formulas in TeX, and its pictures. */
export type ExportedText = { html: string; files: readonly ExportedFile[] }

/** Converts texts for an export. */
export type TextExporter = {
  markdown: (source: string) => Promise<ExportedText>
  solution: (source: string) => Promise<ExportedText>
  /** The head picture of a problem; blank if it has none, or if its text shows it. */
  headPicture: (url: string | null, content: string) => Promise<ExportedText>
}

type Sources = { pictures: Pictures; figures: FigureIndex; media: Pick<Media, 'store' | 'variants'> }

/** The placeholder by which Moodle finds the files of a text (question/format/xml). */
const placeOfFiles = '@@PLUGINFILE@@/'
/** Width in pixels of exported uploads: the width of a Moodle page. */
const widest = 960
const lowerHeadings = 2
const empty: ExportedText = { html: '', files: [] }

/** Exports texts with embedded pictures, as Moodle imports them. */
export function openMoodleTexts({ pictures, figures, media }: Sources): TextExporter {
  const read = new Map<string, Promise<string | undefined>>()
  const readOnce = (url: string): Promise<string | undefined> => {
    const known = read.get(url) ?? readPicture(url, { figures, media })
    read.set(url, known)
    return known
  }
  const withFiles = async (
    render: (find: Pictures['find']) => string | Promise<string>,
  ): Promise<ExportedText> => {
    const named = new Set<string>()
    const html = await render((url) => {
      const picture = pictures.find(url)
      if (!picture) return undefined
      named.add(url)
      return { src: placeOfFiles + nameOf(url), width: picture.width, height: picture.height }
    })
    const files = await Promise.all(
      [...named].map(async (url) => ({ name: nameOf(url), base64: await readOnce(url) })),
    )
    return { html, files: files.filter((file): file is ExportedFile => file.base64 !== undefined) }
  }
  const options = { lowerHeadings, plainLinks: true, formulas: 'tex' } as const
  return {
    markdown: (source) => withFiles((find) => renderMarkdown(source, find, options)),
    solution: (source) => withFiles((find) => renderSolution(source, find, options)),
    async headPicture(url, content) {
      const head = pictures.headPicture(url, content)
      if (head?.kind !== 'picture' || url === null) return empty
      return withFiles((find) => {
        const { src = '', width = 0, height = 0 } = find(url) ?? {}
        return `<p><img src="${escapeMarkup(src)}" alt="${escapeMarkup(head.alt)}" width="${width}" height="${height}"></p>`
      })
    },
  }
}

/** Exports texts only, for a format without pictures: each picture becomes its description. */
export function openPlainTexts(pictures: Pictures): TextExporter {
  const options = { lowerHeadings, plainLinks: true, formulas: 'tex' } as const
  const alone = async (html: Promise<string>): Promise<ExportedText> => ({ html: await html, files: [] })
  return {
    markdown: (source) => alone(renderMarkdown(source, () => undefined, options)),
    solution: (source) => alone(renderSolution(source, () => undefined, options)),
    async headPicture(url, content) {
      const head = pictures.headPicture(url, content)
      if (head?.kind !== 'picture' || head.alt === '') return empty
      return { html: `<p>[${escapeMarkup(head.alt)}]</p>`, files: [] }
    },
  }
}

function nameOf(url: string): string {
  return url.split('/').slice(2).join('-')
}

async function readPicture(
  url: string,
  { figures, media }: Pick<Sources, 'figures' | 'media'>,
): Promise<string | undefined> {
  const figure = figures.get(url.replace('/figuras/', ''))
  if (figure) return figure.body.toString('base64')
  const { name } = parsePictureAddress(url) ?? {}
  const variant =
    name && pictureVariants(name).findLast(({ format, width }) => format === 'webp' && width <= widest)
  if (!name || !variant) return undefined
  const stored = await media.store.get(variantKey(name, variant))
  const bytes = stored
    ? new Uint8Array(await new Response(stored.body).arrayBuffer())
    : await media.variants.make(name, variant)
  return bytes && Buffer.from(bytes).toString('base64')
}
