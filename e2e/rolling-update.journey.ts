import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { goodPassword, signInNewBrowser } from './people.ts'
import { type SiteServer, startSite } from './site-server.ts'
import { test as base, expect } from './sites.ts'
import { copyAsOtherVersion, type RoundRobin, startRoundRobin } from './two-builds.ts'

const run = promisify(execFile)

/** An instance of each of two versions on one database, and a proxy that takes them by turns. */
const test = base.extend<object, { versions: { proxy: RoundRobin; first: SiteServer } }>({
  versions: [
    async ({ postgres }, use) => {
      const folder = await copyAsOtherVersion()
      const settings = { DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' }
      const first = await startSite(settings)
      const env = { ...process.env, ...settings, ADMIN_PASSWORD: goodPassword }
      await run(process.execPath, ['scripts/admin.ts', 'add', 'ana@ejemplo.es'], { env })
      const second = await startSite(settings, { folder, isWhole: true })
      const proxy = await startRoundRobin([first, second])
      await use({ proxy, first })
      await proxy.stop()
      await Promise.all([first.stop(), second.stop()])
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

// They share the two versions.
test.describe.configure({ mode: 'default' })

const boots = /islands-client-[\w-]{8}\.js/

test('while instances of two versions answer by turns, a reading page has its parts, whichever made it', async ({
  versions: { proxy },
  page,
}) => {
  const wrong: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`)
  })
  page.on('pageerror', ({ message }) => wrong.push(message))
  const made = new Set<string>()
  for (let visit = 0; visit < 4; visit++) {
    // A file more or less would keep the turns in step with the pages.
    if (visit === 2) await page.request.get(`${proxy.url}/healthz`)
    await page.goto(`${proxy.url}/topic/maquinas-simples`)
    made.add(boots.exec(await page.content())?.[0] ?? '')
    await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click()
    await expect(page.getByRole('combobox', { name: 'Buscar' })).toBeVisible()
  }
  expect(made.size, 'both versions made pages').toBe(2)
  expect(wrong).toEqual([])
})

test('and who writes opens a form, goes from page to page and saves, and loses nothing', async ({
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
