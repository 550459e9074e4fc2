import { readdir } from 'node:fs/promises'
import type { Browser, Page, TestInfo } from '@playwright/test'
import { type SiteServer, startSite } from '../../test/site/site-server.ts'
import { test as base, expect } from '../support/journey.ts'
import { settled } from '../support/settled.ts'
import { differenceFromKept, gatherLooks, keepPicture, type Look, lookAtSamples } from './sample-pictures.ts'

/** The development server: only that has the catalogue. */
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

/**
 * The tolerated fraction of different pixels: versions of Chromium render the edges of letters differently.
 */
const mayDiffer = 0.01

/** Samples with a hover or focus style: one of each kind of link, button, field, card, row and menu. */
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

/** Opens the catalogue with the font of the site, and counts later page loads. */
async function openCatalogue(
  dev: SiteServer,
  browser: Browser,
): Promise<{ page: Page; arrivals: () => number }> {
  const page = await browser.newPage({ baseURL: dev.url, reducedMotion: 'reduce' })
  // The first page uses a font of the device, which differs between machines.
  await page.goto('/muestrario')
  await page.waitForFunction(() => localStorage.getItem('face') !== null)
  let arrivals = 0
  page.on('framenavigated', () => arrivals++)
  await page.goto('/muestrario', { waitUntil: 'networkidle' })
  await settled(page)
  // With `font-display: optional` a late font is not applied to
  // laid-out lines; this screenshot lays them out again.
  await page.screenshot({ fullPage: true })
  return { page, arrivals: () => arrivals }
}

/** Compares the looks of each sample with its stored picture; the folder must have no other pictures. */
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

test('samples match their pictures, in both themes at three widths', async ({ dev, browser }, info) => {
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
  await compare(looks, 'e2e/samples/pictures', info)
  // When Vite discovers a dependency late, it reloads the page during this
  // test: vite.config.ts lists those dependencies.
  expect(arrivals()).toBe(1)
  await page.close()
})

test('hovered and focused elements match their pictures, in both themes', async ({ dev, browser }, info) => {
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
  await compare(looks, 'e2e/samples/pictures-of-states', info)
  await page.close()
})

/** Returns a function that forces pseudo-classes such as `hover` on all matching elements. */
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

test('the production build has no catalogue', async ({ request }) => {
  expect(await request.get('/muestrario')).toBeRefused(404)
  const built = await readdir('build', { recursive: true })
  expect(built.some((name) => name.includes('topic-page'))).toBe(true)
  expect(built.filter((name) => /muestrario|samples/.test(name))).toEqual([])
})
