import { expect, href, test } from '../support/journey.ts'

// Pages of visitors have no framework; those of admins are fully hydrated and navigate in the client.
for (const who of ['visitor', 'admin'] as const) {
  test.describe(`for the ${who}`, () => {
    test('«Volver» goes to the previous page, and to the list when there is none', async ({ as }) => {
      const page = await as(who)
      const back = page.getByRole('main').getByRole('link', { name: 'Volver', exact: true })
      await page.goto('/')
      const topic = page.getByRole('main').locator('.card-link[href^="/topic/"]').first()
      const title = await topic.innerText()
      await topic.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await back.click()
      await expect(page).toLandOn(href('/'))
      const fresh = await page.context().newPage()
      await fresh.goto('/retos/luz-de-escalera')
      await fresh.getByRole('main').getByRole('link', { name: 'Volver', exact: true }).click()
      await expect(fresh).toLandOn(href('/retos'))
      await fresh.goBack()
      await expect(fresh).toLandOn(href('/retos/:slug', { slug: 'luz-de-escalera' }))
    })

    test('the chosen theme is selected in every group of options and on the next page', async ({ as }) => {
      const page = await as(who)
      const chosen = page.locator('input[value="dark"]:checked')
      const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
      await page.goto('/blog')
      const light = await background()
      await page.getByRole('contentinfo').getByRole('radio', { name: 'Oscuro' }).check()
      await expect(chosen).toHaveCount(2)
      const dark = await background()
      expect(dark).not.toBe(light)
      await page.getByRole('banner').getByRole('link', { name: 'Retos', exact: true }).click()
      await expect(page).toLandOn(href('/retos'))
      await expect(chosen).toHaveCount(2)
      expect(await background()).toBe(dark)
      // A page that is not found is always a full page load.
      await page.goto('/retos/no-existe')
      await expect(chosen).toHaveCount(2)
      await page.getByRole('contentinfo').getByRole('radio', { name: 'Automático' }).check()
      await expect(chosen).toHaveCount(0)
      expect(await background()).toBe(light)
    })
  })
}

// The same for visitors is in visitor.journey.ts, once for each text.
test('a slow client-side navigation shows its loading text until the page appears', async ({ as }) => {
  const page = await as('admin')
  await page.goto('/herramientas')
  const asked = Promise.withResolvers<void>()
  const coming = Promise.withResolvers<void>()
  await page.route(/\/temario\.data/, async (route) => {
    asked.resolve()
    await coming.promise
    await route.continue()
  })
  const said = page.getByText('Cargando temas...', { exact: true })
  const link = page.getByRole('banner').getByRole('link', { name: 'Temario', exact: true })
  await link.press('Enter')
  await asked.promise
  await expect(said).toBeVisible()
  coming.resolve()
  await expect(page).toLandOn(href('/temario'))
  await expect(said).toBeHidden()
})
