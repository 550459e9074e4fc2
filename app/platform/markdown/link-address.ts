import { slugify } from './slug.ts'

const SCHEMES = new Set(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'])

// Browsers drop some of these inside an address; dropping them all can only make the check stricter.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const IGNORED = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g

/** An address that a link may have, or `undefined` when its scheme is not one of the allowed. `scope`: of its text. */
export function safeAddress(address: string, scope = ''): string | undefined {
  const compact = address.replace(IGNORED, '')
  if (compact === '') return undefined
  const scheme = /^([^/?#\\:]*):/.exec(compact)?.[1]
  if (scheme !== undefined && !SCHEMES.has(scheme.toLowerCase())) return undefined
  if (compact.startsWith('#') && compact.length > 1)
    return `#${anchorId(decodeFragment(compact.slice(1)), scope)}`
  return address.trim()
}

/** Whether following the address leaves the site. */
export function isOutside(address: string): boolean {
  return /^(?:https?:|[/\\]{2})/i.test(address.replace(IGNORED, ''))
}

/**
 * The id of a place in the content. The prefix keeps content from taking the id of a part of the page, and the scope
 * from taking that of another text on it: no slug has two hyphens in a row.
 */
export function anchorId(name: string, scope = ''): string {
  return `s-${scope && `${scope}--`}${slugify(name.replace(/^s-/, '')) || 'seccion'}`
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch (error) {
    if (error instanceof URIError) return fragment
    throw error
  }
}
