import { slugify } from './slug.ts'

const SCHEMES = new Set(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'])

// Browsers ignore some of these characters in an address; removing all of them only makes the check stricter.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters
const IGNORED = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g

/**
 * The address of a link, or undefined when its scheme is not allowed. A fragment becomes an id within
 * `scope`.
 */
export function safeAddress(address: string, scope = ''): string | undefined {
  const compact = address.replace(IGNORED, '')
  if (compact === '') return undefined
  const scheme = /^([^/?#\\:]*):/.exec(compact)?.[1]
  if (scheme !== undefined && !SCHEMES.has(scheme.toLowerCase())) return undefined
  if (compact.startsWith('#') && compact.length > 1)
    return `#${anchorId(decodeFragment(compact.slice(1)), scope)}`
  return address.trim()
}

/** Whether an address leads to another site. */
export function isOutside(address: string): boolean {
  return /^(?:https?:|[/\\]{2})/i.test(address.replace(IGNORED, ''))
}

/**
 * The id of an anchor in rendered content. The prefix avoids clashes with ids of the page, the scope clashes
 * with other texts on it: a slug never contains two hyphens in a row.
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
