import { readdir } from 'node:fs/promises'
import type { Browser, Page, TestInfo } from '@playwright/test'
import { test as base, expect } from './journey.ts'
import { differenceFromKept, gatherLooks, keepPicture, type Look, lookAtSamples } from './sample-pictures.ts'
import { settled } from './settled.ts'
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

/** Parts with what answers to being pointed at or reached: one of each kind of link, button, field, card, row and menu. */
const answering = [
  'botones',
  'cabecera-de-la-web',
  'documentos-nuevos',
  'filtro-del-panel',
  'formulario-de-un-termino',
  'herramienta',
  'pregunta-de-varias-partes',
  'problema',
  'reto-de-la-semana',
  'simulador-en-una-lista',
  'tabla-del-contenido',
  'teclas-del-modo-visual',
]

const themes = ['light', 'dark'] as const

/** The catalogue, in a page that has its own face; how often the page has been loaded since. */
async function openCatalogue(
  dev: SiteServer,
  browser: Browser,
): Promise<{ page: Page; arrivals: () => number }> {
  const page = await browser.newPage({ baseURL: dev.url, reducedMotion: 'reduce' })
  // A first page has a face of the device, which is another on every machine.
  await page.goto('/muestrario')
  await page.waitForFunction(() => localStorage.getItem('face') !== null)
  let arrivals = 0
  page.on('framenavigated', () => arrivals++)
  await page.goto('/muestrario', { waitUntil: 'networkidle' })
  await settled(page)
  // A face that comes late is not taken for the lines that stand (`font-display: optional`), but for those that a picture lays out anew.
  await page.screenshot({ fullPage: true })
  return { page, arrivals: () => arrivals }
}

/** Compares the looks of each part with its picture in a folder, which has no others. */
async function compare(looks: readonly Look[], folder: string, info: TestInfo): Promise<void> {
  const { updateSnapshots } = info.config
  const ids = [...(looks[0]?.keys() ?? [])]
  for (const id of ids) {
    const picture = gatherLooks(looks, id)
    const path = `${folder}/${id}.webp`
    const kept = await differenceFromKept(picture, path)
    const isNew = updateSnapshots === 'all' || (updateSnapshots === 'changed' && kept > mayDiffer)
    if (isNew) await keepPicture(picture, path)
    const difference = isNew ? await differenceFromKept(picture, path) : kept
    if (difference > mayDiffer) await keepPicture(picture, info.outputPath(`${id}.webp`))
    expect.soft(difference, `${id}: see ${info.outputPath(`${id}.webp`)}`).toBeLessThanOrEqual(mayDiffer)
  }
  expect((await readdir(folder)).sort()).toEqual(ids.map((id) => `${id}.webp`).sort())
}

test('the parts look as in their pictures, in both themes at three widths', async ({
  dev,
  browser,
}, info) => {
  const { page, arrivals } = await openCatalogue(dev, browser)
  const looks: Look[] = []
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      looks.push(await lookAtSamples(page))
    }
  }
  expect(looks[0]?.size).toBeGreaterThan(120)
  await compare(looks, 'e2e/pictures', info)
  // A package that Vite finds late makes it load the page again, in the middle of this: vite.config.ts names those.
  expect(arrivals()).toBe(1)
  await page.close()
})

test('what one points at or reaches by keyboard looks as in its pictures, in both themes', async ({
  dev,
  browser,
}, info) => {
  const { page } = await openCatalogue(dev, browser)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.locator('.sample').evaluateAll((all, kept) => {
    for (const one of all) if (!kept.includes(one.id)) one.remove()
  }, answering)
  const force = await forceStates(page, '.sample-body :is(a, button, summary, input, select, textarea)')
  const looks: Look[] = []
  for (const state of [['hover'], ['focus', 'focus-visible']]) {
    await force(state)
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      looks.push(await lookAtSamples(page))
    }
  }
  expect([...(looks[0]?.keys() ?? [])].sort()).toEqual(answering)
  await compare(looks, 'e2e/pictures-of-states', info)
  await page.close()
})

/** Gives what makes elements look as if somebody pointed at all of them, or had reached each by keyboard. */
async function forceStates(page: Page, selector: string): Promise<(states: string[]) => Promise<void>> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  return async (forcedPseudoClasses) => {
    for (const nodeId of nodeIds) await client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })
  }
}

test('the built site has no catalogue', async ({ request }) => {
  expect(await request.get('/muestrario')).toBeRefused(404)
  const built = await readdir('build', { recursive: true })
  expect(built.some((name) => name.includes('topic-page'))).toBe(true)
  expect(built.filter((name) => /muestrario|samples/.test(name))).toEqual([])
})
