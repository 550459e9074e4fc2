import { readdir } from 'node:fs/promises'
import { test as base, expect } from './journey.ts'
import { type SiteServer, startSite } from './site-server.ts'

/** The site as developers run it: only that has the catalogue. */
const test = base.extend<Record<never, never>, { dev: SiteServer }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const dev = await startSite({ DEMO: '0' }, { server: 'server/dev.ts' })
      await use(dev)
      await dev.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

// One after the other: two development servers of one folder would prepare its packages over each other.
test.describe.configure({ mode: 'default' })

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`the parts look as in their pictures, ${colorScheme}, ${width} px`, async ({ dev, browser }) => {
      const page = await browser.newPage({ baseURL: dev.url, colorScheme, viewport: { width, height: 800 } })
      let arrivals = 0
      page.on('framenavigated', () => arrivals++)
      await page.goto('/muestrario', { waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready)
      const samples = page.locator('.sample')
      expect(await samples.count()).toBeGreaterThan(10)
      for (const sample of await samples.all()) {
        // Each alone, so that one more above it moves none by a part of a pixel.
        const id = await sample.evaluate((one) => {
          for (const other of document.querySelectorAll('.sample'))
            other.toggleAttribute('hidden', other !== one)
          // From a whole pixel on: a part of one would make some pictures a line higher, now and then.
          const body = one.querySelector<HTMLElement>('.sample-body')
          const top = (body?.getBoundingClientRect().top ?? 0) + scrollY
          if (body) body.style.marginTop = `${Math.ceil(top) - top}px`
          return one.id
        })
        // The browser words this in the language of its machine.
        const mask = [sample.locator('input[type="file"]')]
        await expect
          .soft(sample.locator('.sample-body'))
          .toHaveScreenshot(`${id}-${colorScheme}-${width}.png`, { mask })
      }
      // A package that Vite finds late makes it load the page again, in the middle of this: vite.config.ts names those.
      expect(arrivals).toBe(1)
      await page.close()
    })
  }
}

test('the built site has no catalogue', async ({ request }) => {
  expect(await request.get('/muestrario')).toBeRefused(404)
  const built = await readdir('build', { recursive: true })
  expect(built.some((name) => name.includes('topic-page'))).toBe(true)
  expect(built.filter((name) => /muestrario|samples/.test(name))).toEqual([])
})
