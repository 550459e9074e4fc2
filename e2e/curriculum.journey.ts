import { expect, test } from './journey.ts'
import { findOverflow } from './overflow.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the topics of a course and of a block stand alone, and all are a link away', async ({ page }) => {
      await page.goto('/temario')
      await page.getByRole('navigation', { name: 'Curso' }).getByRole('link', { name: '2.º de ESO' }).click()
      await expect(page).toHaveURL('/temario?curso=2')
      await expect(page.getByRole('status')).toContainText('Temas de 2.º de ESO.')
      await page.getByRole('navigation', { name: 'Bloque' }).getByRole('link', { name: 'Bloque A' }).click()
      await expect(page).toHaveURL('/temario?curso=2&bloque=A')
      await expect(page.getByRole('status')).toContainText('Temas de 2.º de ESO, bloque A.')
      await expect(page).toHaveTitle(/^Temario: 2.º de ESO, bloque A/)
      const headings = page.getByRole('main').getByRole('heading', { level: 2 })
      await expect(headings).toHaveText(['Resolución de problemas (1.º–3.º ESO)'])
      const cards = page.getByRole('main').getByRole('article')
      await expect(cards).toHaveCount(4)
      for (const card of await cards.all()) await expect(card).toContainText('2.º')
      await expect(page.locator('[aria-current="true"]')).toHaveText(['2.º de ESO', 'Bloque A'])
      await page.getByRole('link', { name: 'Ver todos los temas' }).click()
      await expect(page).toHaveURL('/temario')
      await expect(cards).toHaveCount(36)
    })
  })
}

test('what does not exist narrows nothing, and where there is nothing the page says so', async ({ page }) => {
  for (const wrong of ['curso=9', 'bloque=Z', 'bloque=nada', 'curso=%00', 'curso=2&bloque=A&de=nada']) {
    const response = await page.goto(`/temario?${wrong}`)
    expect(response?.status()).toBe(200)
    await expect(page.getByText('Esta dirección pide un curso o un bloque que no existe.')).toBeVisible()
  }
  await page.goto('/temario?curso=4&bloque=E')
  await expect(page.getByRole('status')).toContainText('Todavía no hay temas de 4.º de ESO, bloque E.')
})

test('the filter fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/temario?curso=3')
  const fold = page.getByRole('navigation', { name: 'Curso' })
  await fold.getByText('Curso: 3.º de ESO').click()
  await expect(fold.getByRole('link', { name: '4.º de ESO' })).toBeVisible()
  expect(await findOverflow(page)).toEqual([])
})

for (const address of [
  '/topic/maquinas-simples',
  '/retos/luz-de-escalera',
  '/problemas/velocidad-de-una-rueda-dentada',
]) {
  test(`${address} says its course and, folded, its criteria`, async ({ page }) => {
    await page.goto(address)
    const facts = page.locator('.sheet-facts')
    await expect(facts).toContainText('2.º y 3.º de ESO')
    const criterion = page.getByText('Fabricar objetos o maquetas con herramientas')
    await expect(criterion).toBeHidden()
    await page.getByText(/^Criterios de evaluación \(\d\)$/).click()
    await expect(criterion).toBeVisible()
    await expect(page.getByText('Tecnología y Digitalización, 3.1.')).toBeVisible()
  })
}

test('a search is narrowed to a course', async ({ page }) => {
  await page.goto('/buscar?q=engranaje')
  const courses = page.getByRole('navigation', { name: 'Curso' })
  await courses.getByRole('link', { name: /^4.º de ESO/ }).click()
  await expect(page).toHaveURL(/\/buscar\?q=engranaje&curso=4$/)
  await expect(courses.locator('[aria-current="true"]')).toHaveText(/^4.º de ESO \(\d+\)$/)
  const results = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(results.first()).toBeVisible()
  for (const result of await results.all()) await expect(result).not.toContainText('(1.º–3.º ESO)')
})

test('an admin sees what deals with each criterion, what nothing deals with, and takes it along', async ({
  as,
}) => {
  const page = await as('admin')
  await page.goto('/editor')
  await page.getByRole('link', { name: 'Currículo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Currículo' })).toBeVisible()
  const row = page.getByRole('row', { name: /^1.1. Definir un problema/ })
  await row.getByText(/^Ver \d+ documentos?/).click()
  await expect(row.getByRole('link', { name: /^El método de proyectos/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^6.2. Crear y difundir/ })).toContainText('Ninguno')

  await page.getByRole('link', { name: 'Nuevo criterio de evaluación' }).click()
  await page.getByLabel('Materia').selectOption('Tecnología (4.º)')
  await page.getByLabel('Código').fill('9.9')
  await page.getByLabel('Criterio', { exact: true }).fill('=Criterio de mi comunidad')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(/Se ha guardado/)).toBeVisible()
  await page.goto('/editor/curriculo')
  const added = page.getByRole('row', { name: /^9.9. =Criterio de mi comunidad/ })
  await expect(added).toContainText('Sin documentos')

  const csv = await page.request.get('/editor/curriculo/cobertura.csv')
  expect(csv.headers()['content-type']).toBe('text/csv; charset=utf-8')
  const lines = (await csv.text()).split('\r\n')
  expect(lines[0]).toContain('Materia;Código;Criterio;Temas;Retos;Problemas')
  expect(lines.find((line) => line.includes('9.9'))).toContain('"\'=Criterio de mi comunidad"')
  expect(lines.find((line) => line.startsWith('Tecnología y Digitalización;1.1;'))).toMatch(/;\d+,\d;/)
})
