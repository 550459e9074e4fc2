import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import routeConfig from '../../app/routes.ts'

/**
 * Files that parse addresses other than those of requests, and the one that parses requests for all routes.
 */
const others = new Set([
  'app/platform/http/read-parameters.ts',
  // The URL of a file store.
  'app/documents/media/open-file-store.server.ts',
  // Whole addresses: the return path after a sign-in, and the new address of an old one.
  'app/accounts/accounts/return-path.ts',
  'app/admin/panel/old-edit-endpoint.ts',
])

test('a route reads query parameters only through its handle, which declares them', async () => {
  const wrong: string[] = []
  for await (const file of glob('app/**/*.{ts,tsx}')) {
    if (file.includes('.test.') || others.has(file)) continue
    const source = await readFile(file, 'utf8')
    // In the browser, `search` is that of `window.location`; the site search has the same name.
    const own = source.replaceAll(/\b(?:location|link|kind|services|dataset|layoutTexts)\.search\b/g, '')
    if (/searchParams|(?<!services\(context\))\.search\b(?!')|useSearchParams/.test(own)) wrong.push(file)
  }
  expect(wrong).toEqual([])
})

test('every route that reads parameters reads those of its own handle', async () => {
  const files = new Set(routeConfig.map(({ file }) => `app/${file}`))
  const readers: string[] = []
  for await (const file of glob('app/**/*.{ts,tsx}')) {
    const source = await readFile(file, 'utf8')
    if (file.includes('.test.') || !/\breadParameters\(/.test(source) || others.has(file)) continue
    readers.push(file)
    expect(files, file).toContain(file)
    expect(source, file).toMatch(/export const handle = /)
    for (const [, given] of source.matchAll(/readParameters\(([^)]*)\)/g))
      expect(given, file).toBe('url, handle')
  }
  expect(readers.length).toBeGreaterThan(8)
})
