import type { Page } from '@playwright/test'
import routes from '../../app/routes.ts'
import { prompt, save } from '../editor/authoring-site.ts'
import { expect } from '../support/matchers.ts'
import { admin, signInNewBrowser } from '../support/people.ts'
import { permissions } from '../support/permissions.ts'
import { own, readRows, sendDocument, whole, wholeTopic, writeDocument } from './documents.ts'
import { type Given, type Statement, statement } from './statement.ts'

const staticPages = ['/privacidad', '/terminos', '/cookies', '/legal', '/contacto', '/sobre', '/faq']
const publicPages = [
  ...['/', '/temario', '/topic/maquinas-simples', '/retos', '/problemas', '/herramientas', '/blog'],
  ...['/blog/cuaderno-tecnico', ...staticPages],
]
const onServer =
  'Every permission in section 6 is enforced on the server; hiding a button is not a permission'
const words = 'Acceso solo para administradores'

const readers: Statement[] = [
  statement('6', 'visitor: browses all public pages without signing in', async ({ request, site }) => {
    for (const path of publicPages) {
      const answer = await request.get(site.url + path)
      expect(answer.status(), path).toBe(200)
      expect(answer.headers()['set-cookie'], path).toBeUndefined()
    }
  }),
  statement('6', 'visitor: reads the list of tools', async ({ page, site }) => {
    await page.goto('/herramientas')
    const [first] = readRows(site, 'select name from tools order by sortName')
    await expect(page.getByRole('article').first()).toContainText(String(first?.name))
    await expect(page.getByRole('button', { name: 'Añadir herramienta' })).toHaveCount(0)
  }),
  statement('6', 'visitor: reads the list of posts', async ({ page, site }) => {
    await page.goto('/blog')
    const [newest] = readRows(
      site,
      'select title from blog_posts where published = 1 order by date desc, id desc',
    )
    await expect(page.getByRole('article').first()).toContainText(String(newest?.title))
    await expect(page.getByRole('main').getByRole('link', { name: /^Editar/ })).toHaveCount(0)
  }),
  statement('6', 'signed-in user: browses as a visitor does', async ({ as }) => {
    const page = await as('student')
    for (const path of publicPages) expect((await page.request.get(path)).status(), path).toBe(200)
    await page.goto('/temario')
    await expect(page.getByRole('button', { name: /^Eliminar/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Editor', exact: true })).toHaveCount(0)
  }),
  statement('6', 'signed-in user: sees the own e-mail', async ({ as }) => {
    const page = await as('student')
    await page.goto('/retos')
    await expect(page.getByRole('banner').getByText('student@ejemplo.es').first()).toBeVisible()
  }),
  statement('6', 'signed-in user: can sign out', async ({ browser, site }) => {
    const email = `sale-${crypto.randomUUID().slice(0, 8)}@ejemplo.es`
    await admin(site, 'add-editor', email)
    const context = await signInNewBrowser(browser, site, email)
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('button', { name: 'Cerrar sesión', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeVisible()
    expect((await page.request.get('/cuenta')).status()).toBe(401)
    await context.close()
  }),
]

/** Opens the form of a document from its list, and changes a field. */
async function edit(page: Page, name: string, [label, value]: readonly [string, string]): Promise<void> {
  await page.getByRole('link', { name: `Editar ${name}`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Editar /)
  await page.locator('.edit-form').getByLabel(label, { exact: true }).fill(value)
  await save(page)
  await expect(page).not.toHaveURL(/\/edit\//)
}

async function remove(page: Page, name: string, question: string): Promise<void> {
  await page.getByRole('button', { name: `Eliminar ${name}`, exact: true }).click()
  await prompt(page, question).getByRole('button', { name: 'Aceptar', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: `Se ha eliminado «${name}».` })).toBeVisible()
}

/** Writes a document as an admin. */
async function withDocument(given: Given, kindSlug: 'temario' | 'blog' | 'tools') {
  const page = await given.as('admin')
  const name = own('De prueba')
  const fields = kindSlug === 'temario' ? wholeTopic(given.site) : whole[kindSlug]
  const by = { page, site: given.site }
  const id = await writeDocument(by, kindSlug, { ...fields, [kindSlug === 'tools' ? 'name' : 'title']: name })
  return { page, name, id }
}

const admins: Statement[] = [
  ...(['banner', 'contentinfo'] as const).map((part) =>
    statement(
      '6',
      `admin: sees the Editor link in the ${part === 'banner' ? 'header' : 'footer'}`,
      async ({ as }) => {
        const page = await as('admin')
        await page.goto('/blog')
        await page.getByRole(part).getByRole('link', { name: 'Editor', exact: true }).click()
        await expect(page).toHaveURL('/editor')
      },
    ),
  ),
  ...[
    '/editor',
    '/edit/temario/nuevo',
    '/edit/blog/nuevo',
    '/edit/tools/nuevo',
    '/edit/temario/maquinas-simples',
  ].map((path) =>
    statement('6', `admin: opens ${path}`, async ({ as }) => {
      const page = await as('admin')
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        path === '/editor' ? 'Panel de Administración' : /^(Nuev|Editar)/,
      )
    }),
  ),
  ...(['Editar', 'Eliminar'] as const).map((name) =>
    statement('6', `admin: ${name} on every topic card of the syllabus`, async ({ as, site }) => {
      const page = await as('admin')
      await page.goto('/temario')
      const cards = page.getByRole('main').getByRole('article')
      await expect(cards).toHaveCount(readRows(site, 'select id from topics').length)
      const role = name === 'Editar' ? 'link' : 'button'
      const withIt = cards.filter({ has: page.getByRole(role, { name: new RegExp(`^${name} `) }) })
      await expect(withIt).toHaveCount(await cards.count())
    }),
  ),
  statement('6', 'admin: adds tools', async ({ as }) => {
    const page = await as('admin')
    await page.goto('/herramientas')
    await expect(page.getByRole('button', { name: 'Añadir herramienta', exact: true })).toBeVisible()
  }),
  ...(
    [
      ['tools', '/herramientas', 'tools', 'Descripción', '¿Seguro que quieres eliminar esta herramienta?'],
      ['blog posts', '/blog', 'blog', 'Resumen', '¿Seguro que quieres eliminar esta entrada?'],
    ] as const
  ).flatMap(([what, path, kindSlug, label, question]) => [
    statement('6', `admin: edits ${what}`, async (given) => {
      const { page, name } = await withDocument(given, kindSlug)
      await page.goto(path)
      await edit(page, name, [label, `Otro texto de ${name}`])
      await expect(page.getByText(`Otro texto de ${name}`)).toBeVisible()
    }),
    statement('6', `admin: deletes ${what}`, async (given) => {
      const { page, name } = await withDocument(given, kindSlug)
      await page.goto(path)
      await remove(page, name, question)
      await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(0)
    }),
  ]),
  statement('6', 'admin: creates topics', async ({ as, site }) => {
    const page = await as('admin')
    const title = own('Tema hecho')
    await page.goto('/edit/temario/nuevo')
    for (const [name, value] of Object.entries({ ...wholeTopic(site), title })) {
      const field = page.locator(`.edit-form [name="${name}"]`)
      if (name === 'categoryId') await field.selectOption(value)
      else await field.fill(value)
    }
    await save(page)
    await expect(page).toHaveURL(/\/temario$/)
    await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1)
  }),
  statement('6', 'admin: edits topics', async (given) => {
    const { page, name } = await withDocument(given, 'temario')
    await page.goto('/temario')
    await edit(page, name, ['Descripción', `Otra de ${name}`])
    await expect(page.getByText(`Otra de ${name}`)).toBeVisible()
  }),
  statement('6', 'admin: deletes topics', async (given) => {
    const { page, name } = await withDocument(given, 'temario')
    await page.goto('/temario')
    await remove(page, name, `¿Seguro que quieres eliminar el tema "${name}"?`)
    await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(0)
  }),
]

/** Lists the screens that reject visitors and signed-in users; endpoints are excluded. */
async function listScreens(): Promise<typeof permissions> {
  const pages = new Set(
    (await routes).filter(({ file }) => file.endsWith('-page.tsx')).map(({ path }) => path),
  )
  const isForWriters = ([visitor, user]: readonly number[]) => visitor === 401 && user === 403
  return permissions.filter(
    ({ route, get }) => pages.has(route) && route.startsWith('edit') && isForWriters(get),
  )
}

async function expectTurnedAway(page: Page, at: string, status: 401 | 403): Promise<void> {
  const answer = await page.request.get(at)
  expect(answer.status(), at).toBe(status)
  expect((await answer.text()).includes(`>${words}<`), at).toBe(true)
}

const refused: Statement[] = [
  statement('6', `a visitor on any admin screen sees «${words}»`, async ({ page }) => {
    const screens = await listScreens()
    expect(screens.length).toBeGreaterThan(20)
    for (const { at } of screens) await expectTurnedAway(page, at, 401)
  }),
  statement('6', `a signed-in user on any admin screen sees «${words}»`, async ({ as }) => {
    const page = await as('student')
    for (const { at } of await listScreens()) await expectTurnedAway(page, at, 403)
  }),
  statement(
    '6',
    `an editor on a screen for admins alone sees «${words}»`,
    async ({ as }) => {
      const page = await as('editor')
      const closed = (await listScreens()).filter(({ get }) => get[2] === 403)
      expect(closed.length).toBeGreaterThan(3)
      for (const { at } of closed) await expectTurnedAway(page, at, 403)
    },
    '«editor» writes content, nothing else',
  ),
  statement(
    '6',
    'an editor writes content',
    async ({ as, site }) => {
      const page = await as('editor')
      const id = await writeDocument({ page, site }, 'temario', {
        ...wholeTopic(site),
        title: own('De editora'),
      })
      await page.goto('/editor')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel de Administración')
      expect((await page.request.get(`/topic/${id}`)).status()).toBe(200)
    },
    '«editor» writes content, nothing else',
  ),
  ...(['visitor', 'student'] as const).flatMap((who) =>
    (['temario', 'blog', 'tools'] as const).map((kindSlug) =>
      statement(
        '6',
        `the server lets no ${who} create, edit or delete (${kindSlug})`,
        async (given) => {
          const { page: author, id } = await withDocument(given, kindSlug)
          const before = await author.request.get(`/edit/${kindSlug}/${id}`)
          expect(before.status()).toBe(200)
          const page = await given.as(who)
          const status = who === 'visitor' ? 401 : 403
          const headers = { origin: given.site.url }
          const form = { title: 'Otra', name: 'Otra' }
          for (const at of [`/editor/documentos/${kindSlug}/nuevo`, `/editor/documentos/${kindSlug}/${id}`])
            expect(await page.request.put(at, { form, headers }), at).toBeRefused(status)
          expect(await page.request.delete(`/editor/documentos/${kindSlug}/${id}`, { headers })).toBeRefused(
            status,
          )
          expect(await page.request.post(`/edit/${kindSlug}/${id}`, { form, headers })).toBeRefused(status)
          expect((await author.request.get(`/edit/${kindSlug}/${id}`)).status()).toBe(200)
        },
        onServer,
      ),
    ),
  ),
  statement(
    '6',
    'admin is whose user id is present in admins, at each request',
    async ({ browser, site }) => {
      const email = `marca-${crypto.randomUUID().slice(0, 8)}@ejemplo.es`
      await admin(site, 'add', 'otra-jefa@ejemplo.es')
      await admin(site, 'add', email)
      const context = await signInNewBrowser(browser, site, email)
      const marked = 'select userId from admins join users on users.id = userId where email = ?'
      expect(readRows(site, marked, email)).toHaveLength(1)
      expect((await context.request.get('/editor')).status()).toBe(200)
      await admin(site, 'remove', email)
      expect(readRows(site, marked, email)).toEqual([])
      expect((await context.request.get('/editor')).status()).toBe(403)
      const page = { request: context.request }
      expect(
        await sendDocument({ page, site }, 'blog/nuevo', whole.blog).catch(() => 'refused'),
      ).not.toMatchObject({
        status: 'saved',
      })
      await context.close()
    },
    onServer,
  ),
]

/** Section 6: roles. */
export const roles: readonly Statement[] = [...readers, ...admins, ...refused]
