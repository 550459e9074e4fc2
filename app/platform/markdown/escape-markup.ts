// What XML 1.0 has no place for, not even escaped (§2.2).
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** A text without what no XML may hold. */
export function inXml(text: string): string {
  return text.toWellFormed().replace(forbidden, '')
}

/** A text as HTML and XML have it between tags and in attributes. */
export function escapeMarkup(text: string): string {
  return inXml(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
