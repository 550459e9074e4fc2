import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { type SiteServer, startSite } from '../../test/site/site-server.ts'
import { goodPassword, signInNewBrowser } from '../support/people.ts'
import { test as base, expect } from '../support/sites.ts'
import { copyAsOtherVersion, type RoundRobin, startRoundRobin } from '../support/two-builds.ts'

const run = promisify(execFile)

/** `answering`: the instances between which the proxy alternates. */
type Versions = { proxy: RoundRobin; first: SiteServer; second: SiteServer; answering: { url: string }[] }

/** An instance of each of two versions on one database, and a proxy that alternates between them. */
const test = base.extend<object, { versions: Versions }>({
  versions: [
    async ({ postgres }, use) => {
      const folder = await copyAsOtherVersion()
      const settings = { DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' }
      const first = await startSite(settings)
      const env = { ...process.env, ...settings, ADMIN_PASSWORD: goodPassword }
      await run(process.execPath, ['scripts/operator/admin.ts', 'add', 'ana@ejemplo.es'], { env })
      const second = await startSite(settings, { folder, isWhole: true })
      const answering: { url: string }[] = [first, second]
      const proxy = await startRoundRobin(answering)
      await use({ proxy, first, second, answering })
      await proxy.stop()
      await Promise.all([first.stop(), second.stop()])
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

// The tests share the two versions, so they run in order.
test.describe.configure({ mode: 'default' })

const boots = /islands-client-[\w-]{8}\.js/

test('while two versions answer by turns, a reading page loads its files, whichever version rendered it', async ({
  versions: { proxy },
  page,
}) => {
  const wrong: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`)
  })
  page.on('pageerror', ({ message }) => wrong.push(message))
  const made = new Set<string>()
  // How many requests a page makes is not known, so neither is which version renders the next one.
  for (let visit = 0; visit < 4 || (made.size < 2 && visit < 40); visit++) {
    await page.goto(`${proxy.url}/topic/maquinas-simples`)
    const boot = boots.exec(await page.content())?.[0] ?? ''
    // Shifts the alternation by one request.
    if (made.has(boot)) await page.request.get(`${proxy.url}/healthz`)
    made.add(boot)
    await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click()
    await expect(page.getByRole('combobox', { name: 'Buscar' })).toBeVisible()
  }
  expect(made.size, 'both versions made pages').toBe(2)
  expect(wrong).toEqual([])
})

test('while two versions answer by turns, an author opens a form, navigates and saves without loss', async ({
  versions: { proxy, first },
  browser,
}) => {
  const context = await signInNewBrowser(browser, { ...first, url: proxy.url }, 'ana@ejemplo.es')
  const page = await context.newPage()
  const wrong: string[] = []
  page.on('pageerror', ({ message }) => wrong.push(message))
  for (const name of ['Regla de una versión', 'Regla de la otra', 'Regla de las dos']) {
    await page.goto(`${proxy.url}/editor`)
    await page.getByRole('link', { name: 'Imágenes', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Imágenes', level: 1 })).toBeVisible()
    await page.goto(`${proxy.url}/edit/tools/nuevo`)
    await page.getByLabel('Nombre').fill(name)
    await page.getByLabel('Descripción').fill('Sirve para probar.')
    await page.getByLabel('Categoría').selectOption('Utilidades')
    await page.getByLabel('URL', { exact: false }).first().fill('https://ejemplo.es')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(page).not.toHaveURL(/\/edit\//)
    await expect
      .poll(async () => (await page.request.get(`${proxy.url}/herramientas`)).text())
      .toContain(name)
  }
  expect(wrong).toEqual([])
  await context.close()
})

test('a form of one version, sent while no instance answers, is saved unchanged by the other version', async ({
  versions: { proxy, first, second, answering },
  browser,
}) => {
  const context = await signInNewBrowser(browser, { ...first, url: proxy.url }, 'ana@ejemplo.es')
  const page = await context.newPage()
  const nobody = { url: 'http://127.0.0.1:1' }
  for (const [before, after] of [
    [first, second],
    [second, first],
  ] as const) {
    answering.splice(0, answering.length, before)
    await page.goto(`${proxy.url}/edit/tools/nuevo`)
    const name = `Regla que viene de ${new URL(before.url).port}`
    await page.getByLabel('Nombre').fill(name)
    await page.getByLabel('Descripción').fill('Sirve para probar.')
    answering.splice(0, answering.length, nobody)
    await page.getByLabel('Categoría').selectOption('Utilidades')
    await page.getByLabel('URL', { exact: false }).first().fill('https://ejemplo.es')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page.getByRole('alert').getByText('Lo que has escrito sigue aquí')).toBeVisible()
    answering.splice(0, answering.length, after)
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    // When the other version lacks a file of the next page, the browser reloads that page as a whole.
    await expect(page.getByRole('status').getByText(`Se ha guardado «${name}»`)).toBeVisible()
    await expect
      .poll(async () => (await page.request.get(`${proxy.url}/herramientas`)).text())
      .toContain(name)
  }
  answering.splice(0, answering.length, first, second)
  await context.close()
})
