import { createHash } from 'node:crypto'

/** The source of a Content-Security-Policy that allows an inline script or style of exactly this text (CSP 3, hash-source). */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
