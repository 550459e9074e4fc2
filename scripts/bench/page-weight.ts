import { brotliCompressSync } from 'node:zlib'
import { decodedText, rawGetOk } from './raw-get.ts'

/** Bytes of a first load as transferred; pictures of the article are counted separately. */
export type PageWeight = {
  html: number
  js: number
  css: number
  font: number
  other: number
  /** Sum of the fields above. */
  total: number
  pictures: number
}

type Kind = Exclude<keyof PageWeight, 'total' | 'html'>

const sizes = new Map<string, Promise<number>>()

/** Fetches a page and everything that a browser loads with it before any interaction. */
export async function weighPage(origin: string, path: string): Promise<PageWeight> {
  const answer = await rawGetOk(origin + path)
  const html = await decodedText(answer)
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('')
  // Inline styles are part of the HTML response; their share of it is counted as CSS.
  const inline = styles ? brotliCompressSync(styles).length : 0
  const weight = { html: answer.body.length - inline, js: 0, css: inline, font: 0, other: 0, pictures: 0 }
  for (const [address, kind] of findFiles(html, String(answer.headers['speculation-rules'] ?? ''))) {
    weight[kind] += await sizeOf(new URL(address, origin).href)
  }
  const { html: page, js, css, font, other } = weight
  return { ...weight, total: page + js + css + font + other }
}

function findFiles(html: string, speculationRules: string): Map<string, Kind> {
  const files = new Map<string, Kind>()
  for (const [tag] of html.matchAll(/<(?:link|script|img)\b[^>]*>/g)) {
    const address = readAttribute(tag, tag.startsWith('<link') ? 'href' : 'src')
    const kind = kindOf(tag)
    if (address && kind && !/^(?:https?|data):/.test(address)) files.set(address, kind)
  }
  const rules = /"([^"]+)"/.exec(speculationRules)?.[1]
  if (rules) files.set(rules, 'other')
  return files
}

function kindOf(tag: string): Kind | undefined {
  if (tag.startsWith('<script') || /rel="modulepreload"/.test(tag)) return 'js'
  if (tag.startsWith('<img')) return 'pictures'
  if (/rel="stylesheet"/.test(tag)) return 'css'
  if (/rel="preload"/.test(tag)) return /as="font"/.test(tag) ? 'font' : 'other'
  return /rel="(?:icon|manifest)"/.test(tag) ? 'other' : undefined
}

function readAttribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&')
}

// Cached, because every page loads the same files.
function sizeOf(url: string): Promise<number> {
  const known = sizes.get(url) ?? rawGetOk(url).then(({ body }) => body.length)
  sizes.set(url, known)
  return known
}
