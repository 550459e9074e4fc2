/** Code in a line, between as many marks as it needs. */
export function writeCode(text: string, inCell: boolean): string {
  const runs = text.match(/`+/g) ?? []
  const fence = longerThan(runs, '`', 1)
  const needsRoom = /^`|`$/.test(text) || (/^ .* $/.test(text) && text.trim() !== '')
  const inside = needsRoom ? ` ${text} ` : text
  return fence + (inCell ? inside.replaceAll('|', '\\|') : inside) + fence
}

/** An address as links and pictures have it. */
export function writeAddress(address: string, inCell: boolean): string {
  const isPlain = address !== '' && !/[\s<>\\()]/.test(address) && !address.startsWith('<')
  const written = isPlain ? address : `<${address.replace(/[\\<>]/g, '\\$&').replace(/[\r\n]+/g, '')}>`
  return inCell ? written.replaceAll('|', '\\|') : written
}

/** What stands behind the address, as the caption of a picture does. */
export function writeTitle(title: string, inCell: boolean): string {
  const line = title.replace(/\s*[\r\n]+\s*/g, ' ')
  const text = line.replace(/\\(?=[!-/:-@[-`{-~])|"/g, '\\$&').replace(/&(?=#?\w+;)/g, '&amp;')
  return `"${inCell ? text.replaceAll('|', '\\|') : text}"`
}

/** A run of a letter that is longer than all of these, and at least so long. */
export function longerThan(runs: readonly string[], letter: string, least: number): string {
  const lengths = new Set(runs.map(({ length }) => length))
  let length = least
  if (least === 1) while (lengths.has(length)) length++
  else length = Math.max(least, ...[...lengths].map((one) => one + 1))
  return letter.repeat(length)
}
