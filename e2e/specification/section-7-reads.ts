import type { Page } from '@playwright/test'
import { findFreePort } from '../../test/support/free-port.ts'
import { startGoogleProvider } from '../accounts/google-provider.ts'
import { expect } from '../support/matchers.ts'
import { admin, goodPassword } from '../support/people.ts'
import { own, readRows, sendDocument, whole, wholeTopic, writeDocument } from './documents.ts'
import { section } from './page-section.ts'
import { type Given, type Statement, statement } from './statement.ts'

const someone = (): string => `persona-${crypto.randomUUID().slice(0, 8)}@ejemplo.es`

async function openDialog(page: Page): Promise<ReturnType<Page['getByRole']>> {
  await page.goto('/retos')
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  return page.getByRole('dialog')
}

async function sendCredentials(
  page: Page,
  email: string,
  button: 'Entrar' | 'Crear cuenta',
): Promise<unknown> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Correo electrónico').fill(email)
  await dialog.getByLabel('Contraseña', { exact: true }).fill(goodPassword)
  const asked = page.waitForRequest('**/api/auth/*/email')
  await dialog.getByRole('button', { name: button, exact: true }).click()
  const sent: unknown = (await asked).postDataJSON()
  await expect(page.getByRole('banner').getByRole('link', { name: email })).toBeVisible()
  return sent
}

/**
 * Signs in with Google on a site of its own, whose Google is a real OpenID provider on this machine.
 * `isBlocked`: popups are blocked, so the page itself redirects.
 */
async function signInWithGoogle({ browser, start }: Given, isBlocked: boolean): Promise<void> {
  const port = String(await findFreePort())
  const siteUrl = `http://127.0.0.1:${port}`
  const google = await startGoogleProvider(siteUrl)
  const { issuer, clientId, clientSecret } = google
  const settings = { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret }
  await start({ PORT: port, SITE_URL: siteUrl, DEMO: '0', ...settings })
  const page = await browser.newPage({ baseURL: siteUrl, locale: 'es-ES' })
  if (isBlocked)
    await page.addInitScript(() => {
      window.open = () => null
    })
  const dialog = await openDialog(page)
  const opening = isBlocked ? undefined : page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Continuar con Google', exact: true }).click()
  const asking = (await opening) ?? page
  await asking.getByRole('button', { name: 'Seguir como ana.google@ejemplo.es' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'ana.google@ejemplo.es' })).toBeVisible()
  await expect(page).toHaveURL(/\/retos$/)
  await page.close()
  await google.stop()
}

