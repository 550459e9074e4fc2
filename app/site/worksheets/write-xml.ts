import { escapeMarkup, inXml } from '../../platform/markdown/escape-markup.ts'

/** A text that XML takes as it is, whatever marks it holds. */
export function asCdata(text: string): string {
  return `<![CDATA[${inXml(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
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
