import type { Page } from '@playwright/test'
import { expect, openNew, test } from './authoring-site.ts'
import { pixel } from './visual-clips.ts'
import { form } from './visual-steps.ts'

const area = (page: Page) => page.getByLabel('Contenido', { exact: true })
const use = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formato' }).getByRole('button', { name, exact: true }).click()
const accept = (page: Page) => form(page).getByRole('button', { name: 'Aceptar' }).click()

async function openMarkdown(page: Page, text: string): Promise<void> {
  await openNew(page, 'Nuevo tema del temario')
  await page.getByRole('button', { name: 'Modo Markdown' }).click()
  await area(page).fill(text)
}

/** Selects these words of the text; without words the caret moves to the end. */
async function choose(page: Page, words = ''): Promise<void> {
  await area(page).evaluate((field, wanted) => {
    if (!(field instanceof HTMLTextAreaElement)) return
    const start = wanted === '' ? field.value.length : field.value.indexOf(wanted)
    field.setSelectionRange(start, start + wanted.length)
  }, words)
}

test('in Markdown mode the toolbar opens the forms of the visual mode and inserts their result at the caret', async ({
  author,
}) => {
  await openMarkdown(author, 'La ley F = m y más.')
  await choose(author, 'F = m')
  await use(author, 'Fórmula')
  await expect(form(author).getByLabel('Fórmula en LaTeX')).toHaveValue('F = m')
  await accept(author)
  await expect(area(author)).toHaveValue('La ley $F = m$ y más.')
  await expect(area(author)).toBeFocused()
  await expect(author.getByRole('status').filter({ hasText: 'Fórmula: insertado.' })).toHaveCount(1)

  await choose(author, 'más')
  await use(author, 'Enlace')
  await form(author).getByLabel('Dirección').fill('/simuladores')
  await accept(author)
  await expect(area(author)).toHaveValue('La ley $F = m$ y [más](/simuladores).')

  await choose(author)
  await use(author, 'Insertar imagen')
  const photo = { name: 'foto.png', mimeType: 'image/png', buffer: pixel }
  await form(author).getByLabel('Hacer una foto').setInputFiles(photo)
  await expect(form(author).getByText('Imagen subida.')).toBeVisible()
  await form(author).getByLabel('Descripción para quien no la ve').fill('Un punto')
  await accept(author)
  await expect(area(author)).toHaveValue(/\(\/simuladores\)\.\n\n!\[Un punto\]\(\/media\/[^)]+\)\n$/)

  await choose(author, 'ley')
  await use(author, 'Pregunta')
  await form(author).getByRole('button', { name: 'Una opción', exact: true }).click()
  await form(author).getByRole('button', { name: 'Cancelar' }).click()
  await expect(area(author)).toBeFocused()
  await expect(area(author)).not.toHaveValue(/pregunta/)

  await choose(author)
  await use(author, 'Simulador')
  await form(author).getByLabel('Simulador', { exact: true }).selectOption('engranajes')
  await accept(author)
  await expect(area(author)).toHaveValue(/\)\n\n::simulador\{tipo=engranajes\}\n$/)
  await expect(area(author)).toBeFocused()
  await author.keyboard.press('Control+z')
  await expect(area(author)).not.toHaveValue(/simulador\{/)
})

test('a form that fails to load shows an error, and opens at the next click', async ({ author }) => {
  await openMarkdown(author, 'Texto.')
  await author.route('**/assets/simulator-dialog*', (route) => route.abort())
  await use(author, 'Simulador')
  const told = 'No se ha podido abrir el formulario. Comprueba la conexión y pulsa el botón otra vez.'
  await expect(author.getByText(told)).toBeVisible()
  await author.unroute('**/assets/simulator-dialog*')
  await use(author, 'Simulador')
  await expect(form(author)).toBeVisible()
  await expect(author.getByText(told)).toHaveCount(0)
})
