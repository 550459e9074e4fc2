/** Where to go afterwards: only a path of this site is taken, anything else is the start page. */
export function safeReturnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return '/'
  const base = 'http://site.invalid'
  // A browser reads \ as / and drops tabs and line ends; the URL parser does the same, so the origin tells.
  const url = URL.parse(wanted, base)
  if (url?.origin !== base || url.pathname.startsWith('//')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
