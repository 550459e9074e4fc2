import { answer, fill, save } from '../editor/authoring-site.ts'
import { href } from '../support/addresses.ts'
import { expect, test } from '../support/journey.ts'
import { untilSearchAnswers } from './search-answers.ts'

const title = 'Fuerza para levantar una carga con palanca'
const address = '/problemas/fuerza-para-levantar-una-carga-con-palanca'

test('a problem has a page of its own, and shows its solution only on request', async ({ page }) => {
  await page.goto(
    '/problemas?categoria=Resoluci%C3%B3n+de+problemas+%281.%C2%BA%E2%80%933.%C2%BA+ESO%29&paginas=10',
  )
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const facts = page.getByRole('article').locator('dl')
  await expect(facts).toContainText('Resolución de problemas (1.º–3.º ESO)')
  await expect(facts).toContainText('Baja')
  await expect(facts.getByText('Actualizado')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Enunciado' })).toBeVisible()
  await expect(page.getByText('Una carga de 600 N está a 0,5 m del apoyo')).toBeVisible()
  await expect(page.getByRole('article').getByRole('img').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Solución detallada' })).toBeHidden()
  await page.getByText('Ver solución').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Solución detallada' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Resultado final' })).toBeVisible()
  await expect(page.locator('.problem-result')).toHaveText('200 N')
  await page.getByRole('button', { name: 'Explicar con IA' }).click()
  await expect(page.getByText(`Para entender «${title}»`)).toBeVisible()
  await page.getByRole('link', { name: 'Volver' }).click()
  await expect(page).toHaveURL(/\/problemas\?categoria=/)
})

test('on a computer the answer form stands beside the statement, and on a phone below it', async ({
  page,
}) => {
  const asked = page.getByRole('heading', { name: 'Enunciado' })
  const answer = page.getByRole('heading', { name: 'Tu respuesta' })
  const figure = page.getByRole('article').getByRole('img').first()
  const boxes = async () => {
    const [one, two, three] = await Promise.all([asked, answer, figure].map((part) => part.boundingBox()))
    return { asked: one?.y ?? 0, answer: two?.y ?? 0, foot: (three?.y ?? 0) + (three?.height ?? 0) }
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/problemas/resistencia-para-un-led-con-pila-de-9-v')
  const wide = await boxes()
  expect(wide.answer).toBe(wide.asked)
  await expect(page.getByLabel('Resistencia en serie')).toBeInViewport()
  await page.setViewportSize({ width: 360, height: 740 })
  const narrow = await boxes()
  expect(narrow.answer).toBeGreaterThan(narrow.foot)
})

test('the list is filtered by course and difficulty besides the category, also without scripts', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/problemas')
  await page.getByRole('navigation', { name: 'Curso' }).getByRole('link', { name: '4.º de ESO' }).click()
  await page.getByRole('navigation', { name: 'Dificultad' }).getByRole('link', { name: 'Alta' }).click()
  await expect(page).toHaveURL('/problemas?curso=4&dificultad=Alta')
  await expect(page.getByRole('status')).toHaveText(
    'Problemas de 4.º de ESO, dificultad alta. Ver todos los problemas',
  )
  const facts = page.getByRole('article').locator('.problem-facts')
  for (const text of await facts.allTextContents()) expect(text).toMatch(/4\.º ESO.*Dificultad: Alta/)
  expect(await facts.count()).toBeGreaterThan(2)
  await page.goto('/problemas?categoria=Astrolog%C3%ADa&curso=4')
  await expect(page.getByText('Todavía no hay problemas de Astrología, 4.º de ESO.')).toBeVisible()
  await page.goto('/problemas?curso=9')
  await expect(page.getByText('Ese curso o esa dificultad no existen')).toBeVisible()
  await context.close()
})

