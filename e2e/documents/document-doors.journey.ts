import { readFile } from 'node:fs/promises'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../app/routes.ts'
import { registry } from '../../app/start/registry.server.ts'
import type { SiteServer } from '../../test/site/site-server.ts'
import { signInOnce, type Who } from '../support/people.ts'
import { expect, test } from '../support/sites.ts'

type Door = {
  /** Path of the route, as app/routes.ts writes it. */
  route: string
  method: 'POST' | 'PUT' | 'DELETE'
  at: (kindSlug: string) => string
  body: (kindSlug: string) => { form: Record<string, string> } | { data: string }
}

const id = 'no-existe'
const form = (fields: Record<string, string>) => () => ({ form: fields })
const importing = (mode: string) => (kindSlug: string) => ({
  data: JSON.stringify({ mode, files: [{ path: 'a.md', tipo: kindSlug, text: 'x' }], pictures: {} }),
})

/** Every endpoint through which a signed-in user writes documents. */
const doors: readonly Door[] = [
  { route: 'edit/:tipo/:id', method: 'POST', at: (kindSlug) => `/edit/${kindSlug}/${id}`, body: form({}) },
  {
    route: 'editor/documentos/:tipo/:id',
    method: 'PUT',
    at: (kindSlug) => `/editor/documentos/${kindSlug}/${id}`,
    body: form({}),
  },
  {
    route: 'editor/documentos/:tipo/:id',
    method: 'DELETE',
    at: (kindSlug) => `/editor/documentos/${kindSlug}/${id}`,
    body: form({}),
  },
  {
    route: 'editor/eliminar/:tipo/:id',
    method: 'POST',
    at: (kindSlug) => `/editor/eliminar/${kindSlug}/${id}`,
    body: form({}),
  },
  {
    route: 'editor/historial/:tipo/:id',
    method: 'POST',
    at: (kindSlug) => `/editor/historial/${kindSlug}/${id}`,
    body: form({}),
  },
  {
    route: 'editor/borradores/:tipo/:id',
    method: 'POST',
    at: (kindSlug) => `/editor/borradores/${kindSlug}/${id}`,
    body: form({}),
  },
  {
    route: 'editor/borradores/:tipo/:id/cambios',
    method: 'POST',
    at: (kindSlug) => `/editor/borradores/${kindSlug}/${id}/cambios`,
    body: form({}),
  },
  ...['publicar', 'borrador', 'eliminar', 'recuperar'].map(
    (accion): Door => ({
      route: 'editor',
      method: 'POST',
      at: () => '/editor?index',
      body: (kindSlug) => ({ form: { doc: `${kindSlug}/${id}`, accion } }),
    }),
  ),
  {
    route: 'editor/papelera',
    method: 'POST',
    at: () => '/editor/papelera',
    body: (kindSlug) => ({ form: { tipo: kindSlug, binId: id } }),
  },
  ...['check', 'run'].map(
    (mode): Door => ({
      route: 'editor/importar/documentos',
      method: 'POST',
      at: () => '/editor/importar/documentos',
      body: importing(mode),
    }),
  ),
]

/**
 * Routes that read documents, answer students, or write one fixed kind:
 * no request parameter names the kind to write.
 */
const otherRoutes = new Set([
  'topic/:id',
  'problemas/:slug',
  'herramientas',
  'editor/vista-previa',

  'api/ia/:tipo/:id',
  'editor/ia/:tipo/:id',
  'og/:tipo/:file',
  'simuladores/:tipo',
])

function listRoutes(entries: readonly RouteConfigEntry[]): { path: string; file: string }[] {
  return entries.map(({ path = '', file }) => ({ path, file }))
}

test('every route that takes a kind, and every one that requires a writer, is listed in this test', async () => {
  const known = new Set([...doors.map(({ route }) => route), ...otherRoutes])
  const missing: string[] = []
  for (const { path, file } of listRoutes(await routes)) {
    const text = await readFile(`app/${file}`, 'utf8')
    const changesDocuments =
      /export async function action/.test(text) && /\bregistry\b|requireWriter/.test(text)
    const isAdminsOnly = /requireAdmin/.test(text)
    if ((path.includes(':tipo') || (changesDocuments && !isAdminsOnly)) && !known.has(path))
      missing.push(path)
  }
  expect(missing).toEqual([])
})

