import { readdir } from 'node:fs/promises'
import { test as base, expect } from './journey.ts'
import { differenceFromKept, gatherLooks, keepPicture, lookAtSamples } from './sample-pictures.ts'
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

/** So much of a picture may differ: another version of Chromium draws the edges of letters a little differently. */
const mayDiffer = 0.01

test('the parts look as in their pictures, in both themes at three widths', async ({
  dev,
  browser,
}, info) => {
  // So many pictures take most of a minute where other journeys run beside them.
  test.setTimeout(180_000)
  const page = await browser.newPage({ baseURL: dev.url, reducedMotion: 'reduce' })
  // A first page has a face of the device, which is another on every machine.
  await page.goto('/muestrario')
  await page.waitForFunction(() => localStorage.getItem('face') !== null)
  let arrivals = 0
  page.on('framenavigated', () => arrivals++)
  await page.goto('/muestrario', { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const looks: Awaited<ReturnType<typeof lookAtSamples>>[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      looks.push(await lookAtSamples(page))
    }
  }
  const { updateSnapshots } = info.config
  const ids = [...(looks[0]?.keys() ?? [])]
  expect(ids.length).toBeGreaterThan(120)
  for (const id of ids) {
    const picture = gatherLooks(looks, id)
    const path = `e2e/pictures/${id}.webp`
    const kept = await differenceFromKept(picture, path)
    const isNew = updateSnapshots === 'all' || (updateSnapshots === 'changed' && kept > mayDiffer)
    if (isNew) await keepPicture(picture, path)
    const difference = isNew ? await differenceFromKept(picture, path) : kept
    if (difference > mayDiffer) await keepPicture(picture, info.outputPath(`${id}.webp`))
    expect.soft(difference, `${id}: see ${info.outputPath(`${id}.webp`)}`).toBeLessThanOrEqual(mayDiffer)
  }
  const kept = (await readdir('e2e/pictures')).sort()
  expect(kept).toEqual(ids.map((id) => `${id}.webp`).sort())
  // A package that Vite finds late makes it load the page again, in the middle of this: vite.config.ts names those.
  expect(arrivals).toBe(1)
  await page.close()
})

test('the built site has no catalogue', async ({ request }) => {
  expect(await request.get('/muestrario')).toBeRefused(404)
  const built = await readdir('build', { recursive: true })
  expect(built.some((name) => name.includes('topic-page'))).toBe(true)
  expect(built.filter((name) => /muestrario|samples/.test(name))).toEqual([])
})
