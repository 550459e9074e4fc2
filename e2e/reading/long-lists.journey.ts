import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { type SiteServer, startSite } from '../../test/site/site-server.ts'
import { test as base } from '../support/journey.ts'

/** Writes numbered documents, starting at 1; `text` returns the front matter and body for a number. */
async function writeMany(folder: string, count: number, text: (number: number) => string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (let number = 1; number <= count; number++) {
    await writeFile(join(folder, `n${String(number).padStart(3, '0')}.md`), text(number))
  }
}

async function writeContent(folder: string): Promise<void> {
  const date = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10)
  await mkdir(join(folder, 'figuras'), { recursive: true })
  await writeMany(join(folder, 'categorias'), 2, (n) => `---\nname: "Bloque ${n}"\nposition: "${n}"\n---\n`)
  await writeMany(
    join(folder, 'temario'),
    130,
    (n) =>
      `---\ntitle: "Tema ${n}"\nexcerpt: "e"\ncategory: "Bloque ${n > 125 ? 2 : 1}"\nposition: "${n}"\n---\nTexto`,
  )
  await writeMany(
    join(folder, 'blog'),
    30,
    (n) => `---\ntitle: "Entrada ${n}"\nexcerpt: "e"\ncategory: "General"\ndate: "${date(n)}"\n---\nTexto`,
  )
  await writeMany(
    join(folder, 'retos'),
    15,
    (n) => `---\ntitle: "Reto ${n}"\nexcerpt: "e"\nstartsOn: "${date(n)}"\n---\nTexto`,
  )
  await writeMany(
    join(folder, 'herramientas'),
    50,
    (n) =>
      `---\nname: "Herramienta ${100 + n}"\ndescription: "d"\ncategory: "Educación"\nurl: "https://a.example"\n---\n`,
  )
  await writeMany(
    join(folder, 'problemas'),
    20,
    (n) =>
      `---\ntitle: "Problema ${n}"\ndescription: "Enunciado número ${n}"\ncategory: "C"\n${n > 1 ? 'result: "7 N"\n' : ''}---\n` +
      `## Datos\n\n:::error\nEso no.\n:::\n`,
  )
}

const test = base.extend<Record<never, never>, { site: SiteServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const content = await mkdtemp(join(tmpdir(), 'engrana-content-'))
      await writeContent(content)
      const site = await startSite({ CONTENT_DIR: content })
      await use(site)
      await site.stop()
      await rm(content, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

const titles = (place: Page | Locator): Promise<string[]> =>
  place.getByRole('article').getByRole('heading').and(place.locator('h2, h3:has(a)')).allTextContents()

test('the list of topics shows up to 60 topics of a category, and «Ver más» appends the next ones', async ({
  page,
}) => {
  await page.goto('/temario')
  const category = page.getByRole('region', { name: 'Bloque 1' })
  const names = (count: number) => Array.from({ length: count }, (_, index) => `Tema ${index + 1}`)
  expect(await titles(category)).toEqual(names(60))
  const second = page.getByRole('region', { name: 'Bloque 2' })
  await expect(second.getByRole('article')).toHaveCount(5)
  await expect(second.getByRole('link', { name: 'Ver más' })).toHaveCount(0)
  await category.getByRole('link', { name: 'Ver más' }).click()
  await expect(category.getByRole('article')).toHaveCount(120)
  expect(await titles(category)).toEqual(names(120))
  await expect(second.getByRole('article')).toHaveCount(5)
  await expect(category.getByRole('link', { name: 'Tema 61', exact: true })).toBeInViewport()
  await category.getByRole('link', { name: 'Ver más' }).click()
  await expect(category.getByRole('article')).toHaveCount(125)
  await expect(category.getByRole('link', { name: 'Ver más' })).toHaveCount(0)
  await page.goBack()
  await expect(category.getByRole('article')).toHaveCount(120)
})

const lists = [
  { path: '/blog', first: 24, all: 30, added: 'Entrada 6' },
  { path: '/herramientas', first: 48, all: 50, added: 'Herramienta 149' },
  { path: '/retos', first: 13, all: 15, added: 'Reto 2' },
  { path: '/problemas', first: 8, all: 16, added: 'Problema 9' },
]
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    for (const { path, first, all, added } of lists) {
      test(`«Ver más» on ${path} appends entries, and the back button removes them`, async ({ page }) => {
        await page.goto(path)
        const cards = page.getByRole('main').getByRole('article')
        await expect(cards).toHaveCount(first)
        await page.getByRole('link', { name: 'Ver más', exact: true }).click()
        await expect(cards).toHaveCount(all)
        // The heading of a tool also contains the hint that it opens in a new tab.
        await expect(page.getByRole('heading', { name: new RegExp(`^${added}( \\(|$)`) })).toBeInViewport()
        await page.getByRole('link', { name: 'Volver al principio' }).click()
        await expect(page).toHaveURL(path)
        await expect(cards).toHaveCount(first)
        await page.goBack()
        await expect(cards).toHaveCount(all)
        await page.goBack()
        await expect(cards).toHaveCount(first)
      })
    }
  })
}

test('a problem shows its statement at once, and no box for a result it does not have', async ({ page }) => {
  await page.goto('/problemas')
  const [first, second] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)]
  await expect(first.getByRole('heading', { name: 'Enunciado', exact: true })).toBeVisible()
  await expect(first.getByText('Enunciado número 1', { exact: true })).toBeVisible()
  await expect(first.getByRole('heading', { name: 'Solución detallada' })).toBeHidden()
  for (const card of [first, second]) await card.getByText('Ver solución').click()
  await expect(first.getByRole('heading', { name: 'Solución detallada' })).toBeVisible()
  await expect(first.getByRole('heading', { name: 'Resultado final' })).toHaveCount(0)
  await expect(first.locator('.problem-result')).toHaveCount(0)
  await expect(second.locator('.problem-result')).toHaveText('7 N')
})
