import { test as authoring, fill, openNew, save } from '../editor/authoring-site.ts'
import { expect, test } from '../support/journey.ts'
import { untilSearchAnswers } from './search-answers.ts'

test.beforeEach(({ request }) => untilSearchAnswers(request))

test('a visitor searches without scripts, narrows the results and opens one', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Buscar' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('tension electrica')
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL('/buscar?q=tension+electrica')
  await expect(page.getByRole('status')).toContainText('para «tension electrica»')
  const results = page.getByRole('main').getByRole('list').last()
  await expect(results.locator('mark', { hasText: /tensión/i }).first()).toBeVisible()
  await page.goto('/buscar?q=polea')
  await page
    .getByRole('navigation', { name: 'Tipo' })
    .getByRole('link', { name: /^Problemas \(\d+\)$/ })
    .click()
  await expect(page).toHaveURL('/buscar?q=polea&tipo=problemas')
  await expect(results.getByText('Tema ·')).toHaveCount(0)
  await page.goto('/buscar?q=ley+de+ohm')
  await results
    .getByRole('link', { name: /ley de Ohm/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/(?:topic|glosario)/)
  await context.close()
})

test('a typing error is corrected with a notice, and a search without results shows a message', async ({
  page,
}) => {
  await page.goto('/buscar?q=neumatca')
  await expect(page.getByText('Mostrando resultados de neumática')).toBeVisible()
  await page.goto('/buscar?q=%3Czqxjkv%3E')
  await expect(page.getByRole('status')).toHaveText('No hay resultados para «<zqxjkv>».')
  await expect(page.getByText('Prueba con otra palabra o con menos.')).toBeVisible()
})

test('words are found with hyphens, subscripts and typing errors', async ({ page }) => {
  const results = page.getByRole('main').getByRole('list').last()
  for (const typed of ['wi-fi', 'wi\u2011fi']) {
    await page.goto(`/buscar?q=${encodeURIComponent(typed)}`)
    await expect(results.locator('mark', { hasText: /wi[-\u2011]?fi/i }).first()).toBeVisible()
  }
  await page.goto('/buscar?q=CO2')
  await expect(results.locator('mark', { hasText: /CO[₂2]/ }).first()).toBeVisible()
  await page.goto('/buscar?q=multimero')
  await expect(page.getByText('Mostrando resultados de multímetro')).toBeVisible()
})

test('the search opens on any page by keyboard, shows results while typing, and opens one', async ({
  page,
}) => {
  await page.goto('/retos')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Buscar' })
  await expect(field).toBeFocused()
  await page.keyboard.type('trenes de engra')
  const first = page.getByRole('option', { name: /^Trenes de engranajes/ })
  await expect(first).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(field).toHaveValue('trenes de engra')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/topic/trenes-de-engranajes')
  await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click()
  await expect(field).toBeFocused()
  await page.keyboard.type('polea')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/buscar?q=polea')
})

authoring('without network the dialog says so and keeps what was typed', async ({ page }) => {
  await page.goto('/temario')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Buscar' })
  await expect(field).toBeFocused()
  await page.context().setOffline(true)
  await page.keyboard.type('polea')
  await expect(page.getByText('Ahora no se puede buscar.')).toBeVisible()
  await expect(field).toHaveValue('polea')
})

test('an admin sees searches without results and adds synonyms, and the next search finds documents', async ({
  as,
  page,
}) => {
  const author = await as('admin')
  await page.goto('/buscar?q=cachivache')
  await expect(page.getByRole('status')).toHaveText('No hay resultados para «cachivache».')
  await author.goto('/editor')
  await author.getByRole('link', { name: 'Búsquedas', exact: true }).click()
  await expect(author.getByRole('heading', { level: 3, name: 'cachivache' })).toBeVisible()
  await author.getByRole('link', { name: 'Nuevos sinónimos' }).click()
  await fill(author, { Palabra: 'cachivache', 'También se dice': 'trasto, grúa' })
  await save(author)
  await expect(author.getByRole('status').filter({ hasText: 'Se ha guardado «cachivache»' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByRole('link', { name: /grúa/i }).first()).toBeVisible()
  await author.goto('/editor/busquedas')
  await author.getByRole('button', { name: 'Olvidar «cachivache»' }).click()
  await expect(author.getByRole('status').filter({ hasText: 'Borrado de la lista.' })).toBeVisible()
})

test('text that an admin types while the results load stays in the field', async ({ as }) => {
  const author = await as('admin')
  await author.goto('/buscar?q=polea')
  const field = author.getByRole('main').getByRole('searchbox', { name: 'Buscar' })
  await expect(field).toHaveValue('polea')
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await author.route(/buscar\.data/, async (route) => {
    await held
    await route.continue()
  })
  await field.fill('palanca')
  const asked = author.waitForRequest(/buscar\.data/)
  await field.press('Enter')
  await asked
  await field.fill('palanca de')
  letGo()
  await expect(author.getByRole('status').filter({ hasText: 'para «palanca»' })).toBeVisible()
  await expect(field).toHaveValue('palanca de')
  await field.fill('palanca')
  await author.goBack()
  await expect(author.getByRole('status').filter({ hasText: 'para «polea»' })).toBeVisible()
  await expect(field).toHaveValue('polea')
})

test('visitors do not find a draft, and find a published post at once', async ({ as, page }) => {
  const author = await as('admin')
  await openNew(author, 'Nuevo artículo del blog')
  await fill(author, { Título: 'Zanquilargo', Resumen: 'r', Categoría: 'General', Contenido: 'c' })
  await author.getByLabel('Publicado').uncheck()
  await save(author)
  await expect(author).toHaveURL(/\/editor$/)
  await page.goto('/buscar?q=zanquilargo')
  await expect(page.getByRole('status')).toHaveText('No hay resultados para «zanquilargo».')
  await author.goto('/blog')
  await author.getByRole('link', { name: 'Editar Zanquilargo' }).click()
  await author.getByLabel('Publicado').check()
  await save(author)
  await expect(author).toHaveURL(/^[^/]*\/\/[^/]*\/blog\b/)
  await page.reload()
  await expect(page.getByRole('main').getByRole('link', { name: 'Zanquilargo' })).toBeVisible()
})
