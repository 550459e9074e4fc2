import { escapeMarkup, inXml } from '../../platform/markdown/escape-markup.ts'

/** Wraps a text in CDATA, whatever characters it contains. */
export function asCdata(text: string): string {
  return `<![CDATA[${inXml(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

/** An element with content that is already XML. */
export function element(
  name: string,
  content: string,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`)
  return `<${name}${given.join('')}>${content}</${name}>`
}
