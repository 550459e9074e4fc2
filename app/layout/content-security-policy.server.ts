import { createHash } from 'node:crypto'
import { stylesHashes } from './inline-styles.server.ts'
import { themeScript } from './theme-script.ts'
import { transitionStyle } from './transition-style.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const themeHash = hashOf(themeScript)
const transitionHash = hashOf(transitionStyle)

/**
 * The policy of a page. Reading pages carry one inline script and two or three style blocks, named by their hashes, so that they can be kept and
 * shared; pages hydrated whole pass the nonce of their request.
 */
export function contentSecurityPolicy(nonce: string | undefined): string {
  const scripts = nonce ? `'self' 'nonce-${nonce}' ${themeHash}` : `'self' ${themeHash}`
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src 'self' ${transitionHash}${nonce ? '' : ` ${stylesHashes}`}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
