import type { Browser, Locator, Page } from '@playwright/test'
import { expect, makeCategory, openNew, test } from './authoring-site.ts'
import { expectDraftKept, expectDue, readPreviewLink, seeByLink } from './draft-steps.ts'
import { paste, pixel } from './visual-clips.ts'
import { form, insert, stored, text } from './visual-steps.ts'

const said = (page: Page): Locator => page.locator('.visual-editor > [role="status"]')
const photo = { name: 'foto.png', mimeType: 'image/png', buffer: pixel }

/** Goes on with the Tab key until something has the focus, which is never lost on the way. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let times = 0; times < 90; times++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  }
  await expect(wanted).toBeFocused()
}

async function openVisual(author: Page, title: string): Promise<void> {
  await makeCategory(author, title)
  await author.evaluate(() => localStorage.removeItem('engrana:modo-de-escribir'))
  await openNew(author, 'Nuevo tema del temario')
  await expect(text(author)).toBeVisible()
}

const written =
  /^La palanca \*\*ayuda\*\*\n\n## La ley\n\n:::ejemplo\nUn columpio\.\n:::\n\n\| Magnitud \| Unidad \|\n\|---\|---\|\n\| Fuerza \| N \|\n\n\$\$\nF = 2P\n\$\$\n\n!\[Un punto\]\(\/media\/[^)]+\)\n\n:::pregunta\n[\s\S]+:::\n\n::simulador\{tipo=[a-z]+.*\}$/

test('a teacher writes a topic by keyboard alone: box, table, formula, picture, question and simulator, takes all back and again, shows the draft, dates and publishes it', async ({
  author,
  browser,
}) => {
  await openVisual(author, 'Solo con teclas')
  await author.getByLabel('Título', { exact: true }).focus()
  await author.keyboard.type('Solo con teclas')
  await tabTo(author, author.getByLabel('Descripción', { exact: true }))
  await author.keyboard.type('De prueba')
  await tabTo(author, text(author))
  await author.keyboard.type('La palanca ')
  await author.keyboard.press('Control+b')
  await author.keyboard.type('ayuda')
  await author.keyboard.press('Control+b')
  await insert(author, 'titulo')
  await author.keyboard.type('La ley')
  await insert(author, 'ejemplo')
  await author.keyboard.type('Un columpio.')
  await author.keyboard.press('Control+Enter')
  await paste(author, { 'text/plain': 'Magnitud\tUnidad\nFuerza\tN\n' })
  await insert(author, 'formula')
  await expect(form(author).getByLabel('Fórmula en LaTeX')).toBeFocused()
  await author.keyboard.type('F = 2P')
  await tabTo(author, form(author).getByLabel('En una línea propia'))
  await author.keyboard.press('Space')
  await author.keyboard.press('Enter')
  await expect(text(author)).toBeFocused()
  await expect(said(author)).toContainText('Fórmula: insertado.')
  await insert(author, 'foto')
  await form(author).getByLabel('Hacer una foto').setInputFiles(photo)
  await expect(form(author).getByText('Imagen subida.')).toBeVisible()
  await tabTo(author, form(author).getByLabel('Descripción para quien no la ve'))
  await author.keyboard.type('Un punto')
  await tabTo(author, form(author).getByRole('button', { name: 'Aceptar' }))
  await author.keyboard.press('Enter')
  await expect(text(author)).toBeFocused()
  await insert(author, 'pregunta')
  await tabTo(author, form(author).getByRole('button', { name: 'Ordenar', exact: true }))
  await author.keyboard.press('Enter')
  await tabTo(author, form(author).getByLabel('Enunciado'))
  await author.keyboard.type('Ordena las fases')
  await tabTo(author, form(author).getByLabel('Pasos en el orden correcto, uno en cada línea'))
  await author.keyboard.type('Dibujar')
  await author.keyboard.press('Enter')
  await author.keyboard.type('Construir')
  await tabTo(author, form(author).getByRole('button', { name: 'Aceptar' }))
  await author.keyboard.press('Enter')
  await expect(text(author)).toBeFocused()
  await insert(author, 'simulador')
  await tabTo(author, form(author).getByRole('button', { name: 'Aceptar' }))
  await author.keyboard.press('Enter')
  await expect(text(author)).toBeFocused()
  await expect(stored(author)).toHaveValue(written)

  await author.keyboard.press('Escape')
  await author.keyboard.press('Tab')
  await expect(text(author)).not.toBeFocused()
  expect(await author.evaluate(() => document.activeElement !== document.body)).toBe(true)
  await author.keyboard.press('Shift+Tab')
  await tabTo(author, text(author))
  for (let times = 0; times < 40 && (await stored(author).inputValue()) !== ''; times++)
    await author.keyboard.press('Control+z')
  await expect(stored(author)).toHaveValue('')
  for (let times = 0; times < 40; times++) await author.keyboard.press('Control+y')
  await expect(stored(author)).toHaveValue(written)
  await author.keyboard.press('Escape')
  await author.keyboard.press('Tab')
  await tabTo(author, author.getByLabel('Categoría', { exact: true }))
  await author.keyboard.type('Solo con teclas')
  await publishByKeys(author, browser)
})

/** From the draft of the form that is open to its page, without another way than the keyboard. */
async function publishByKeys(author: Page, browser: Browser): Promise<void> {
  await tabTo(author, author.getByRole('button', { name: 'Guardar borrador' }))
  await author.keyboard.press('Enter')
  await expectDraftKept(author)
  // What was done is told above the form, and that has the focus.
  await tabTo(author, author.getByRole('button', { name: 'Enlace de vista previa' }))
  await author.keyboard.press('Enter')
  await seeByLink(browser, await readPreviewLink(author), 'Solo con teclas')
  await tabTo(author, text(author))
  await author.keyboard.press('Escape')
  await author.keyboard.press('Tab')
  await tabTo(author, author.getByLabel('Día'))
  // The same day whether days or months come first; the letter says «before noon» where clocks have twelve hours.
  await author.keyboard.type('12122029')
  await tabTo(author, author.getByLabel('Hora'))
  await author.keyboard.type('1111a')
  await tabTo(author, author.getByRole('button', { name: 'Programar' }))
  await author.keyboard.press('Enter')
  await expectDue(author, '12 de diciembre de 2029, a las 11:11')
  await tabTo(author, author.getByRole('button', { name: 'Publicar', exact: true }), 'Shift+Tab')
  await author.keyboard.press('Enter')
  await expect(author.getByText('Se ha guardado «Solo con teclas» en Temario.')).toBeVisible()
  expect((await author.request.get('/topic/solo-con-teclas')).status()).toBe(200)
}
