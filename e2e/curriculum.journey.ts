import { countKept } from './attempts-here.ts'
import { expect, test } from './journey.ts'
import { listShifts, recordShifts } from './layout-shifts.ts'
import { findOverflow } from './overflow.ts'
import { untilSearchAnswers } from './search-answers.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a course of the map is a link away, its blocks a jump', async ({ page }) => {
      await page.goto('/temario')
      const cards = page.getByRole('main').getByRole('article')
      await expect(cards).toHaveCount(36)
      await page.getByRole('navigation', { name: 'Curso' }).getByRole('link', { name: '2.º de ESO' }).click()
      await expect(page).toHaveURL('/temario?curso=2')
      await expect(page.getByRole('status')).toContainText('Temas de 2.º de ESO.')
      await expect(page.locator('[aria-current="true"]')).toHaveText(['2.º'])
      for (const card of await cards.all()) await expect(card).toContainText(/2\.º|1\.º, 2\.º y 3\.º/)
      const blocks = page.getByRole('navigation', { name: 'Bloques' }).getByRole('link')
      await expect(blocks).toHaveText([
        /Estructuras, mecanismos y electricidad/,
        /Dibujo técnico y diseño 3D/,
        /Programación, sensores e IA/,
        /Ordenadores, redes y contraseñas/,
        /Energía y medio ambiente/,
      ])
      await blocks.filter({ hasText: 'Ordenadores, redes y contraseñas' }).click()
      await expect(page).toHaveURL('/temario?curso=2#bloque-td-digitalizacion')
      const block = page.getByRole('region', { name: 'Ordenadores, redes y contraseñas' })
      await expect(block.getByText('Bloque D: Vida digital (1.º–3.º ESO)')).toBeInViewport()
      await page.getByRole('link', { name: 'Ver todos los temas' }).click()
      await expect(page).toHaveURL('/temario')
      await expect(cards).toHaveCount(36)
    })

    test('an address of before still shows the blocks of one letter alone', async ({ page }) => {
      await page.goto('/temario?curso=2&bloque=A')
      await expect(page.getByRole('status')).toContainText('Temas de 2.º de ESO, bloque A.')
      await expect(page).toHaveTitle(/^Temario: 2.º de ESO, bloque A/)
      const headings = page.getByRole('main').getByRole('heading')
      await expect(headings.and(page.locator('h2'))).toHaveText(['Estructuras, mecanismos y electricidad'])
      await expect(headings.and(page.locator('h3'))).toHaveText([
        'El método de proyectos: de la necesidad al prototipo',
        'Estructuras: esfuerzos y triangulación',
        'Máquinas simples y transmisión del movimiento',
        'Electricidad: ley de Ohm, serie y paralelo',
      ])
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

test('the map of all courses takes a phone eleven screens at most, with the switch in the first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/temario')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(11 * 640)
  const course = page.getByRole('navigation', { name: 'Curso' }).getByRole('link', { name: '4.º de ESO' })
  await expect(course).toBeInViewport()
  expect(await findOverflow(page)).toEqual([])
})

test('the map says how far one has come with each topic, and nothing moves when it does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/problemas/fuerza-para-levantar-una-carga-con-palanca')
  await page.getByLabel('Fuerza', { exact: false }).first().fill('200 N')
  await page.getByRole('button', { name: 'Comprobar' }).click()
  await expect(page.locator('#respuesta').getByRole('status').first()).toContainText('Correcto')
  await expect.poll(() => countKept(page)).toBe(1)
  await recordShifts(page)
  await page.goto('/temario?curso=2')
  const row = (name: string) => page.getByRole('article').filter({ hasText: name })
  await expect(row('Máquinas simples')).toContainText(/(Empezado|Practicado): 1 de \d+/)
  await expect(row('Boceto, croquis y plano')).toHaveText(/2\.º de ESO$/)
  expect(await listShifts(page)).toEqual([])
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

test('a search is narrowed to a course', async ({ page, request }) => {
  await untilSearchAnswers(request)
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
  await page.getByRole('link', { name: 'Currículo', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Currículo' })).toBeVisible()
  const row = page.getByRole('row', { name: /^1.1. Definir un problema/ })
  await row.getByText(/^Ver \d+ documentos?/).click()
  await expect(row.getByRole('link', { name: /^El método de proyectos/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^6.2. Crear y difundir/ })).toContainText('Ninguno')

  await page.getByRole('link', { name: 'Nuevo criterio de evaluación' }).click()
  await page.getByLabel('Materia').selectOption('Tecnología (4.º)')
  await page.getByLabel('Código').fill('9.9')
  await page.getByLabel('Criterio', { exact: true }).fill('=Criterio de mi comunidad')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
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

test('a block has the name of its category on the topic, in the filter of problems, in the search and on the map of progress', async ({
  page,
}) => {
  const name = 'Resolución de problemas (1.º–3.º ESO)'
  await page.goto('/temario')
  const block = page.getByRole('region', { name: 'Estructuras, mecanismos y electricidad' })
  await expect(block.getByRole('heading', { level: 2 }).locator('..')).toContainText(name)
  await block.getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('main')).toContainText(name)
  await page.goto('/problemas')
  const categories = page.getByRole('navigation', { name: 'Bloque' })
  await expect(categories.getByRole('link', { name, exact: true })).toBeVisible()
  await untilSearchAnswers(page.request)
  await page.goto('/buscar?q=engranaje')
  await expect(page.getByRole('main')).toContainText(name)
  await expect(page.getByRole('main')).not.toContainText('Estructuras, mecanismos y electricidad')
  const map: { blocks: { name: string }[] } = await (await page.request.get('/api/curso')).json()
  expect(map.blocks.map((one) => one.name)).toContain(name)
})
