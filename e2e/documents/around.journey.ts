import { fill, save } from '../editor/authoring-site.ts'
import { href } from '../support/addresses.ts'
import { expect, test } from '../support/journey.ts'
import { tabThrough } from '../support/keyboard.ts'

test.use({ siteName: 'around' })

const topic = href('/topic/:id', { id: 'maquinas-simples' })

test('a topic links to its problems, its challenge, its neighbours and related topics, and they link back', async ({
  page,
  open,
}) => {
  await open(topic)
  await expect(page.getByText(/^\d+ min de lectura$/)).toBeVisible()
  const listBelow = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
  const problem = listBelow('Para practicar').getByRole('listitem').filter({
    hasText: 'Fuerza para levantar una carga con palanca',
  })
  await expect(problem).toContainText('Baja')
  await expect(listBelow('Temas relacionados').getByRole('link').first()).toBeVisible()
  await listBelow('Para construir').getByRole('link', { name: 'Grúa con polea móvil' }).click()
  await expect(page).toHaveURL('/retos/grua-con-polea-movil')
  await listBelow('Temas relacionados').getByRole('link', { name: 'Máquinas simples' }).click()
  await expect(page).toHaveURL(topic)
  await problem.getByRole('link').click()
  await expect(page).toHaveURL(/\/problemas\/fuerza-para-levantar/)
  await expect(listBelow('Para practicar').getByRole('link').first()).toBeVisible()
  await listBelow('Temas relacionados').getByRole('link', { name: 'Máquinas simples' }).click()
  const neighbours = page.getByRole('navigation', { name: 'Anterior y siguiente' })
  const next = neighbours.getByRole('link', { name: 'Siguiente' })
  const name = (await next.getByRole('strong').textContent()) ?? ''
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await neighbours.getByRole('link', { name: 'Anterior' }).click()
  await expect(page).toHaveURL(topic)
})

test('the table of contents stands beside the text, and marks the section that is in view', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(topic)
  const contents = page.getByRole('navigation', { name: 'En esta página' })
  const link = contents.getByRole('link', { name: 'La polea', exact: true })
  await expect(link).toBeVisible()
  const text = await page.getByText('Con los dedos no puedes levantar').boundingBox()
  expect((await contents.boundingBox())?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
  await link.click()
  await expect(page).toHaveURL(/#s-la-polea$/)
  await expect(page.getByRole('heading', { name: 'La polea', exact: true })).toBeInViewport()
  await expect(link).toHaveAttribute('aria-current', 'location')
  await expect(contents.locator('[aria-current]')).toHaveCount(1)
  // The list stays in view, and the mark follows the scroll position.
  const heading = page.getByRole('heading', { name: 'Aplica', exact: true })
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await expect(contents.getByRole('link', { name: 'Aplica' })).toHaveAttribute('aria-current', 'location')
  await expect(link).not.toHaveAttribute('aria-current')
  await expect(contents.getByRole('link', { name: 'La palanca' })).toBeInViewport()
})

test('the Tab key reaches the table of contents before the text', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(topic)
  const stops = await tabThrough(page)
  expect(stops.filter(({ ringSeen, inView }) => !ringSeen || !inView)).toEqual([])
  await page.getByRole('button', { name: 'Imprimir' }).focus()
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.textContent === 'La palanca')) break
  }
  await expect(page.getByRole('link', { name: 'La palanca', exact: true })).toBeFocused()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('on a phone the table of contents is folded, opens with a touch and scrolls to its section', async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await open(topic)
      const contents = page.getByRole('navigation', { name: 'En esta página' })
      const link = contents.getByRole('link', { name: 'La polea', exact: true })
      await expect(link).toBeHidden()
      await contents.getByText('En esta página').and(page.locator('summary')).click()
      await link.click()
      await expect(page.getByRole('heading', { name: 'La polea', exact: true })).toBeInViewport()
    })
  })
}

test('a topic lists a new problem that links to it at the next request, and drops it with its link', async ({
  as,
  request,
}) => {
  const read = async (path: string): Promise<string> => (await request.get(path)).text()
  expect(await read(topic)).not.toContain('Una noria nueva')
  const author = await as('admin')
  await author.goto('/edit/problemas/nuevo')
  const fields = { Título: 'Una noria nueva', Descripción: 'd' }
  await fill(author, { ...fields, Solución: 'Repasa [las máquinas](/topic/maquinas-simples).' })
  await save(author)
  const notice = author.getByRole('status').filter({ hasText: 'Se ha guardado «Una noria nueva»' })
  await expect(notice).toBeVisible()
  expect(await read(topic)).toContain(
    '<a href="/problemas/una-noria-nueva" data-discover="true">Una noria nueva</a>',
  )
  expect(await read('/problemas/una-noria-nueva')).toContain('Máquinas simples y transmisión del movimiento')
  await author.goto('/problemas/una-noria-nueva')
  await author.getByRole('link', { name: 'Editar Una noria nueva' }).click()
  await fill(author, { Solución: 'Ya no.' })
  await save(author)
  await expect(notice).toBeVisible()
  expect(await read(topic)).not.toContain('Una noria nueva')
})
