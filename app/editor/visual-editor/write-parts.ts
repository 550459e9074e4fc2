/** Inline code, fenced by as many backticks as it needs. */
export function writeCode(text: string, inCell: boolean): string {
  const runs = text.match(/`+/g) ?? []
  const fence = longerThan(runs, '`', 1)
  const needsRoom = /^`|`$/.test(text) || (/^ .* $/.test(text) && text.trim() !== '')
  const inside = needsRoom ? ` ${text} ` : text
  return fence + (inCell ? inside.replaceAll('|', '\\|') : inside) + fence
}

/** The destination of a link or picture. */
export function writeAddress(address: string, inCell: boolean): string {
  const isPlain = address !== '' && !/[\s<>\\()]/.test(address) && !address.startsWith('<')
  const written = isPlain ? address : `<${address.replace(/[\\<>]/g, '\\$&').replace(/[\r\n]+/g, '')}>`
  return inCell ? written.replaceAll('|', '\\|') : written
}

/** The title after a destination, such as the caption of a picture. */
export function writeTitle(title: string, inCell: boolean): string {
  const line = title.replace(/\s*[\r\n]+\s*/g, ' ')
  const text = line.replace(/\\(?=[!-/:-@[-`{-~])|"/g, '\\$&').replace(/&(?=#?\w+;)/g, '&amp;')
  return `"${inCell ? text.replaceAll('|', '\\|') : text}"`
}

/** A run of a character that cannot be confused with the given runs, of at least this length. */
export function longerThan(runs: readonly string[], letter: string, least: number): string {
  const lengths = new Set(runs.map(({ length }) => length))
  let length = least
  if (least === 1) while (lengths.has(length)) length++
  else length = Math.max(least, ...[...lengths].map((one) => one + 1))
  return letter.repeat(length)
}
