import { expect } from '../support/matchers.ts'
import { own, readRows, whole, writeDocument } from './documents.ts'
import { loading, loadingRow, writersPage } from './loading.ts'
import { type Statement, statement } from './statement.ts'

const actions = [
  ['Editar', 'link'],
  ['Eliminar', 'button'],
] as const

/** A row about a button that only admins see, on each card of a list. */
function actionRow(where: string, path: string, [name, role]: (typeof actions)[number]): Statement {
  return statement('2', `${where}: admins see ${name} on each card, visitors on none`, async (given) => {
    const author = await writersPage(given, path)
    const cards = author.getByRole('article')
    expect(await cards.count()).toBeGreaterThan(3)
    await expect(cards.getByRole(role, { name: new RegExp(`^${name} `) })).toHaveCount(await cards.count())
    await given.page.goto(path)
    await expect(given.page.getByRole(role, { name: new RegExp(`^${name}`) })).toHaveCount(0)
  })
}

/** Section 2: tools and posts. */
export const toolsAndPosts: readonly Statement[] = [
  statement('2', 'herramientas: visitors see no form, admins «Añadir herramienta»', async (given) => {
    const author = await writersPage(given, '/herramientas')
    const name = 'Añadir herramienta'
    await expect(author.getByRole('button', { name, exact: true })).toBeVisible()
    await given.page.goto('/herramientas')
    await expect(given.page.getByRole('button', { name, exact: true })).toHaveCount(0)
  }),
  ...actions.map((action) => actionRow('herramientas', '/herramientas', action)),
  statement(
    '2',
    'herramientas: Editar leads to /edit/tools/{id}',
    async (given) => {
      const author = await writersPage(given, '/herramientas')
      await author
        .getByRole('article')
        .getByRole('link', { name: /^Editar / })
        .first()
        .click()
      await expect(author).toHaveURL(/\/edit\/tools\/[^/]+$/)
      await expect(author.getByLabel('URL', { exact: true })).not.toHaveValue('')
    },
    "Tools' Editar goes to /edit/tools/{id}",
  ),
  statement(
    '2',
    '/editar/tools/{id} leads to /edit/tools/{id} for good',
    async ({ request, site }) => {
      const [tool] = readRows(site, 'select id from tools limit 1')
      const answer = await request.get(`/editar/tools/${tool?.id}`, { maxRedirects: 0 })
      expect([301, 308]).toContain(answer.status())
      expect(answer.headers().location).toBe(`/edit/tools/${tool?.id}`)
    },
    '/editar/… answers with a permanent redirect to /edit/…',
  ),
  loadingRow('blog', 'Blog', /\/blog$/, 'Cargando...'),
  statement('2', 'blog: each post has image, title, summary and date', async ({ page, site }) => {
    await page.goto('/blog')
    const cards = page.getByRole('article')
    expect(await cards.count()).toBeGreaterThan(3)
    for (const card of await cards.all()) {
      const title = await card.getByRole('heading').innerText()
      const [row] = readRows(site, 'select summary, date from blog_posts where title = ?', title)
      await expect(card.locator('.card-picture')).toBeVisible()
      await expect(card).toContainText(String(row?.summary))
      await expect(card.locator('time')).toHaveAttribute('datetime', String(row?.date))
    }
  }),
  statement('2', 'blog: one post for each slug', async ({ page }) => {
    await page.goto('/blog')
    const links = page.getByRole('article').getByRole('heading').getByRole('link')
    const found = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(new Set(found).size).toBe(found.length)
  }),
  ...actions.map((action) => actionRow('blog', '/blog', action)),
  ...actions.map(([name, role]) =>
    statement('2', `post: admins see ${name}, visitors do not`, async (given) => {
      const [post] = readRows(given.site, 'select slug from blog_posts where published = 1 limit 1')
      const author = await writersPage(given, `/blog/${post?.slug}`)
      await expect(author.getByRole('main').getByRole(role, { name: new RegExp(`^${name} `) })).toBeVisible()
      await given.page.goto(`/blog/${post?.slug}`)
      await expect(given.page.getByRole(role, { name: new RegExp(`^${name} `) })).toHaveCount(0)
    }),
  ),
  statement('2', 'blog: Editar leads to /edit/blog/{id}', async (given) => {
    const author = await writersPage(given, '/blog')
    await author
      .getByRole('article')
      .getByRole('link', { name: /^Editar / })
      .first()
      .click()
    await expect(author).toHaveURL(/\/edit\/blog\/[^/]+$/)
  }),
  statement(
    '2',
    'blog: visitors see no drafts, admins see them marked «Borrador»',
    async (given) => {
      const author = await given.as('admin')
      const title = own('A medias')
      await writeDocument({ page: author, site: given.site }, 'blog', {
        ...whole.blog,
        title,
        published: '0',
      })
      await author.goto('/blog')
      await expect(author.getByRole('article').filter({ hasText: title })).toContainText('Borrador')
      expect(await (await given.request.get('/blog')).text()).not.toContain(title)
    },
    'visitors see published posts only; admins see drafts too, marked «Borrador»',
  ),
  statement('2', 'post: title, date, image and Markdown content', async ({ as, site, page }) => {
    const author = await as('admin')
    const fields = {
      ...whole.blog,
      title: own('Entera'),
      date: '2026-01-15',
      published: '1',
      content: 'Un **texto** fuerte.',
      imageUrl: '/figuras/metodo-de-proyectos.svg',
    }
    const id = await writeDocument({ page: author, site }, 'blog', fields)
    await page.goto(`/blog/${id}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(fields.title)
    await expect(main.locator('time')).toHaveText('15 de enero de 2026')
    await expect(main.locator('img[src="/figuras/metodo-de-proyectos.svg"]')).toBeVisible()
    await expect(main.locator('strong', { hasText: 'texto' })).toBeVisible()
  }),
  statement(
    '2',
    'post: «Cargando...» while it loads',
    async ({ page }) => {
      await page.goto('/blog')
      await page.route('**/blog/*', (route) => route.fulfill({ status: 204 }))
      await page.getByRole('article').getByRole('link').first().press('Enter')
      await expect(page.getByText('Cargando...', { exact: true })).toBeVisible()
    },
    loading,
  ),
  statement('2', 'post: after deleting it goes to /blog', async ({ as, site }) => {
    const page = await as('admin')
    const title = own('Se borra')
    const id = await writeDocument({ page, site }, 'blog', { ...whole.blog, title })
    await page.goto(`/blog/${id}`)
    await page.getByRole('button', { name: `Eliminar ${title}`, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Aceptar', exact: true }).click()
    await expect(page).toHaveURL('/blog')
  }),
]
