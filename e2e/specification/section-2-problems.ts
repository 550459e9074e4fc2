import { expect } from '../support/matchers.ts'
import { own, readRows, whole, writeDocument } from './documents.ts'
import { readEmpty } from './empty-site.ts'
import { loadingRow } from './loading.ts'
import { type Statement, statement } from './statement.ts'

const page768 = { width: 768, height: 900 }

/** Section 2: solved problems. */
export const problems: readonly Statement[] = [
  statement('2', 'problemas: «Todos» and each distinct category filter', async ({ page, site }) => {
    await page.setViewportSize(page768)
    await page.goto('/problemas')
    const choice = page.getByRole('navigation', { name: 'Bloque', exact: true }).getByRole('link')
    const names = readRows(site, 'select distinct category from problems').map(({ category }) =>
      String(category),
    )
    const found = await choice.allTextContents()
    expect(found[0]).toBe('Todos')
    for (const name of names) expect(found).toContain(name)
    for (const link of await choice.all()) await expect(link).toBeVisible()
  }),
  statement('2', 'problemas: the list shows the problems of the chosen category', async ({ page, site }) => {
    await page.setViewportSize(page768)
    await page.goto('/problemas')
    const choice = page.getByRole('navigation', { name: 'Bloque', exact: true }).getByRole('link')
    const name = (await choice.nth(2).textContent()) ?? ''
    await choice.nth(2).click()
    await expect(choice.nth(2)).toHaveAttribute('aria-current', 'true')
    const all = readRows(site, 'select id from problems where category = ?', name)
    const facts = page.locator('.problem-facts')
    expect(await facts.count()).toBeGreaterThan(0)
    expect(await facts.count()).toBeLessThanOrEqual(all.length)
    for (const one of await facts.all()) await expect(one).toContainText(name)
  }),
  loadingRow('problemas', 'Problemas', /\/problemas$/, 'Cargando problemas...'),
  statement(
    '2',
    'problemas: «Todavía no hay problemas.» where there are none',
    async (given) => {
      expect(await readEmpty(given, '/problemas')).toContain('Todavía no hay problemas.')
    },
    'with nothing there: «Todavía no hay problemas.»',
  ),
  statement('2', 'problemas: a card shows title, topic and difficulty', async ({ page, site }) => {
    await page.goto('/problemas')
    const cards = page.getByRole('article')
    expect(await cards.count()).toBeGreaterThan(3)
    for (const card of await cards.all()) {
      const title = await card.getByRole('heading', { level: 2 }).innerText()
      const [row] = readRows(site, 'select category, difficulty from problems where title = ?', title)
      await expect(card).toContainText(`Tema: ${row?.category}`)
      await expect(card).toContainText(`Dificultad: ${row?.difficulty}`)
    }
  }),
  ...(
    [
      ['problemas: a card', (category: string) => `/problemas?categoria=${encodeURIComponent(category)}`],
      ['problem page:', (_: string, slug: string) => `/problemas/${slug}`],
    ] as const
  ).map(([where, address]) =>
    statement(
      '2',
      `${where} shows statement and image, and unfolds to a detailed solution and the final result`,
      async ({ as, site, page }) => {
        const author = await as('admin')
        const title = own('Con todo')
        const fields = {
          ...whole.problemas,
          category: title,
          title,
          description: 'El enunciado entero.',
          imageUrl: '/figuras/metodo-de-proyectos.svg',
          solution: '<p>Se <b>divide</b> entre dos.</p>',
          result: '5 V',
        }
        const id = await writeDocument({ page: author, site }, 'problemas', fields)
        const [row] = readRows(site, 'select slug from problems where id = ?', id)
        await page.goto(address(title, String(row?.slug)))
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { name: 'Enunciado', exact: true })).toBeVisible()
        await expect(main.getByText('El enunciado entero.', { exact: true })).toBeVisible()
        await expect(main.locator('img[src="/figuras/metodo-de-proyectos.svg"]')).toBeVisible()
        await expect(main.getByText('Solución detallada', { exact: true })).toBeHidden()
        await main
          .locator('summary')
          .filter({ hasText: /^Ver solución/ })
          .click()
        await expect(main.getByText('Solución detallada', { exact: true })).toBeVisible()
        await expect(main.locator('b, strong').filter({ hasText: /^divide$/ })).toBeVisible()
        await expect(main.getByText('Resultado final', { exact: true })).toBeVisible()
        await expect(main.getByText('5 V', { exact: true })).toBeVisible()
      },
      "A problem's statement is whole on the problem's own page, with «Ver solución» for the rest",
    ),
  ),
]
