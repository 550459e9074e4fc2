import type { SitemapAddress } from './sitemap.server.ts'

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>'

/** Serialises a sitemap (sitemaps.org 0.9). `origin` has no final slash. */
export function writeSitemap(origin: string, addresses: readonly SitemapAddress[]): string {
  const urls = addresses.map(({ path, updatedAt }) => {
    const lastmod = updatedAt === undefined ? '' : `<lastmod>${updatedAt}</lastmod>`
    return `<url><loc>${toLoc(origin, path)}</loc>${lastmod}</url>`
  })
  return `${declaration}\n<urlset ${schema}>${urls.join('\n')}</urlset>\n`
}

/** Serialises the index of a sitemap with several files. */
export function writeSitemapIndex(origin: string, paths: readonly string[]): string {
  const files = paths.map((path) => `<sitemap><loc>${toLoc(origin, path)}</loc></sitemap>`)
  return `${declaration}\n<sitemapindex ${schema}>${files.join('\n')}</sitemapindex>\n`
}

// A serialised URL contains no `<`, `>` or `"`, so only `&` and `'` are escaped.
function toLoc(origin: string, path: string): string {
  return new URL(path, origin).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