const authentication: Statement[] = [
  statement('7', 'signs in with e-mail and password', async ({ page, site }) => {
    const email = someone()
    await admin(site, 'add-editor', email)
    await openDialog(page)
    expect(await sendCredentials(page, email, 'Entrar')).toMatchObject({ email, password: goodPassword })
  }),
  statement('7', 'creates an account of e-mail and password', async ({ page, site }) => {
    const email = someone()
    const dialog = await openDialog(page)
    await dialog.getByRole('button', { name: '¿No tienes cuenta? Regístrate', exact: true }).click()
    const sent = await sendCredentials(page, email, 'Crear cuenta')
    expect(sent).toMatchObject({ email, password: goodPassword })
    expect(readRows(site, 'select email from users where email = ?', email)).toEqual([{ email }])
  }),
  statement('7', 'signs in with Google, in a popup', (given) => signInWithGoogle(given, false)),
  statement(
    '7',
    'signs in with Google, in the same window where the popup is blocked',
    (given) => signInWithGoogle(given, true),
    'Sign-in runs in a popup; where the popup is blocked, in the same window',
  ),
  statement(
    '7',
    'offers Google only where it is configured',
    async ({ page }) => {
      const dialog = await openDialog(page)
      await expect(dialog.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Continuar con Google' })).toHaveCount(0)
    },
    'Google button shows only where Google is configured',
  ),
  statement('7', 'signs out', async ({ page, site }) => {
    const email = someone()
    await admin(site, 'add-editor', email)
    await openDialog(page)
    await sendCredentials(page, email, 'Entrar')
    const sessions = 'select s.id from sessions s join users u on u.id = s.userId where u.email = ?'
    expect(readRows(site, sessions, email)).toHaveLength(1)
    await page.getByRole('button', { name: 'Cerrar sesión', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeVisible()
    expect(readRows(site, sessions, email)).toEqual([])
  }),
]

const titlesOf = async (page: Page, name: string): Promise<string[]> => {
  const titles = await section(page, name).getByRole('article').getByRole('heading').allTextContents()
  return titles.map((title) => title.trim())
}

const lists: Statement[] = [
  statement('7', 'reads syllabus: all documents', async ({ page, site }) => {
    await page.goto('/temario')
    for (const { name } of readRows(site, 'select name from syllabus'))
      await expect(page.getByRole('main').getByText(String(name)).first()).toBeAttached()
  }),
  statement('7', 'reads topics: all, on the page of the syllabus', async ({ page, site }) => {
    await page.goto('/temario')
    const links = page.getByRole('main').getByRole('article').locator('a[href^="/topic/"]')
    const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const ids = readRows(site, 'select id from topics').map(({ id }) => `/topic/${id}`)
    expect(ids.length).toBeGreaterThan(20)
    expect([...new Set(shown)].toSorted()).toEqual(ids.toSorted())
  }),
  statement(
    '7',
    'reads topics: by updatedAt, the last first, four on the home page',
    async ({ page, as, site }) => {
      const author = await as('admin')
      const title = own('Recién cambiado')
      await writeDocument({ page: author, site }, 'temario', { ...wholeTopic(site), title })
      await page.goto('/')
      const newest = readRows(site, 'select title from topics order by updatedAt desc, id desc limit 4')
      expect(newest[0]?.title).toBe(title)
      expect(await titlesOf(page, 'Temas recientes')).toEqual(newest.map((topic) => topic.title))
    },
  ),
  statement('7', 'reads topics: a single document by its id', async ({ page, site }) => {
    const [topic] = readRows(site, 'select id, title from topics order by id')
    await page.goto(`/topic/${topic?.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(topic?.title))
  }),
  ...(['temario', 'blog'] as const).map((kindSlug) =>
    statement(
      '7',
      `reads ${kindSlug === 'blog' ? 'blogPosts' : 'topics'}: duplicates by the slug`,
      async ({ as, site }) => {
        const page = await as('admin')
        const fields = { ...(kindSlug === 'blog' ? whole.blog : wholeTopic(site)), title: own('Doble') }
        const id = await writeDocument({ page, site }, kindSlug, fields)
        const second = { ...fields, title: 'Otro título', slug: id }
        expect(await sendDocument({ page, site }, `${kindSlug}/nuevo`, second)).toMatchObject({
          status: 'exists',
          id,
        })
      },
    ),
  ),
  statement(
    '7',
    'reads blogPosts: four that are published on the home page, the newest first',
    async ({ page, as, site }) => {
      const author = await as('admin')
      const draft = { ...whole.blog, title: own('Sin publicar'), date: '2999-01-01', published: '0' }
      await writeDocument({ page: author, site }, 'blog', draft)
      await page.goto('/')
      const newest = readRows(
        site,
        'select title from blog_posts where published = 1 order by date desc, id desc limit 4',
      )
      expect(newest).toHaveLength(4)
      expect(await titlesOf(page, 'Últimas entradas')).toEqual(newest.map((post) => post.title))
    },
  ),
  statement('7', 'reads blogPosts: by date, the newest first, one per slug', async ({ page, site }) => {
    await page.goto('/blog')
    const newest = readRows(
      site,
      'select slug from blog_posts where published = 1 order by date desc, id desc limit 24',
    )
    const links = page.getByRole('article').getByRole('heading').getByRole('link')
    const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(shown).toEqual(newest.map(({ slug }) => `/blog/${slug}`))
    expect(new Set(shown).size).toBe(shown.length)
  }),
  statement(
    '7',
    'reads blogPosts: the post whose slug is the one of the address',
    async ({ page, as, site }) => {
      const author = await as('admin')
      const slug = `por-slug-${crypto.randomUUID().slice(0, 8)}`
      await writeDocument({ page: author, site }, 'blog', {
        ...whole.blog,
        title: 'Título de otra cosa',
        slug,
      })
      await page.goto(`/blog/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Título de otra cosa')
    },
  ),
  ...(
    [
      ['admin', 1, 200],
      ['student', 0, 403],
    ] as const
  ).map(([who, markers, status]) =>
    statement(
      '7',
      `reads admins/{uid}: ${markers === 1 ? 'who is there is an admin' : 'who is not is none'}`,
      async ({ as, site }) => {
        const page = await as(who)
        const marker = 'select userId from admins join users on users.id = userId where email = ?'
        expect(readRows(site, marker, `${who}@ejemplo.es`)).toHaveLength(markers)
        expect((await page.request.get('/editor')).status()).toBe(status)
      },
    ),
  ),
  statement('7', 'reads tools: all', async ({ page, site }) => {
    await page.goto('/herramientas')
    const more = page.getByRole('link', { name: /^Ver más/ })
    if (await more.isVisible()) await more.click()
    for (const { name } of readRows(site, 'select name from tools'))
      await expect(
        page
          .getByRole('article')
          .filter({ hasText: String(name) })
          .first(),
      ).toBeAttached()
  }),
  ...(
    [
      ['tools', 'tools', 'name'],
      ['blog', 'blog_posts', 'title'],
      ['temario', 'topics', 'title'],
    ] as const
  ).map(([kindSlug, table, field]) =>
    statement(
      '7',
      `reads the document by its id for the edit form (${kindSlug}: ${table})`,
      async ({ as, site }) => {
        const page = await as('admin')
        const [document] = readRows(site, `select id, ${field} as name from ${table} order by id`)
        await page.goto(`/edit/${kindSlug}/${document?.id}`)
        await expect(page.locator(`.edit-form [name="${field}"]`)).toHaveValue(String(document?.name))
      },
    ),
  ),
]

/** Section 7: signing in, and reading. */
export const reads: readonly Statement[] = [
  statement(
    '7',
    'no call goes to an HTTP API: a page asks this site for itself and its files alone',
    async ({ page, site }) => {
      const asked: string[] = []
      page.on('request', (one) =>
        asked.push(one.resourceType() === 'fetch' ? one.url() : new URL(one.url()).origin),
      )
      for (const path of [
        '/',
        '/temario',
        '/topic/maquinas-simples',
        '/problemas',
        '/herramientas',
        '/blog',
      ]) {
        await page.goto(path)
        await page.waitForLoadState('load')
      }
      expect([...new Set(asked)]).toEqual([site.url])
    },
    'pages, form actions, the sign-in endpoints and the upload endpoint are all there is',
  ),
  ...authentication,
  ...lists,
]
