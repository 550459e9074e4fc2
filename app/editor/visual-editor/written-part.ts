/** Something in Markdown to be put into a text that is written with its marks. `isBlock`: on lines of its own. */
export type WrittenPart = { text: string; isBlock: boolean }

/** A link with its words. */
export function writtenLink(href: string, words: string): WrittenPart {
  return { text: `[${escaped(words)}](${target(href)})`, isBlock: false }
}

/** A picture on a line of its own. */
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

/** A formula in its line, or on lines of its own. */
export function writtenFormula(tex: string, isBlock: boolean): WrittenPart {
  return { text: isBlock ? `$$\n${tex}\n$$` : `$${line(tex)}$`, isBlock }
}

const line = (text: string): string => text.replace(/\s+/g, ' ').trim()
/** What would be a mark stays a letter. */
const escaped = (text: string): string => line(text).replace(/[\\[\]*_`$<~]/g, '\\$&')
const target = (address: string): string =>
  /[\s()<>]/.test(address) ? `<${line(address).replace(/[<>]/g, encodeURIComponent)}>` : address
