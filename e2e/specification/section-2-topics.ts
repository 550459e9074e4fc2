import { expect } from '../support/matchers.ts'
import { own, readRows, wholeTopic, writeDocument } from './documents.ts'
import { onEmpty, readEmpty } from './empty-site.ts'
import { loading, loadingRow, writersPage } from './loading.ts'
import { section } from './page-section.ts'
import { type Statement, statement } from './statement.ts'

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
        title,
        description: 'La descripción.',
        content: '## Un apartado\n\nUn **texto** fuerte.',
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
    (given) =>
      onEmpty(given, async ({ site, author, visitor }) => {
        const startsOn = new Date().toISOString().slice(0, 10)
        const fields = { title: 'Puente de papel', description: 'Aguanta un libro.', startsOn }
        await writeDocument({ page: author, site }, 'retos', fields)
        const asked: string[] = []
        visitor.on('request', (one) => asked.push(new URL(one.url()).origin))
        await visitor.goto('/retos')
        const picture = section(visitor, 'Reto destacado').locator('.card-picture')
        await expect(picture).toHaveText('PP')
        expect(new Set(asked)).toEqual(new Set([site.url]))
      }),
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
