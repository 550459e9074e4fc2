import type { Browser, Locator, Page } from '@playwright/test'
import { expect } from './authoring-site.ts'
import { expectDraftKept, expectDue, readPreviewLink, seeByLink } from './draft-steps.ts'
import { paste, pixel } from './visual-clips.ts'
import { fillQuestion, form, stored, text } from './visual-steps.ts'

/** How a control is pressed: by mouse or by finger. */
export type Press = (target: Locator) => Promise<void>
/** Checks that everything in the current state of the editor is visible and reachable. */
type Look = (page: Page) => Promise<void>

const bar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Formato' })
const photo = { name: 'foto.png', mimeType: 'image/png', buffer: pixel }
/** What a spreadsheet puts on the clipboard. */
const sheet = {
  'text/html':
    '<meta name="generator" content="Sheets"><table style="font-size:10pt"><tr><td style="font-weight:bold">Magnitud</td><td>Unidad</td></tr><tr><td>Fuerza</td><td>N</td></tr></table>',
  'text/plain': 'Magnitud\tUnidad\nFuerza\tN',
}

/** Matches the Markdown that `writeTopic` must produce. */
export const written =
  /^La palanca cuesta 5 \$ y 6 \$\.\n\n## La ley\n\n:::ejemplo\nUn columpio\.\n:::\n\n\| (?:\*\*)?Magnitud(?:\*\*)? \| Unidad \|\n\|---\|---\|\n\| Fuerza \| N \|\n\n\$\$\nF = P\\cdot d\n\$\$\n\n!\[Un punto\]\(\/media\/[^)]+\)\n\n:::pregunta Materiales\n[\s\S]+:::\n\n::simulador\{tipo=engranajes.* fijo=[^}]+\}$/

/** Writes a topic with every element that a topic may contain; only plain words are typed. */
export async function writeTopic(
  page: Page,
  press: Press,
  look: Look = async () => undefined,
): Promise<void> {
  const choose = async (label: string): Promise<void> => {
    await press(bar(page).getByRole('button', { name: 'Insertar', exact: true }))
    await look(page)
    await press(page.getByRole('option', { name: label, exact: true }))
  }
  const accept = async (): Promise<void> => {
    await look(page)
    await press(form(page).getByRole('button', { name: 'Aceptar' }))
  }
  await press(text(page))
  await page.keyboard.insertText('La palanca cuesta 5 $ y 6 $.')
  await choose('Título')
  await page.keyboard.insertText('La ley')
  await choose('Caja: Ejemplo')
  await page.keyboard.insertText('Un columpio.')
  await press(bar(page).getByRole('button', { name: 'Párrafo nuevo debajo', exact: true }))
  await paste(page, sheet)
  await look(page)
  await choose('Fórmula')
  await expect(form(page).getByLabel('Fórmula en LaTeX')).toBeFocused()
  await page.keyboard.insertText('F = P')
  await press(
    form(page).getByRole('group', { name: 'Signos' }).getByRole('button', { name: '·', exact: true }),
  )
  await page.keyboard.insertText('d')
  await press(form(page).getByLabel('En una línea propia'))
  await expect(form(page).getByText('Se lee: F es igual a', { exact: false })).toBeVisible()
  await accept()
  await choose('Imagen')
  await expect(form(page).getByLabel('Hacer una foto')).toHaveAttribute('capture', 'environment')
  await form(page).getByLabel('Hacer una foto').setInputFiles(photo)
  await expect(form(page).getByText('Imagen subida.')).toBeVisible()
  await accept()
  await expect(form(page).getByText('Escribe la descripción.')).toBeVisible()
  await press(form(page).getByLabel('Descripción para quien no la ve'))
  await page.keyboard.insertText('Un punto')
  await accept()
  await choose('Pregunta')
  await look(page)
  await press(form(page).getByRole('button', { name: 'Una opción', exact: true }))
  await press(form(page).getByLabel('Título (opcional)'))
  await page.keyboard.insertText('Materiales')
  await accept()
  await expect(form(page).getByText('Escribe el enunciado.')).toBeVisible()
  await fillQuestion(page)
  await accept()
  await choose('Simulador')
  await form(page).getByLabel('Simulador', { exact: true }).selectOption('engranajes')
  await press(
    form(page)
      .getByRole('checkbox', { name: /: fijo$/ })
      .first(),
  )
  await accept()
  await expect(stored(page)).toHaveValue(written)
  await look(page)
}

/**
 * Takes the open form to its published page: saves the draft, opens its preview link
 * in another browser, schedules and publishes it.
 */
export async function publishTopic(page: Page, browser: Browser, title: string, press: Press): Promise<void> {
  for (const [label, words] of [
    ['Título', title],
    ['Descripción', 'De prueba'],
  ] as const) {
    await press(page.getByLabel(label, { exact: true }))
    await page.keyboard.insertText(words)
  }
  await page.getByLabel('Categoría', { exact: true }).selectOption({ label: title })
  await press(page.getByRole('button', { name: 'Guardar borrador' }))
  await expectDraftKept(page)
  await press(page.getByRole('button', { name: 'Enlace de vista previa' }))
  await seeByLink(browser, await readPreviewLink(page), title)
  await page.getByLabel('Día', { exact: true }).fill('2029-12-01')
  await page.getByLabel('Hora', { exact: true }).fill('08:00')
  await press(page.getByRole('button', { name: 'Programar' }))
  await expectDue(page, '1 de diciembre de 2029, a las 8:00')
  await press(page.getByRole('button', { name: 'Publicar', exact: true }))
  await expect(page.getByText(`Se ha guardado «${title}» en Temario.`)).toBeVisible()
}
