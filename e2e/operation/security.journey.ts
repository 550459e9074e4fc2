import { expect, test } from '../support/journey.ts'
import { goodPassword, registerByForm } from '../support/people.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }

test('a path that starts with two slashes redirects within this site, also after signing in', async ({
  site,
  page,
  browser,
}) => {
  const other = await browser.newContext({ baseURL: site.url })
  await registerByForm(await other.newPage(), 'rosa@ejemplo.es')
  await other.close()

  await page.goto(`${site.url}//evil.example/regalo?a=1`)
  expect(page.url()).toBe(`${site.url}/evil.example/regalo?a=1`)
  await page.getByRole('button', { name: 'Iniciar sesión' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Correo electrónico').fill('rosa@ejemplo.es')
  await dialog.getByLabel('Contraseña', { exact: true }).fill(goodPassword)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).waitFor()
  expect(page.url()).toBe(`${site.url}/evil.example/regalo?a=1`)
})

test('an invalid percent sign in an address is encoded by a redirect', async ({ site, request }) => {
  const answer = await request.get(`${site.url}/topic/50%`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([308, '/topic/50%25'])
})

test('property names of every object are neither an action nor an address', async ({ site, as, request }) => {
  const student = await as('student')
  for (const name of ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty']) {
    const headers = { ...form, origin: site.url }
    for (const path of ['/cuenta', '/cuenta.data']) {
      const answer = await student.request.post(path, { headers, data: `accion=${name}` })
      expect(answer.status(), `${path} ${name}`).toBe(400)
    }
    const auth = await request.post(`${site.url}/api/auth/${name}`, { headers, data: '{}' })
    expect(auth.status(), name).toBe(404)
  }
})

test('a form of more than 4 MB is rejected before it is read', async ({ site, as }) => {
  const author = await as('admin')
  const headers = { ...form, origin: site.url }
  const data = `title=${'a'.repeat(5 * 1024 * 1024)}`
  const answer = await author.request.post('/edit/blog/nuevo', { headers, data })
  expect(answer).toBeRefused(413)
})

test('request headers do not change the cached pages of visitors', async ({ site, request }) => {
  const headers = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example;proto=https',
    accept: 'text/evil.example',
    'user-agent': 'evil.example',
    referer: 'https://evil.example/',
    'x-original-url': '/editor',
  }
  for (const path of [
    '/temario',
    '/blog?desde=evil.example',
    '/topic/casa-bioclimatica?tema_=evil.example',
  ]) {
    await request.get(site.url + path, { headers })
    const answer = await request.get(site.url + path)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).not.toContain('evil.example')
  }
})

test('methods other than POST do not execute the action of a form', async ({ site, as }) => {
  const student = await as('student')
  const headers = { ...form, origin: site.url }
  for (const path of ['/salir', '/cuenta/progreso', '/entrar', '/retos', '/repasar/no-existe', '/cuenta'])
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const answer = await student.request.fetch(path, { method, headers, data: '' })
      expect([answer.status(), answer.headers().allow], `${method} ${path}`).toEqual([405, 'GET, HEAD, POST'])
    }
  expect((await student.request.get('/cuenta')).status()).toBe(200)
})
