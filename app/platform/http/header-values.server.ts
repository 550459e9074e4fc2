import { createHash } from 'node:crypto'

/** Returns the raw value of a request's cookie; undefined if there is none of that name. */
export function readCookie(request: Request, name: string): string | undefined {
  return (request.headers.get('cookie') ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

/** Whether If-None-Match contains the ETag (RFC 9110 §13.1.2: weak comparison). */
export function isUnchanged(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/**
 * A Content-Security-Policy source that allows an inline script or style with exactly this text (CSP 3,
 * hash-source).
 */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
