/** A database as operators know it, without its password. */
export function nameOf(url: string): string {
  if (!/^\w+:\/\//.test(url)) return url.replace(/^file:/, '')
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
