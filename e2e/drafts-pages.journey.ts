import { expect, fill, openNew, test } from './authoring-site.ts'
import { keepDraft, previewLink } from './draft-steps.ts'

test('the panel stands beside each of its screens, and says which is open', async ({ author: page }) => {
  await page.goto('/editor')
  const panel = page.getByRole('navigation', { name: 'Panel', exact: true })
  await expect(panel.getByRole('link', { name: 'Todo el contenido' })).toHaveAttribute('aria-current', 'page')
  await panel.getByRole('link', { name: 'Papelera', exact: true }).click()
  await expect(page).toHaveURL('/editor/papelera')
  await expect(panel.getByRole('link', { name: 'Papelera', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(panel.getByRole('link', { name: 'Todo el contenido' })).not.toHaveAttribute('aria-current')

  await page.setViewportSize({ width: 360, height: 760 })
  await expect(panel.getByRole('link', { name: 'Personas' })).toBeHidden()
  await panel.getByRole('button', { name: 'Panel: Papelera' }).click()
  await panel.getByRole('link', { name: 'Personas' }).click()
  await expect(page).toHaveURL('/editor/personas')
  await expect(panel.getByRole('link', { name: 'Personas' })).toBeHidden()
})

test('the draft of a fixed page is seen by its link alone until it is published', async ({
  author: page,
  request,
  site,
}) => {
  const read = async (path: string): Promise<string> =>
    (await request.get(new URL(path, site.url).href)).text()
  await page.goto('/edit/paginas/faq')
  await page.getByRole('button', { name: 'Modo Markdown' }).first().click()
  await fill(page, { Texto: 'Respuestas de prueba del centro.' })
  await keepDraft(page)
  const link = await previewLink(page)
  expect(await read(link)).toContain('Respuestas de prueba del centro.')
  expect(await read('/faq')).not.toContain('Respuestas de prueba')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  // The form leads on once it has published: a page that is asked for meanwhile would be given up.
  await expect(page).not.toHaveURL(/\/edit\//)
  await expect.poll(() => read('/faq')).toContain('Respuestas de prueba del centro.')
  await page.goto('/edit/paginas/faq')
  await page.getByRole('button', { name: 'Pasar a borrador' }).click()
  await expect(page.getByRole('region', { name: 'Borrador' })).toBeVisible()
  expect(await read('/faq')).not.toContain('Respuestas de prueba')

  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect.poll(() => read('/faq')).toContain('Respuestas de prueba del centro.')
  const settings = await page.context().newPage()
  await settings.goto('/editor/sitio')
  await settings.getByRole('link', { name: 'Volver al texto de la web FAQ' }).click()
  await settings.getByRole('button', { name: 'Aceptar' }).click()
  await expect(settings).toHaveURL(/\/editor\/sitio$/)
  expect(await read('/faq')).not.toContain('Respuestas de prueba')
})

test('a file that asks for a date fills it in the form', async ({ author: page }) => {
  await openNew(page, 'Nueva herramienta')
  const text = '---\nname: "Con fecha"\npublicar: 2090-03-01 08:30\n---\n'
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'h.md', mimeType: 'text/markdown', buffer: Buffer.from(text) })
  await expect(page.getByText('El archivo pide que se publique el')).toContainText(
    '1 de marzo de 2090, a las 8:30 (hora de Madrid)',
  )
  await expect(page.getByLabel('Nombre')).toHaveValue('Con fecha')
  await expect(page.locator('input[type=date]')).toHaveValue('2090-03-01')
  await expect(page.locator('input[type=time]')).toHaveValue('08:30')
})
