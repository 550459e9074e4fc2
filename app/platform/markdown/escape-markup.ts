// Characters that XML 1.0 does not allow, not even escaped (§2.2).
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Removes lone surrogates and the characters that XML does not allow. */
export function inXml(text: string): string {
  return text.toWellFormed().replace(forbidden, '')
}

/** Escapes a text for HTML and XML, both as content and in attributes. */
export function escapeMarkup(text: string): string {
  return inXml(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
