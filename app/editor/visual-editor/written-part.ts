/** Markdown to insert in the source mode. `isBlock`: on lines of its own. */
export type WrittenPart = { text: string; isBlock: boolean }

/** Writes a link. */
export function writtenLink(href: string, words: string): WrittenPart {
  return { text: `[${escaped(words)}](${target(href)})`, isBlock: false }
}

/** Writes a picture as a block. */
export function writtenPicture({
  src,
  alt,
  title,
}: {
  src: string
  alt: string
  title: string
}): WrittenPart {
  const caption = title === '' ? '' : ` "${line(title).replace(/[\\"]/g, '\\$&')}"`
  return { text: `![${escaped(alt)}](${target(src)}${caption})`, isBlock: true }
}

/** Writes a formula, inline or as a block. */
export function writtenFormula(tex: string, isBlock: boolean): WrittenPart {
  return { text: isBlock ? `$$\n${tex}\n$$` : `$${line(tex)}$`, isBlock }
}

const line = (text: string): string => text.replace(/\s+/g, ' ').trim()
/** Escapes Markdown syntax. */
const escaped = (text: string): string => line(text).replace(/[\\[\]*_`$<~]/g, '\\$&')
const target = (address: string): string =>
  /[\s()<>]/.test(address) ? `<${line(address).replace(/[<>]/g, encodeURIComponent)}>` : address
