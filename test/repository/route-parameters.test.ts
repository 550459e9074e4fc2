import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import routeConfig from '../../app/routes.ts'

/** Files that read addresses of another kind, and the one that reads those of requests for all routes. */
const others = new Set([
  'app/platform/http/read-parameters.ts',
  // The address of a file store.
  'app/documents/media/open-file-store.server.ts',
  // Where somebody goes back to, and where an old address leads now: addresses as a whole.
  'app/accounts/accounts/return-path.ts',
  'app/admin/panel/old-edit-endpoint.ts',
])

test('a route reads parameters of an address only by its handle, which names them', async () => {
  const wrong: string[] = []
  for await (const file of glob('app/**/*.{ts,tsx}')) {
    if (file.includes('.test.') || others.has(file)) continue
    const source = await readFile(file, 'utf8')
    // In the browser an address is that of the window; the search of the site has the name too.
    const own = source.replaceAll(/\b(?:location|link|kind|services|dataset|layoutTexts)\.search\b/g, '')
    if (/searchParams|\.search\b(?!')|useSearchParams/.test(own)) wrong.push(file)
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
