import type { Browser, BrowserContext } from '@playwright/test'
import { admin, registerByForm, signInNewBrowser } from './people.ts'
import { permissions } from './permissions.ts'
import type { SiteServer } from './site-server.ts'
import { test as base, expect } from './sites.ts'

type Audited = {
  site: SiteServer
  lines: { msg: string; action?: string; id?: string; accountId?: string }[]
}

/** A site of its own, with what it writes to the audit log. */
const test = base.extend<{ audited: Audited }>({
  audited: async ({ start }, use) => {
    const site = await start({ DEMO: '0' })
    const lines: Audited['lines'] = []
    let rest = ''
    site.process.stdout?.on('data', (chunk: Buffer) => {
      const [last = '', ...whole] = (rest + chunk).split('\n').reverse()
      rest = last
      lines.push(...whole.reverse().map((line) => JSON.parse(line)))
    })
    await use({ site, lines })
  },
})

const noForms: [type: string, body: string][] = [
  ['application/json', '{"title":"Palancas"'],
  ['text/plain', 'title=Palancas'],
  ['application/octet-stream', '\u0000\u0001'],
  ['multipart/form-data', '--limite'],
  ['multipart/form-data; boundary=limite', 'title=Palancas'],
  [
    'multipart/form-data; boundary=limite',
    '--limite\r\nContent-Disposition: form-data; name="title"\r\n\r\nPal',
  ],
  ['application/json', '"Palancas"'],
  ['application/json; charset=utf-16', '\u00ff\u00fe'],
]
/** Their button is all that they ask for: nothing of the body is read. */
const readNoBody = new Set([
  'salir',
  'cuenta/progreso',
  'editor/contenido-de-muestra',
  'editor/eliminar/:tipo/:id',
  'editor/documentos/:tipo/:id',
  'editor/copias',
  'invitacion',
  'subidas/*',
])

async function openAdmin(browser: Browser, site: SiteServer): Promise<BrowserContext> {
  await admin(site, 'add', 'marta@ejemplo.es')
  return signInNewBrowser(browser, site, 'marta@ejemplo.es')
}

test('a body that is no form is refused with 400 everywhere', async ({ audited: { site }, browser }) => {
  const actions = permissions.filter(({ post }) => ![404, 405].includes(post[2]))
  expect(actions.length).toBeGreaterThan(15)
  const context = await openAdmin(browser, site)
  // Who is signed in needs no sign-in form, and the first sign-out would be the last.
  const visitor = await browser.newContext()
  const forVisitors = new Set(['entrar', 'api/auth/*', 'salir'])
  const wrong: string[] = []
  for (const { route, at } of actions) {
    const { request } = forVisitors.has(route) ? visitor : context
    for (const [type, body] of noForms) {
      for (const path of [at, `${at}.data`]) {
        // Bytes go as they are: a string with the type of JSON would be sent as JSON.
        const data = Buffer.from(body)
        const headers = { 'content-type': type, origin: site.url }
        const answer = await request.post(site.url + path, { headers, data, maxRedirects: 0 })
        const right = readNoBody.has(route) ? answer.status() < 500 : [400, 404].includes(answer.status())
        if (!right) wrong.push(`${path} ${type}: ${answer.status()}`)
      }
    }
  }
  expect(wrong).toEqual([])
  await context.close()
  await visitor.close()
})

test('a change that a user may not make leaves an audit line, and what a user may not read leaves none', async ({
  audited: { site, lines },
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.url })
  await registerByForm(await context.newPage(), 'luis@ejemplo.es')
  const headers = { origin: site.url }
  const form = { title: 'Palancas' }
  const ids: (string | undefined)[] = []
  for (const path of [
    '/edit/blog/nuevo',
    '/edit/blog/nuevo.data',
    '/editor/papelera',
    '/editor/imagenes',
    '/editor/vista-previa',
    '/subidas/',
  ]) {
    const answer = await context.request.post(path, { headers, form })
    expect(answer.status(), path).toBe(403)
    ids.push(answer.headers()['x-request-id'])
  }
  expect((await context.request.get('/editor')).status()).toBe(403)
  const deleted = await context.request.delete('/editor/documentos/temario/palancas', { headers })
  ids.push(deleted.headers()['x-request-id'])
  await context.close()
  const refusals = () => lines.filter(({ action }) => action === 'admin-refused')
  await expect.poll(() => refusals().map(({ id }) => id)).toEqual(ids)
  const [account] = lines.filter(({ action }) => action === 'register')
  expect(new Set(refusals().map(({ accountId }) => accountId))).toEqual(new Set([account?.accountId]))
})

test('a form of 600,000 fields and one of 100,000 parts are refused before they are read', async ({
  audited: { site },
  browser,
}) => {
  const context = await openAdmin(browser, site)
  const part = '--limite\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
  for (const [type, data] of [
    ['application/x-www-form-urlencoded', 'a=&'.repeat(600_000)],
    ['multipart/form-data; boundary=limite', part.repeat(70_000)],
    ['multipart/form-data; boundary=limite', part.repeat(100_000)],
  ] as const) {
    const headers = { 'content-type': type, origin: site.url }
    const answer = await context.request.post('/edit/blog/nuevo', { headers, data })
    expect(answer.status()).toBe(413)
  }
  await context.close()
})
