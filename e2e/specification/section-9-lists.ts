import type { Locator } from '@playwright/test'
import { expect } from '../support/matchers.ts'
import { settled } from '../support/settled.ts'
import { own, readRows, sendDocument, whole, wholeTopic, writeDocument } from './documents.ts'
import { section } from './page-section.ts'
import { type Given, type Statement, statement } from './statement.ts'

const count = (words: number): string =>
  Array.from({ length: words }, (_, at) => `palabra${at + 1}`).join(' ')

/**
 * Writes a topic with this description, and locates its card on the home page, where the newest come first.
 */
async function newestCard({ as, site, page }: Given, description: string): Promise<Locator> {
  const author = await as('admin')
  const title = own('Tarjeta')
  await writeDocument({ page: author, site }, 'temario', { ...wholeTopic(site), title, description })
  await page.goto('/')
  await settled(page)
  return section(page, 'Temas recientes').getByRole('article').filter({ hasText: title })
}

const home: Statement[] = [
  ...(
    [
      ['Temas recientes', 'topics'],
      ['Últimas entradas', 'blog posts'],
    ] as const
  ).map(([name, what]) =>
    statement('9', `home shows 4 ${what}`, async ({ page, site }) => {
      for (const table of ['topics', 'blog_posts'])
        expect(readRows(site, `select id from ${table}`).length).toBeGreaterThan(4)
      await page.goto('/')
      await expect(section(page, name).getByRole('article')).toHaveCount(4)
    }),
  ),
  statement('9', 'home: an excerpt is cut to 30 words, with an ellipsis', async (given) => {
    const card = await newestCard(given, count(31))
    await expect(card.locator('.clamp')).toHaveText(`${count(30)}…`)
  }),
  statement('9', 'home: an excerpt of 30 words is whole', async (given) => {
    const card = await newestCard(given, count(30))
    await expect(card.locator('.clamp')).toHaveText(count(30))
  }),
]

/** Returns the number of visible lines of a text. */
const linesOf = (text: Locator): Promise<number> =>
  text.evaluate((one) => Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)))

const widths = [360, 768, 1280] as const

const cards: Statement[] = widths.flatMap((width) => [
  statement(
    '9',
    `the description of a topic card shows 3 lines at ${width} px`,
    async ({ as, site, page }) => {
      const author = await as('admin')
      const title = own('Larga')
      await writeDocument({ page: author, site }, 'temario', {
        ...wholeTopic(site),
        title,
        description: count(90),
      })
      await page.setViewportSize({ width, height: 900 })
      for (const path of ['/temario', '/']) {
        await page.goto(path)
        await settled(page)
        const card = page.getByRole('article').filter({ hasText: title })
        expect(await linesOf(card.locator('.clamp')), path).toBe(3)
      }
    },
  ),
  statement('9', `topic cards are at least 370 px high at ${width} px`, async ({ as, site, page }) => {
    const author = await as('admin')
    const form = { ...wholeTopic(site), title: own('Corta'), description: 'Corta.' }
    await writeDocument({ page: author, site }, 'temario', form)
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/temario', '/']) {
      await page.goto(path)
      await settled(page)
      const topics = page.getByRole('main').locator('article:has(a[href^="/topic/"])')
      const heights = await topics.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      expect(heights.length, path).toBeGreaterThan(3)
      expect(Math.min(...heights), path).toBeGreaterThanOrEqual(370)
    }
  }),
])

/** Returns the choices of a select, without the blank one. */
async function choicesOf({ as }: Given, kindSlug: string): Promise<string[]> {
  const page = await as('admin')
  await page.goto(`/edit/${kindSlug}/nuevo`)
  const options = page.getByLabel('Categoría', { exact: true }).locator('option:not([value=""])')
  return (await options.allTextContents()).map((one) => one.trim())
}

const categories: Statement[] = [
  statement('9', 'blog categories: General, Noticias, Tutorial, Opinión', async (given) => {
    expect(await choicesOf(given, 'blog')).toEqual(['General', 'Noticias', 'Tutorial', 'Opinión'])
  }),
  statement('9', 'tool categories: Desarrollo, Productividad, Educación, Utilidades', async (given) => {
    const names = ['Desarrollo', 'Productividad', 'Educación', 'Utilidades']
    expect(await choicesOf(given, 'tools')).toEqual(names)
    const page = await given.as('admin')
    const form = { ...whole.tools, name: own('Otra'), category: 'Juegos' }
    expect(await sendDocument({ page, site: given.site }, 'tools/nuevo', form)).toMatchObject({
      status: 'invalid',
    })
  }),
  statement('9', 'topic categories: those of the syllabus', async (given) => {
    const names = readRows(given.site, 'select name from syllabus').map(({ name }) => String(name))
    expect(names.length).toBeGreaterThan(3)
    expect((await choicesOf(given, 'temario')).toSorted()).toEqual(names.toSorted())
  }),
  ...(
    [
      ['category', 'General', 'Tema'],
      ['difficulty', 'Media', 'Dificultad'],
    ] as const
  ).map(([column, value, label]) =>
    statement('9', `a problem's ${column} is «${value}» by default`, async ({ as, site, page }) => {
      const author = await as('admin')
      const form = { ...whole.problemas, title: own('Sin decir') }
      const id = await writeDocument({ page: author, site }, 'problemas', form)
      const [problem] = readRows(site, `select slug, ${column} as value from problems where id = ?`, id)
      expect(problem?.value).toBe(value)
      await page.goto(`/problemas/${problem?.slug}`)
      await expect(page.locator(`dt:text-is("${label}") + dd`)).toHaveText(value)
    }),
  ),
  statement('9', "a category's colour is blue by default", async ({ as, site }) => {
    const page = await as('admin')
    const id = await writeDocument({ page, site }, 'categorias', { name: own('Sin color') })
    expect(readRows(site, 'select color from syllabus where id = ?', id)).toEqual([{ color: 'blue' }])
    await page.request.delete(`/editor/documentos/categorias/${id}`, { headers: { origin: site.url } })
  }),
]

/** Section 9: what the home page and the cards show. */
export const shown: readonly Statement[] = [...home, ...cards]
/** Section 9: fixed lists and defaults. */
export const chosen: readonly Statement[] = categories
