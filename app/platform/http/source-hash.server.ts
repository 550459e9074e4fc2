import { createHash } from 'node:crypto'

/**
 * A Content-Security-Policy source that allows an inline script or style with exactly this text (CSP 3,
 * hash-source).
 */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
