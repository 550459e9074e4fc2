import type { Page } from '@playwright/test'
import { expect } from '../matchers.ts'
import { own, readRows, whole, wholeTopic, writeDocument } from './documents.ts'
import { openEmpty, readEmpty } from './empty-site.ts'
import { section } from './section-2-home.ts'
import { type Given, type Statement, statement } from './statement.ts'

const loading = 'Loading texts show while the next page is on its way'

/** Follows a link to a page that never comes: the browser stays where it is, as it does while it waits. */
async function waitFor(
  page: Page,
  { from, link, route }: { from: string; link: string; route: RegExp },
): Promise<void> {
  await page.goto(from)
  await page.route(route, (one) => one.fulfill({ status: 204 }))
  // By keyboard: a pointer that comes near would let the browser fetch the page beforehand.
  await page.getByRole('banner').getByRole('link', { name: link, exact: true }).press('Enter')
}

function loadingRow(name: string, link: string, route: RegExp, words: string): Statement {
  return statement(
    '2',
    `${name}: «${words}» while it loads`,
    async ({ page }) => {
      await waitFor(page, { from: '/faq', link, route })
      await expect(page.getByRole('status').getByText(words, { exact: true })).toBeVisible()
    },
    loading,
  )
}

async function writersPage({ as }: Given, path: string): Promise<Page> {
  const page = await as('admin')
  await page.goto(path)
  return page
}

