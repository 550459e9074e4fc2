import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import SqliteFile from 'better-sqlite3'
import pg from 'pg'
import { faultRuns } from '../../test/databases/fault-rounds.ts'
import { type SiteServer, startSite } from '../../test/site/site-server.ts'
import { goodPassword, signInNewBrowser } from '../support/people.ts'
import { test as base, expect } from '../support/sites.ts'

const run = promisify(execFile)
const failed =
  'Error al guardar: la base de datos no responde ahora. Lo que has escrito sigue aquí y en este dispositivo. Espera un momento y pulsa Guardar otra vez.'
const unavailable = 'La base de datos no responde ahora. Vuelve a intentarlo dentro de un momento.'

const test = base.extend<{ author: Page }, { site: SiteServer }>({
  site: [
    async ({ postgres }, use) => {
      const site = await startSite({ DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' })
      await addAdmin({ DATABASE_URL: postgres.url })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  author: async ({ browser, site }, use) => {
    const context = await signInNewBrowser(browser, site, 'ana@ejemplo.es')
    await use(await context.newPage())
    await context.close()
  },
})

async function addAdmin(environment: Record<string, string>): Promise<void> {
  const env = { ...process.env, ...environment, ADMIN_PASSWORD: goodPassword }
  await run(process.execPath, ['scripts/operator/admin.ts', 'add', 'ana@ejemplo.es'], { env })
}

async function openForm(page: Page, { url }: SiteServer, name: string): Promise<void> {
  await page.goto(`${url}/edit/tools/nuevo`)
  await page.getByLabel('Nombre').fill(name)
  await page.getByLabel('Descripción').fill('Sirve para probar.')
  await page.getByLabel('Categoría').selectOption('Utilidades')
  await page.getByLabel('URL', { exact: false }).first().fill('https://ejemplo.es')
}

const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click()

for (const how of ['fast', 'immediate'] as const) {
  test(`while PostgreSQL is down (${how}) cached pages work, others answer 503, and a failed save keeps its form`, async ({
    postgres,
    site,
    author,
    request,
  }) => {
    const ask = (path: string) => request.get(site.url + path, { maxRedirects: 0 })
    for (const path of ['/', '/temario', '/blog']) expect((await ask(path)).status(), path).toBe(200)
    const name = `Regla ${how}`
    await openForm(author, site, name)
    await postgres.goDown(how)

    for (const path of ['/', '/temario', '/blog']) expect((await ask(path)).status(), path).toBe(200)
    expect((await ask('/salud')).status()).toBe(503)
    expect((await ask('/readyz')).status()).toBe(503)
    expect((await ask('/healthz')).status()).toBe(200)
    const unkept = await ask(`/topic/${how === 'fast' ? 'maquinas-simples' : 'no-hay'}`)
    expect(unkept.status()).toBe(503)
    expect(unkept.headers()['retry-after']).toBe('5')
    expect(await unkept.text()).toContain(unavailable)
    expect(await (await ask('/sitemap.xml')).text()).toBe(unavailable)

    await save(author)
    await author.getByRole('button', { name: 'Aceptar' }).click()
    await expect(author.getByRole('alert').getByText(failed)).toBeVisible()
    await expect(author.getByLabel('Nombre')).toHaveValue(name)

    await postgres.comeBack()
    expect((await ask('/salud')).status()).toBe(200)
    await save(author)
    await expect(author).not.toHaveURL(/\/edit\//)
    await expect.poll(async () => (await ask('/herramientas')).text()).toContain(name)
    expect(site.process.exitCode).toBeNull()
  })
}

test('a locked table blocks only its own pages and saves, which answer 503 in time', async ({
  postgres,
  site,
  author,
  request,
}) => {
  await openForm(author, site, 'Con candado')
  const other = new pg.Client({ connectionString: postgres.url })
  await other.connect()
  await other.query('begin; lock table tools in access exclusive mode')
  const cookies = await author.context().cookies()
  const cookie = cookies.map((one) => `${one.name}=${one.value}`).join('; ')
  const began = performance.now()
  const saves = Array.from({ length: 16 }, async (_, index) => {
    const answer = await fetch(`${site.url}/edit/tools/nuevo`, {
      method: 'POST',
      headers: { cookie, origin: site.url },
      body: new URLSearchParams({
        name: `Otra ${index}`,
        description: 'd',
        category: 'Utilidades',
        url: 'https://ejemplo.es',
      }),
    })
    return { status: answer.status, text: await answer.text(), ms: performance.now() - began }
  })
  expect((await request.get(`${site.url}/topic/tornillos-y-uniones`)).status()).toBeLessThan(500)
  expect((await request.get(`${site.url}/blog`)).status()).toBe(200)
  expect((await request.get(`${site.url}/salud`)).status()).toBe(200)
  const answers = await Promise.all(saves)
  const slowest = Math.max(...answers.map(({ ms }) => ms)).toFixed(0)
  const description = `${answers.length} saves behind the lock, the last one told after ${slowest} ms`
  test.info().annotations.push({ type: 'counted', description })
  for (const { status, text, ms } of answers) {
    expect(status).toBe(503)
    expect(text).toContain('no responde ahora')
    expect(ms, 'everybody is told within five seconds').toBeLessThan(faultRuns(5000, 10_000))
  }
  await save(author)
  await author.getByRole('button', { name: 'Aceptar' }).click()
  await expect(author.getByLabel('Nombre')).toHaveValue('Con candado')
  await other.query('rollback')
  await other.end()
  await save(author)
  await expect(author).not.toHaveURL(/\/edit\//)
})

test('sixty slow pages fill the pool and answer 503 in time, while cached pages still work', async ({
  postgres,
  site,
  request,
}) => {
  const { url } = site
  const kept = ['/', '/temario', '/blog']
  for (const path of kept) expect((await request.get(url + path)).status()).toBe(200)
  const other = new pg.Client({ connectionString: postgres.url })
  await other.connect()
  // There is no lock: each query of topics is slow by itself.
  await other.query(`begin; alter table topics rename to all_topics;
    create view topics as select * from all_topics where (select true from pg_sleep(20)); commit`)
  const look = async (path: string) => {
    const began = performance.now()
    const answer = await fetch(url + path)
    const [status, retryAfter] = [answer.status, answer.headers.get('retry-after')]
    return { status, retryAfter, text: await answer.text(), ms: performance.now() - began }
  }
  const slow = Promise.all(Array.from({ length: 60 }, (_, number) => look(`/topic/no-hay-${number}`)))
  await expect
    .poll(async () => {
      const { rows } = await other.query(
        "select 1 from pg_stat_activity where query like '%topics%' and state = 'active'",
      )
      return rows.length
    })
    .toBeGreaterThan(5)
  const pages = await Promise.all(kept.map(look))
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
  for (const { ms } of pages) expect(ms).toBeLessThan(faultRuns(1000, 3000))
  const answers = await slow
  for (const { status, retryAfter, text, ms } of answers) {
    expect(status).toBe(503)
    expect(retryAfter).toBe('5')
    expect(text).toContain(unavailable)
    expect(ms, 'everybody is told within five seconds').toBeLessThan(faultRuns(5000, 10_000))
  }
  await other.query('begin; drop view topics; alter table all_topics rename to topics; commit')
  await other.end()
  const back = performance.now()
  await expect.poll(async () => (await look('/topic/no-hay')).status, { intervals: [20] }).toBe(404)
  const wait = performance.now() - back
  expect(wait).toBeLessThan(faultRuns(1000, 5000))
  const slowest = Math.max(...answers.map(({ ms }) => ms)).toFixed(0)
  const longest = Math.max(...pages.map(({ ms }) => ms)).toFixed(0)
  const description = `60 slow pages in a pool of 10, told after ${slowest} ms at most, kept pages in ${longest} ms, well ${wait.toFixed(0)} ms after`
  test.info().annotations.push({ type: 'counted', description })
})

test('a lock on the SQLite file blocks no reads, and a save reports it after a few seconds', async ({
  browser,
  start,
}) => {
  const site = await start({ DATABASE_URL: '', LOG_LEVEL: 'silent' })
  await addAdmin({ DATA_DIR: site.dataDir })
  const context = await signInNewBrowser(browser, site, 'ana@ejemplo.es')
  const page = await context.newPage()
  await openForm(page, site, 'Con candado')
  const other = new SqliteFile(join(site.dataDir, 'engrana.sqlite'))
  other.exec('begin immediate')
  const told = page.getByRole('button', { name: 'Aceptar' })
  await save(page)
  const paths = ['/', '/temario', '/topic/maquinas-simples', '/salud', '/icon.svg']
  const pages = await Promise.all(paths.map((path) => context.request.get(path)))
  // The lock is still held, so none of these waited for it, however slow the machine is.
  expect(pages.map((page) => page.status())).toEqual(paths.map(() => 200))
  await told.click()
  await expect(page.getByRole('alert').getByText(failed)).toBeVisible()
  await expect(page.getByLabel('Nombre')).toHaveValue('Con candado')
  other.exec('rollback')
  other.close()
  await save(page)
  await expect(page).not.toHaveURL(/\/edit\//)
  await context.close()
})
