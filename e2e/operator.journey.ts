import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import SqliteFile from 'better-sqlite3'
import { admin, signInNewBrowser } from './people.ts'
import { startSite } from './site-server.ts'
import { test as base, expect } from './sites.ts'

/** Sites of a test share one data folder. */
const test = base.extend<{ dataDir: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  dataDir: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'engrana-operator-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
  start: async ({ start, dataDir }, use) => use((settings) => start({ DATA_DIR: dataDir, ...settings })),
})

test('a site without content says so everywhere, and never that it is loading', async ({ start, page }) => {
  const { url } = await start({ DEMO: '0' })
  const words: Record<string, string[]> = {
    '/': ['No hay temas recientes.', 'No hay entradas recientes.'],
    '/temario': ['Todavía no hay temas.'],
    '/retos': ['Todavía no hay un reto destacado.', 'No hay retos en el archivo.'],
    '/problemas': ['Todavía no hay problemas.'],
    '/herramientas': ['Todavía no hay herramientas.'],
    '/blog': ['Todavía no hay entradas.'],
  }
  for (const [path, texts] of Object.entries(words)) {
    await page.goto(url + path)
    for (const text of texts) await expect(page.getByText(text)).toBeVisible()
    await expect(page.getByText(/Cargando/)).toHaveCount(0)
  }
})

test('a second start changes nothing', async ({ start, dataDir, request }) => {
  const first = await start()
  const before = await (await request.get(`${first.url}/sitemap.xml`)).text()
  first.process.kill('SIGTERM')
  await once(first.process, 'exit')
  const second = await start()
  const after = await (await request.get(`${second.url}/sitemap.xml`)).text()
  const paths = (xml: string) => xml.replaceAll(/http:\/\/[^/]+/g, '')
  expect(paths(after)).toBe(paths(before))
  expect(dataDir).toBe(second.dataDir)
})

test('a start that was killed halfway is made good by the next one', async ({ start, request }) => {
  const first = await start()
  first.process.kill('SIGKILL')
  await once(first.process, 'exit')
  const second = await start()
  expect((await request.get(`${second.url}/temario`)).status()).toBe(200)
})

test('a page on which everything fails still says the name of the site', async ({
  start,
  dataDir,
  browser,
}) => {
  const site = await start({ SITE_NAME: 'Tecno del instituto' })
  await admin(site, 'add', 'ana@ejemplo.es')
  const context = await signInNewBrowser(browser, site, 'ana@ejemplo.es')
  const page = await context.newPage()
  const database = new SqliteFile(join(dataDir, 'engrana.sqlite'))
  database.exec('alter table sessions rename to sessions_gone')
  database.close()
  expect((await page.goto(`${site.url}/temario`))?.status()).toBe(500)
  await expect(page.getByRole('heading', { name: 'Algo ha fallado en el servidor' })).toBeVisible()
  await expect(page).toHaveTitle('Algo ha fallado en el servidor · Tecno del instituto')
  await expect(page.getByRole('banner')).toContainText('Tecno del instituto')
  await expect(page.getByRole('contentinfo')).not.toContainText('Engrana')
  await context.close()
})

test('a broken row breaks its own page only, in Spanish and without inner detail', async ({
  start,
  dataDir,
  page,
}) => {
  const { url } = await start()
  const database = new SqliteFile(join(dataDir, 'engrana.sqlite'))
  database
    .prepare("update topics set \"updatedAt\" = x'00ff', content = x'00ff' where id = ?")
    .run('ley-de-ohm-serie-y-paralelo')
  database.close()
  const response = await page.goto(`${url}/topic/ley-de-ohm-serie-y-paralelo`)
  expect(response?.status()).toBe(500)
  await expect(page.getByRole('heading', { name: 'Algo ha fallado en el servidor' })).toBeVisible()
  const requestId = response?.headers()['x-request-id'] ?? 'none'
  await expect(page.getByText(requestId)).toBeVisible()
  expect(await page.content()).not.toMatch(/at .*\.(?:js|ts):\d+|TypeError|node_modules/)
  for (const path of ['/', '/temario', '/topic/maquinas-simples']) {
    expect((await page.goto(url + path))?.status(), path).toBe(200)
  }
})

test('health checks and counters answer, and the log is one JSON line for each request', async ({
  start,
  request,
}) => {
  const token = 'clave-de-los-contadores'
  const site = await start({ LOG_LEVEL: 'info', METRICS_TOKEN: token })
  const lines: string[] = []
  if (!site.process.stdout) throw new Error('The server has no output')
  createInterface({ input: site.process.stdout }).on('line', (line) => lines.push(line))
  const response = await request.get(`${site.url}/salud`)
  expect(await response.json()).toMatchObject({ status: 'ok' })
  const id = response.headers()['x-request-id']
  const findLine = () => lines.find((line) => line.includes(`"${id}"`))
  await expect.poll(findLine).toBeDefined()
  expect(JSON.parse(findLine() ?? '')).toMatchObject({
    id,
    path: '/salud',
    status: 200,
  })
  for (const path of ['/healthz', '/readyz'])
    expect(await (await request.get(site.url + path)).json(), path).toMatchObject({ status: 'ok' })
  expect((await request.get(`${site.url}/metrics`)).status()).toBe(401)
  const readCounters = async () => {
    const headers = { Authorization: `Bearer ${token}` }
    const counters = await request.get(`${site.url}/metrics`, { headers })
    expect(counters.headers()['content-type']).toContain('version=0.0.4')
    return counters.text()
  }
  // After a write of the start-up jobs, the next request reads the versions first and is not counted as kept.
  await expect
    .poll(async () => {
      await request.get(`${site.url}/temario`)
      return await readCounters()
    })
    .toMatch(/^http_requests_total\{method="GET",status="200",kept="1"\} [1-9]/m)
  const text = await readCounters()
  expect(text).toMatch(/^http_requests_total\{method="GET",status="401",kept="0"\} 1$/m)
  expect(text).toMatch(/^engrana_database_up 1$/m)
})

test('a form of a page that tells nobody where it is, is answered as any other, and a refused one is no fault', async ({
  start,
  request,
}) => {
  const token = 'clave-de-los-contadores'
  const { url } = await start({ METRICS_TOKEN: token })
  const type = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' }
  for (const path of ['/salir', '/entrar', '/entrar.data']) {
    const headers = { ...type, 'sec-fetch-site': 'cross-site' }
    expect((await request.post(url + path, { headers, data: '' })).status(), path).toBe(403)
    const own = { ...type, 'sec-fetch-site': 'same-origin' }
    const answer = await request.post(url + path, { headers: own, data: '', maxRedirects: 0 })
    expect(answer.status(), path).toBe(path === '/salir' ? 303 : 401)
  }
  const counters = await request.get(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } })
  expect(await counters.text()).toMatch(/^engrana_faults_total 0$/m)
})

test('settings come from a file too, and those of the environment win', async ({ start, dataDir, page }) => {
  const file = join(dataDir, 'ajustes.env')
  await writeFile(file, 'PORT=1\nSITE_NAME="Taller de Tecnología"\nDEMO=0\n')
  const { url } = await start({ ENV_FILE: file })
  await page.goto(url)
  await expect(page).toHaveTitle(/Taller de Tecnología/)
  await expect(page.getByText('No hay temas recientes.')).toBeVisible()
})

test('wrong settings stop the start with a message that names them', async () => {
  await expect(startSite({ PORT: 'ochenta' })).rejects.toThrow('ended before it was ready')
})
