import { sourceHash } from '../../platform/http/source-hash.server.ts'
import { themeScript } from './theme-script.ts'
import { transitionStyle } from './transition-style.ts'

const themeHash = sourceHash(themeScript)
const transitionHash = sourceHash(transitionStyle)

/**
 * The policy of a page. Reading pages carry one inline script and some style blocks, named by their hashes, so that they can be kept and
 * shared; pages hydrated whole pass the nonce of their request. `ownStyles`: sources of the blocks of styles in this page.
 */
export function contentSecurityPolicy(nonce: string | undefined, ownStyles: readonly string[]): string {
  const scripts = nonce ? `'self' 'nonce-${nonce}' ${themeHash}` : `'self' ${themeHash}`
  const styles = ["'self'", transitionHash, ...ownStyles]
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${styles.join(' ')}`,
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