test('no endpoint writes a kind that the role of the user may not write', async ({ start }) => {
  const site = await start({ LOG_LEVEL: 'silent' })
  const cookiesOf = signInOnce(site)
  const wrong: string[] = []
  for (const who of ['visitor', 'student', 'editor', 'admin'] satisfies Who[]) {
    const cookie = (await cookiesOf(who)).map(({ name, value }) => `${name}=${value}`).join('; ')
    for (const { tipo: kindSlug, access } of registry.kinds)
      for (const door of doors) {
        const sent = door.body(kindSlug)
        const answer = await fetch(site.url + door.at(kindSlug), {
          method: door.method,
          body: 'form' in sent ? new URLSearchParams(sent.form) : sent.data,
          headers: { cookie, origin: site.url },
          redirect: 'manual',
        })
        const isRefused = answer.status === 401 || answer.status === 403
        const mayWrite = who === 'admin' || (who === 'editor' && access.write !== 'admin')
        if (isRefused === mayWrite)
          wrong.push(`${who} ${door.method} ${door.at(kindSlug)} ${kindSlug}: ${answer.status}`)
      }
  }
  expect(wrong).toEqual([])
})

test('the import and the bin of an editor omit kinds that only admins write, and restoring one is rejected', async ({
  start,
}) => {
  const site = await start({ LOG_LEVEL: 'silent' })
  const cookiesOf = signInOnce(site)
  const headersOf = async (who: Who) => ({
    cookie: (await cookiesOf(who)).map(({ name, value }) => `${name}=${value}`).join('; '),
    origin: site.url,
  })
  const [admin, editor] = [await headersOf('admin'), await headersOf('editor')]
  const own = `${site.url}/editor/documentos/paginas/faq`
  const body = new URLSearchParams({ page: 'FAQ', content: 'Texto propio del centro' })
  expect((await fetch(own, { method: 'PUT', headers: admin, body })).status).toBe(200)
  const deleted: { binId?: string } = await (await fetch(own, { method: 'DELETE', headers: admin })).json()
  expect(deleted.binId).toBeDefined()

  const page = async (path: string) => (await fetch(site.url + path, { headers: editor })).text()
  const offered = [...(await page('/editor/importar')).matchAll(/<option value="([^"]*)"/g)].map(
    ([, kindSlug]) => kindSlug,
  )
  const allowed = registry.kinds
    .filter(({ access }) => access.write !== 'admin')
    .map(({ tipo: kindSlug }) => kindSlug)
  expect(offered.toSorted()).toEqual(allowed.toSorted())
  expect(await page('/editor/papelera')).not.toContain('Restaurar FAQ')
  const restore = new URLSearchParams({ tipo: 'paginas', binId: deleted.binId ?? '', title: 'FAQ' })
  const asked = await fetch(`${site.url}/editor/papelera`, { method: 'POST', headers: editor, body: restore })
  expect(asked.status).toBe(403)
})

test('importing site settings under another id does not replace them', async ({ start }) => {
  const site = await start({ LOG_LEVEL: 'silent' })
  const client = await signInAs(site, 'admin')
  const answer = await client('/editor/importar/documentos', {
    mode: 'run',
    files: [{ path: 'otra.md', tipo: 'sitio', text: '---\nname: "Otra web"\n---\n' }],
    pictures: {},
  })
  expect(answer.done).toBe(false)
  expect(await (await fetch(site.url)).text()).not.toContain('Otra web')
})

/** Signs in and returns a function that posts JSON with that session. */
async function signInAs(site: SiteServer, who: Who) {
  const cookies = await signInOnce(site)(who)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return async (path: string, body: unknown): Promise<{ done: boolean }> =>
    (
      await fetch(site.url + path, {
        method: 'POST',
        headers: { cookie, origin: site.url },
        body: JSON.stringify(body),
      })
    ).json()
}
