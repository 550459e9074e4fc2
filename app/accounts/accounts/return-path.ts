/** Returns a path of this site to continue at; `/` for anything else. */
export function safeReturnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return '/'
  const base = 'http://site.invalid'
  // Browsers read \ as / and drop tabs and line breaks. The URL parser does the same, so comparing the origin
  // is safe.
  const url = URL.parse(wanted, base)
  if (url?.origin !== base || url.pathname.startsWith('//')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
