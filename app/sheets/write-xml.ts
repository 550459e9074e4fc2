// What XML 1.0 has no place for, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** A text as HTML and XML have it between tags and in attributes. */
export function escapeMarkup(text: string): string {
  return plainText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A text that XML takes as it is, whatever marks it holds. */
export function asCdata(text: string): string {
  return `<![CDATA[${plainText(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

function plainText(text: string): string {
  return text.toWellFormed().replace(forbidden, '')
}

/** An element around what is XML already. */
export function element(
  name: string,
  content: string,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`)
  return `<${name}${given.join('')}>${content}</${name}>`
}