test('«Sin resolver» omits problems solved on this device, and without scripts says that it cannot know', async ({
  page,
  browser,
  site,
}) => {
  await page.goto(address)
  await page.getByLabel('Fuerza', { exact: false }).first().fill('200 N')
  await page.getByRole('button', { name: 'Comprobar' }).click()
  await expect(page.locator('#respuesta').getByRole('status').first()).toContainText('Correcto')
  await page.goto('/problemas?dificultad=Baja')
  await page.getByRole('navigation', { name: 'Estado' }).getByRole('link', { name: 'Sin resolver' }).click()
  await expect(page).toHaveURL('/problemas?dificultad=Baja&estado=sin-resolver')
  await expect(page.getByText(/^Te quedan \d+ de \d+/)).toBeVisible()
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0)
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(10)

  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto('/problemas?dificultad=Baja&estado=sin-resolver')
  await expect(plain.getByText('Sin JavaScript no se sabe cuáles has resuelto')).toBeVisible()
  await expect(plain.getByRole('link', { name: title, exact: true })).toBeVisible()
  await context.close()
})

test('an unknown address of a problem shows a message', async ({ open }) => {
  const response = await open(href('/problemas/:slug', { slug: 'no-existe' }))
  expect(response?.status()).toBe(404)
  await expect(response?.text()).resolves.toContain('Problema no encontrado')
})

test('old addresses of a problem redirect permanently to its page', async ({ page, request }) => {
  for (const old of [
    '/problemas?problema=td-proceso-palanca',
    '/problemas?categoria=Nada&problema=td-proceso-palanca&paginas=3',
    '/problemas/td-proceso-palanca',
  ]) {
    const answered = await request.get(old, { maxRedirects: 0 })
    expect([answered.status(), answered.headers().location], old).toEqual([301, address])
  }
  await page.goto('/problemas?problema=td-proceso-palanca#problema-td-proceso-palanca')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect((await request.get('/problemas?problema=no-existe', { maxRedirects: 0 })).status()).toBe(200)
})

test('«Dosis diaria», the search and the sitemap link to the pages of problems and challenges', async ({
  page,
  request,
}) => {
  for (const [label, path] of [
    ['Problema sugerido', '/problemas/'],
    ['Reto destacado', '/retos/'],
  ] as const) {
    await page.goto('/')
    const suggested = page.getByRole('article').filter({ hasText: label })
    const name = (await suggested.getByRole('heading').textContent()) ?? ''
    await suggested.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    expect(new URL(page.url()).pathname.startsWith(path)).toBe(true)
  }
  await untilSearchAnswers(request)
  await page.goto('/buscar?q=carga+con+palanca&tipo=problemas')
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(address)
  const siteMap = await (await request.get('/sitemap.xml')).text()
  expect(siteMap).toContain(`${address}</loc>`)
})

test('an admin changes the slug of a problem, and the old address redirects', async ({ as }) => {
  const author = await as('admin')
  await author.goto('/edit/problemas/nuevo')
  await fill(author, { Título: 'Un problema que se muda', Descripción: 'd', Solución: 's' })
  await save(author)
  const notice = author.getByRole('status').filter({ hasText: 'Se ha guardado «Un problema que se muda»' })
  await notice.getByRole('link', { name: 'Ver en la web' }).click()
  await expect(author).toHaveURL('/problemas/un-problema-que-se-muda')
  await author.getByRole('link', { name: 'Editar Un problema que se muda' }).click()
  await fill(author, { Slug: 'mudado' })
  await save(author)
  await expect(notice).toBeVisible()
  await author.goto('/problemas/un-problema-que-se-muda')
  await expect(author).toHaveURL('/problemas/mudado')
  await author.getByRole('button', { name: 'Eliminar Un problema que se muda' }).click()
  await answer(author, '¿Seguro que quieres eliminar el problema "Un problema que se muda"?', 'Aceptar')
  await expect(author).toHaveURL('/problemas')
  await expect(author.getByText('Se ha eliminado «Un problema que se muda»')).toBeVisible()
})
