import { answer, test as asAuthor, fill, makeCategory, openNew, save } from '../editor/authoring-site.ts'
import { axeOn } from '../support/barriers.ts'
import { expect, test } from '../support/journey.ts'

const topic = '/topic/trenes-de-engranajes'

test('the glossary is grouped by letter, and links to the topics of each term', async ({ page }) => {
  await page.goto('/temario')
  await page.getByRole('main').getByRole('link', { name: 'Glosario', exact: false }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Glosario' })).toBeVisible()
  const letters = page.getByRole('navigation', { name: 'Letras del glosario' }).getByRole('link')
  const names = await letters.allTextContents()
  expect(names).toEqual([...names].sort())
  await letters.filter({ hasText: 'P' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'P', exact: true })).toBeInViewport()
  const term = page.locator('#termino-pinon')
  await expect(term).toContainText('La rueda pequeña de una pareja de engranajes.')
  await term.getByRole('link', { name: 'Trenes de engranajes' }).click()
  await expect(page).toHaveURL(topic)
})

test('the footer links to the glossary, and the sitemap lists it once', async ({ page, request }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Glosario' }).click()
  await expect(page).toHaveURL('/glosario')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap.match(/\/glosario/g)).toHaveLength(1)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a term of a topic opens its explanation by mouse and by keyboard', async ({ page }) => {
      await page.goto(topic)
      const word = page.getByRole('button', { name: 'engranajes', exact: true })
      const card = page.getByRole('note', { name: 'engranaje', exact: true })
      await expect(word).toHaveCount(1)
      await expect(card).toBeHidden()
      await word.click()
      await expect(card).toContainText('Conjunto de ruedas con dientes que encajan y se transmiten el giro.')
      await page.keyboard.press('Escape')
      await expect(card).toBeHidden()
      await expect(word).toBeFocused()

      await page.keyboard.press('Enter')
      await expect(card).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(card.getByRole('link', { name: 'Ver en el glosario' })).toBeFocused()
      await card.getByRole('button', { name: 'Cerrar' }).click()
      await expect(card).toBeHidden()
      await expect(word).toBeFocused()

      await word.click()
      await card.getByRole('link', { name: 'Ver en el glosario' }).click()
      await expect(page).toHaveURL('/glosario#termino-engranaje')
      await expect(page.locator('#termino-engranaje')).toBeInViewport()
    })
  })
}

test('an open explanation fits a phone, has an accessible name and shifts no layout', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await page.goto(topic)
  const word = page.getByRole('button', { name: 'engranajes', exact: true })
  await word.scrollIntoViewIfNeeded()
  const before = await word.boundingBox()
  await word.click()
  const card = page.getByRole('note', { name: 'engranaje', exact: true })
  await expect(card).toBeInViewport({ ratio: 1 })
  expect(await word.boundingBox()).toEqual(before)
  const { violations } = await axeOn(page).analyze()
  expect(violations).toEqual([])
})

test('on paper a term is plain text', async ({ page }) => {
  await page.goto(topic)
  await page.emulateMedia({ media: 'print' })
  const word = page.getByRole('button', { name: 'engranajes', exact: true })
  await expect(word).toHaveCSS('text-decoration-line', 'none')
  await expect(page.getByRole('note', { name: 'engranaje', exact: true })).toBeHidden()
})

asAuthor(
  'a new term is explained in its topic at once, and no more when it is gone',
  async ({ author, browser, site }) => {
    await makeCategory(author, 'Ciclismo')
    await openNew(author, 'Nuevo tema del temario')
    await fill(author, { Título: 'Bicicletas', Descripción: 'd', Categoría: 'Ciclismo' })
    await fill(author, { Contenido: 'Los piñones mueven la rueda.' })
    await save(author)
    await expect(author).toHaveURL(/\/editor$/)
    const visitor = await browser.newContext({ baseURL: site.url })
    const reader = await visitor.newPage()
    const word = reader.getByRole('button', { name: 'piñones', exact: true })
    await reader.goto('/topic/bicicletas')
    await expect(reader.getByText('Los piñones mueven la rueda.')).toBeVisible()
    await expect(word).toHaveCount(0)

    await openNew(author, 'Nuevo término del glosario')
    await fill(author, {
      Término: 'Piñón',
      Definición: 'Rueda dentada <b>pequeña</b>.',
      'Otras formas': 'piñones',
    })
    await author.getByRole('checkbox', { name: 'Bicicletas' }).check()
    await author.getByLabel('Explicarlo en todos los temas').uncheck()
    await save(author)
    await expect(author).toHaveURL(/\/editor$/)
    await author.getByRole('link', { name: 'Ver en la web' }).click()
    await expect(author).toHaveURL('/glosario#termino-pinon')
    await author.getByRole('link', { name: 'Editar Piñón' }).click()
    await expect(author.getByRole('checkbox', { name: 'Bicicletas' })).toBeChecked()

    await reader.reload()
    await word.click()
    await expect(reader.getByRole('note', { name: 'Piñón' })).toContainText('Rueda dentada <b>pequeña</b>.')
    await reader.goto('/glosario')
    await expect(reader.getByRole('link', { name: 'Bicicletas' })).toBeVisible()

    await author.goto('/topic/bicicletas')
    await author.getByRole('button', { name: 'Eliminar Bicicletas' }).click()
    await answer(author, '¿Seguro que quieres eliminar el tema "Bicicletas"?', 'Aceptar')
    await expect(author).toHaveURL(/\/temario$/)
    await reader.reload()
    await expect(reader.locator('#termino-pinon')).toBeVisible()
    await expect(reader.getByRole('link', { name: 'Bicicletas' })).toHaveCount(0)
    await author.goto('/editor/papelera')
    await author.getByRole('button', { name: 'Restaurar Bicicletas', exact: true }).click()
    await expect(author.getByText('Se ha restaurado «Bicicletas».')).toBeVisible()

    await author.goto('/glosario')
    await author.getByRole('button', { name: 'Eliminar Piñón' }).click()
    await answer(author, '¿Seguro que quieres eliminar el término "Piñón"?', 'Aceptar')
    await expect(author.locator('#termino-pinon')).toHaveCount(0)
    await reader.goto('/topic/bicicletas')
    await expect(reader.getByText('Los piñones mueven la rueda.')).toBeVisible()
    await expect(word).toHaveCount(0)
    await visitor.close()
  },
)
