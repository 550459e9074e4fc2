import { sourceHash } from '../../platform/http/header-values.server.ts'
import { themeScript, transitionStyle } from './inline-in-head.ts'

const themeHash = sourceHash(themeScript)
const transitionHash = sourceHash(transitionStyle)

/**
 * Builds the CSP of a page. Reading pages allow one inline script and some style blocks by hash, so that they
 * can be cached and shared; fully hydrated pages pass the nonce of their request. `ownStyles`: sources of the
 * page's style blocks.
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