/** Section 2: temario and topic. */
export const topics: readonly Statement[] = [
  loadingRow('temario', 'Temario', /\/temario$/, 'Cargando temas...'),
  statement('2', 'temario: each category is a block with its topics in a grid', async ({ page, site }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/temario')
    for (const { id, name } of readRows(site, 'select id, name from syllabus')) {
      const block = page.locator('.map-block').filter({ hasText: String(name) })
      await expect(block.first(), String(name)).toBeVisible()
      const titles = readRows(site, 'select title from topics where categoryId = ?', String(id))
      for (const { title } of titles)
        await expect(
          page
            .getByRole('article')
            .filter({ hasText: String(title) })
            .first(),
        ).toBeAttached()
    }
    const grid = page.locator('.block-topics').first()
    await expect(grid).toHaveCSS('display', 'grid')
  }),
  ...(['Editar', 'Eliminar'] as const).map((name) =>
    statement('2', `temario: visitors see no ${name} on a card, admins do on each`, async (given) => {
      const author = await writersPage(given, '/temario')
      const role = name === 'Editar' ? 'link' : 'button'
      const cards = author.locator('article.topic-card')
      const buttons = cards.getByRole(role, { name: new RegExp(`^${name} `) })
      expect(await cards.count()).toBeGreaterThan(5)
      await expect(buttons).toHaveCount(await cards.count())
      await given.page.goto('/temario')
      await expect(given.page.getByRole(role, { name: new RegExp(`^${name}`) })).toHaveCount(0)
    }),
  ),
  statement(
    '2',
    'topic: «Cargando tema...» while it loads',
    async ({ page }) => {
      await page.goto('/temario')
      await page.route('**/topic/*', (route) => route.fulfill({ status: 204 }))
      await page.getByRole('main').getByRole('article').getByRole('link').first().press('Enter')
      await expect(page.getByText('Cargando tema...', { exact: true })).toBeVisible()
    },
    loading,
  ),
  statement(
    '2',
    'topic: back button, title, image, description and content, in this order',
    async ({ as, site, page }) => {
      const author = await as('admin')
      const title = own('En orden')
      const fields = {
        ...wholeTopic(site),
        ...{ title, description: 'La descripción.', content: '## Un apartado\n\nUn **texto** fuerte.' },
        imageUrl: '/figuras/metodo-de-proyectos.svg',
      }
      const id = await writeDocument({ page: author, site }, 'temario', fields)
      await page.goto(`/topic/${id}`)
      const main = page.getByRole('main')
      const parts = [
        main.getByRole('link', { name: 'Volver', exact: true }),
        main.getByRole('heading', { level: 1, name: title, exact: true }),
        main.locator('img[src="/figuras/metodo-de-proyectos.svg"]'),
        main.getByText('La descripción.', { exact: true }),
        main.getByRole('heading', { level: 2, name: 'Un apartado', exact: true }),
      ]
      for (const part of parts) await expect(part).toHaveCount(1)
      const tops = await Promise.all(
        parts.map((part) => part.evaluate((one) => one.getBoundingClientRect().top + scrollY)),
      )
      expect(tops).toEqual(tops.toSorted((one, other) => one - other))
      await expect(main.locator('strong', { hasText: 'texto' })).toBeVisible()
    },
  ),
  statement('2', 'topic: the image is optional', async ({ as, site, page }) => {
    const author = await as('admin')
    const id = await writeDocument({ page: author, site }, 'temario', {
      ...wholeTopic(site),
      title: own('Sin imagen'),
    })
    await page.goto(`/topic/${id}`)
    await expect(page.getByText('Un texto.', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').locator('.article-picture')).toHaveCount(0)
  }),
  statement('2', 'topic: another id shows another topic', async ({ page, site }) => {
    const [one, other] = readRows(site, 'select id, title from topics order by id limit 2')
    await page.goto(`/topic/${one?.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(one?.title))
    await page.evaluate((id) => location.assign(`/topic/${id}`), String(other?.id))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(other?.title))
  }),
]

/** Section 2: challenges. */
export const challenges: readonly Statement[] = [
  loadingRow('retos', 'Retos', /\/retos$/, 'Cargando el reto destacado...'),
  statement(
    '2',
    'retos: «Todavía no hay un reto destacado.» where there is none',
    async (given) => {
      expect(await readEmpty(given, '/retos')).toContain('Todavía no hay un reto destacado.')
    },
    'with nothing there: «Todavía no hay un reto destacado.»',
  ),
  statement(
    '2',
    'retos: the featured challenge has title, description and an invitation',
    async ({ page, site }) => {
      await page.goto('/retos')
      const featured = section(page, 'Reto destacado').getByRole('article')
      const title = await featured.getByRole('heading').innerText()
      const [row] = readRows(site, 'select description from challenges where title = ?', title)
      await expect(featured).toContainText(String(row?.description))
      await expect(featured).toContainText('¿Te atreves?')
    },
  ),
  statement(
    '2',
    'retos: without a picture the featured challenge has one made from its title',
    async (given) => {
      const { site, author, visitor } = await openEmpty(given)
      const startsOn = new Date().toISOString().slice(0, 10)
      const fields = { title: 'Puente de papel', description: 'Aguanta un libro.', startsOn }
      await writeDocument({ page: author, site }, 'retos', fields)
      const asked: string[] = []
      visitor.on('request', (one) => asked.push(new URL(one.url()).origin))
      await visitor.goto('/retos')
      const picture = section(visitor, 'Reto destacado').locator('.card-picture')
      await expect(picture).toHaveText('PP')
      expect(new Set(asked)).toEqual(new Set([site.url]))
    },
    'a placeholder picture made from the title by the site itself',
  ),
  statement(
    '2',
    'retos: each past challenge has title, description and «Ver Reto» to its page',
    async ({ page, site }) => {
      await page.goto('/retos')
      const cards = section(page, 'Archivo de retos').getByRole('article')
      expect(await cards.count()).toBeGreaterThan(0)
      for (const card of await cards.all()) {
        const title = await card.getByRole('heading').innerText()
        const [row] = readRows(site, 'select slug, description from challenges where title = ?', title)
        await expect(card).toContainText(String(row?.description))
        await expect(card.getByRole('link', { name: /^Ver Reto/ })).toHaveAttribute(
          'href',
          `/retos/${row?.slug}`,
        )
      }
    },
    '«Ver Reto» opens the challenge’s own page, /retos/{slug}',
  ),
  statement('2', 'retos: «No hay retos en el archivo.»', async (given) => {
    expect(await readEmpty(given, '/retos')).toContain('No hay retos en el archivo.')
  }),
]

/** Section 2: tools and posts. */
export const toolsAndPosts: readonly Statement[] = [
  statement('2', 'herramientas: visitors see no form, admins «Añadir herramienta»', async (given) => {
    const author = await writersPage(given, '/herramientas')
    const name = 'Añadir herramienta'
    await expect(author.getByRole('button', { name, exact: true })).toBeVisible()
    await given.page.goto('/herramientas')
    await expect(given.page.getByRole('button', { name, exact: true })).toHaveCount(0)
  }),
  statement('2', 'herramientas: admins see Eliminar on each card', async (given) => {
    const author = await writersPage(given, '/herramientas')
    const cards = author.getByRole('article')
    await expect(cards.getByRole('button', { name: /^Eliminar / })).toHaveCount(await cards.count())
  }),
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
  ...(
    [
      ['Editar', 'link'],
      ['Eliminar', 'button'],
    ] as const
  ).flatMap(([name, role]) => [
    statement('2', `blog: admins see ${name} on each post, visitors on none`, async (given) => {
      const author = await writersPage(given, '/blog')
      const cards = author.getByRole('article')
      await expect(cards.getByRole(role, { name: new RegExp(`^${name} `) })).toHaveCount(await cards.count())
      await given.page.goto('/blog')
      await expect(given.page.getByRole(role, { name: new RegExp(`^${name}`) })).toHaveCount(0)
    }),
    statement('2', `post: admins see ${name}, visitors do not`, async (given) => {
      const [post] = readRows(given.site, 'select slug from blog_posts where published = 1 limit 1')
      const author = await writersPage(given, `/blog/${post?.slug}`)
      await expect(author.getByRole('main').getByRole(role, { name: new RegExp(`^${name} `) })).toBeVisible()
      await given.page.goto(`/blog/${post?.slug}`)
      await expect(given.page.getByRole(role, { name: new RegExp(`^${name} `) })).toHaveCount(0)
    }),
  ]),
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
      ...{ title: own('Entera'), date: '2026-01-15', published: '1' },
      ...{ content: 'Un **texto** fuerte.', imageUrl: '/figuras/metodo-de-proyectos.svg' },
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
