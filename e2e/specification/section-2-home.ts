import type { Page } from '@playwright/test'
import { expect } from '../support/matchers.ts'
import { own, readRows, whole, wholeTopic, writeDocument } from './documents.ts'
import { onEmpty, readEmpty } from './empty-site.ts'
import { section } from './page-section.ts'
import { type Statement, statement } from './statement.ts'

const daily =
  'the challenge of the week, and a problem that changes daily, the same for every visitor that day'

const tools = [
  ['3D design', 'Tinkercad'],
  ['block programming', 'Scratch'],
  ['coding courses', 'Code.org'],
  ['science simulations', 'PhET'],
] as const

/** Section 2: the home page. */
export const home: readonly Statement[] = [
  statement('2', 'home: a hero with two buttons', async ({ page }) => {
    await page.goto('/')
    const hero = page.getByRole('main').locator('.hero')
    await expect(hero.getByRole('link', { name: 'Empezar a aprender', exact: true })).toBeVisible()
    await expect(hero.getByRole('link', { name: 'Ver retos', exact: true })).toBeVisible()
  }),
  statement('2', 'home: the topics that were changed last come first', async ({ as, site, page }) => {
    const author = await as('admin')
    const title = own('El más nuevo')
    await writeDocument({ page: author, site }, 'temario', { ...wholeTopic(site), title })
    await page.goto('/')
    const topics = section(page, 'Temas recientes').getByRole('article').getByRole('heading')
    const newest = readRows(site, 'select title from topics order by updatedAt desc, id limit 4')
    await expect(topics.first()).toHaveText(title)
    expect(newest[0]?.title).toBe(title)
  }),
  statement('2', 'home: «No hay temas recientes.»', async (given) => {
    expect(await readEmpty(given, '/')).toContain('No hay temas recientes.')
  }),
  statement('2', 'home: «No hay entradas recientes.»', async (given) => {
    expect(await readEmpty(given, '/')).toContain('No hay entradas recientes.')
  }),
  ...(
    [
      [0, 'challenge', '/retos/'],
      [1, 'problem', '/problemas/'],
    ] as const
  ).map(([at, what, path]) =>
    statement(
      '2',
      `home: the ${what} of the daily dose has a title and a description`,
      async ({ page, site }) => {
        await page.goto('/')
        const item = section(page, 'Dosis diaria').getByRole('article').nth(at)
        const link = item.getByRole('heading').getByRole('link')
        const address = (await link.getAttribute('href')) ?? ''
        expect(address.startsWith(path)).toBe(true)
        const table = what === 'challenge' ? 'challenges' : 'problems'
        const slug = address.slice(path.length)
        const [row] = readRows(site, `select title, description from ${table} where slug = ?`, slug)
        await expect(link).toHaveText(String(row?.title))
        // Placeholders are replaced by numbers, so only the text before the first one is compared.
        const [beginning = ''] = String(row?.description).split(/\{\{|\$|\n/)
        expect(beginning.length).toBeGreaterThan(5)
        await expect(item).toContainText(beginning.trim())
      },
      daily,
    ),
  ),
  statement('2', 'home: without challenge and problem, the daily dose shows neither', (given) =>
    onEmpty(given, async ({ visitor }) => {
      await visitor.goto('/')
      await expect(section(visitor, 'Dosis diaria')).toBeVisible()
      await expect(section(visitor, 'Dosis diaria').getByRole('article')).toHaveCount(0)
    }),
  ),
  ...(['Ver todos los retos', 'Ver todos los problemas'] as const).map((name) =>
    statement('2', `home: «${name}» stays where the daily dose is empty`, (given) =>
      onEmpty(given, async ({ visitor }) => {
        await visitor.goto('/')
        await expect(section(visitor, 'Dosis diaria').getByRole('link', { name, exact: true })).toBeVisible()
      }),
    ),
  ),
  statement(
    '2',
    'home: challenge and problem are the same for every visitor of a day',
    async ({ page, browser, site }) => {
      const read = async (one: Page): Promise<string[]> => {
        await one.goto('/')
        return section(one, 'Dosis diaria').getByRole('article').getByRole('heading').allTextContents()
      }
      const context = await browser.newContext({ baseURL: site.url, locale: 'es-ES' })
      const found = await read(page)
      expect(found).toHaveLength(2)
      expect(await read(await context.newPage())).toEqual(found)
      await context.close()
    },
    daily,
  ),
  statement('2', 'home: the latest posts first, published ones only', async ({ as, site, page }) => {
    const author = await as('admin')
    const seen = own('Se ve')
    const hidden = own('No se ve')
    const fields = { ...whole.blog, date: '2026-01-01' }
    const today = new Date().toISOString().slice(0, 10)
    await writeDocument({ page: author, site }, 'blog', {
      ...fields,
      title: hidden,
      date: today,
      published: '0',
    })
    await writeDocument({ page: author, site }, 'blog', {
      ...fields,
      title: seen,
      date: today,
      published: '1',
    })
    await page.goto('/')
    const posts = section(page, 'Últimas entradas').getByRole('article')
    await expect(posts.filter({ hasText: seen })).toHaveCount(1)
    await expect(posts.filter({ hasText: hidden })).toHaveCount(0)
    const times = posts.locator('time')
    const dates = await times.evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''))
    expect(dates).toEqual(dates.toSorted().toReversed())
  }),
  ...tools.map(([what, name]) =>
    statement('2', `home: a tool for ${what}, with its name and its description`, async ({ page }) => {
      await page.goto('/')
      const card = section(page, 'Herramientas').getByRole('article').filter({ hasText: name })
      await expect(card.getByRole('heading')).toContainText(name)
      await expect(card.getByRole('link')).toHaveAttribute('href', /^https:\/\//)
      await expect(card.locator('p').last()).toHaveText(/\p{L}{3}/u)
    }),
  ),
]
