import type { Page } from '@playwright/test'
import { expect } from './authoring-site.ts'
import { pixel } from './visual-clips.ts'
import { form, text } from './visual-steps.ts'

/** A text that contains every element that opens a form or a menu. */
export const everyPart = `Texto.

| Uno | Dos |
|---|---|
| 1 | 2 |

[^1]: nota

:::pregunta
¿Qué?

\`\`\`yaml
opciones:
  - { texto: "a", correcta: true }
  - { texto: "b" }
\`\`\`
:::

::simulador{tipo=engranajes}
`

const tool = async (page: Page, name: string): Promise<void> =>
  page.getByRole('toolbar', { name: 'Formato' }).getByRole('button', { name, exact: true }).click()
const open = async (page: Page, name: string): Promise<void> => {
  await tool(page, name)
  await expect(form(page)).toBeVisible()
}
const openPart = async (page: Page, name: string): Promise<void> => {
  await text(page).getByRole('button', { name }).click()
  await expect(form(page)).toBeVisible()
}
const accept = async (page: Page): Promise<void> =>
  form(page).getByRole('button', { name: 'Aceptar' }).click()

/**
 * The states of the editor, each with a function that opens it from a text with the caret in the first
 * paragraph. Esc closes each state.
 */
export const states: Record<string, (page: Page) => Promise<unknown>> = {
  text: async (page) => expect(text(page)).toBeFocused(),
  'table tools': async (page) => {
    await text(page).getByRole('columnheader', { name: 'Uno' }).click()
    await expect(page.getByRole('button', { name: 'Añadir fila', exact: true })).toHaveCount(1)
  },
  'frame that is chosen': async (page) => text(page).locator('.visual-frame pre').click(),
  'insert menu': async (page) => {
    await tool(page, 'Insertar')
    await expect(page.getByRole('listbox', { name: 'Qué insertar' })).toBeVisible()
  },
  'insert menu without a match': async (page) => {
    await tool(page, 'Insertar')
    await page.keyboard.type('zzz')
    await expect(page.getByText('Nada se llama así.').first()).toBeVisible()
  },
  formula: async (page) => open(page, 'Fórmula'),
  'formula that is wrong': async (page) => {
    await open(page, 'Fórmula')
    await form(page).getByLabel('Fórmula en LaTeX').fill('\\frac{')
    await expect(form(page).getByText('Así no se entiende la fórmula.')).toBeVisible()
  },
  'formula that is empty': async (page) => {
    await open(page, 'Fórmula')
    await accept(page)
    await expect(form(page).getByText('Escribe la fórmula.')).toBeVisible()
  },
  'link with what was found': async (page) => {
    await open(page, 'Enlace')
    await form(page).getByLabel('Buscar una página de la web').fill('engranajes')
    await expect(form(page).locator('.visual-results button').first()).toBeVisible()
  },
  'link without an address': async (page) => {
    await open(page, 'Enlace')
    await accept(page)
    await expect(form(page).getByText('Escribe la dirección.')).toBeVisible()
  },
  picture: async (page) => open(page, 'Imagen'),
  'picture that failed': async (page) => {
    await open(page, 'Imagen')
    const file = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('nada') }
    await form(page).getByLabel('Elegir un archivo').setInputFiles(file)
    await expect(form(page).getByText('Error al subir la imagen.')).toBeVisible()
  },
  'picture without a description': async (page) => {
    await open(page, 'Imagen')
    const file = { name: 'foto.png', mimeType: 'image/png', buffer: pixel }
    await form(page).getByLabel('Elegir un archivo').setInputFiles(file)
    await expect(form(page).getByText('Imagen subida.')).toBeVisible()
    await accept(page)
    await expect(form(page).getByText('Escribe la descripción.')).toBeVisible()
  },
  library: async (page) => {
    await open(page, 'Imagen')
    await form(page).getByRole('button', { name: 'Elegir de la biblioteca' }).click()
    await expect(page.locator('.library-dialog[open] .library-choice').first()).toBeVisible()
  },
  find: async (page) => {
    await tool(page, 'Buscar y reemplazar')
    await page.getByRole('textbox', { name: 'Buscar', exact: true }).fill('texto')
    await expect(page.getByText('1 de 1')).toBeVisible()
  },
  'nothing found': async (page) => {
    await tool(page, 'Buscar y reemplazar')
    await page.getByRole('textbox', { name: 'Buscar', exact: true }).fill('zzz')
    await expect(page.getByText('No se ha encontrado.')).toBeVisible()
  },
  help: async (page) => open(page, 'Ayuda del editor'),
  'frame of Markdown': async (page) => openPart(page, 'Editar bloque en markdown'),
  simulator: async (page) => openPart(page, 'Editar simulador'),
  question: async (page) => openPart(page, 'Editar pregunta'),
  'question as text': async (page) => {
    await openPart(page, 'Editar pregunta')
    await form(page).getByRole('button', { name: 'Ver como texto' }).click()
  },
  'question with faults': async (page) => {
    await openPart(page, 'Editar pregunta')
    const options = form(page).getByRole('group', { name: 'Opciones' })
    await options.getByLabel('Opción', { exact: true }).first().fill('')
    await form(page).getByLabel('Enunciado').fill('')
    await accept(page)
    await expect(form(page).getByText('Escribe el enunciado.')).toBeVisible()
  },
  'kinds of question': async (page) => {
    await tool(page, 'Insertar')
    await page.getByRole('option', { name: 'Pregunta', exact: true }).click()
    await expect(form(page)).toBeVisible()
  },
  'block that cannot be written': async (page) => {
    await open(page, 'Fórmula')
    await form(page).getByLabel('Fórmula en LaTeX').fill('a $ b')
    await accept(page)
    await expect(
      page.getByText('Este bloque no se puede guardar tal como está', { exact: false }),
    ).toBeVisible()
  },
}

/** Closes what is open and undoes what the state has changed in the text. */
export async function leaveState(page: Page): Promise<void> {
  for (let times = 0; times < 3; times++) {
    await page.keyboard.press('Escape')
    if ((await page.locator('dialog[open]').count()) === 0) break
  }
  await expect(form(page)).toHaveCount(0)
}

/** Undoes all changes since the text was opened. */
export async function undoAll(page: Page): Promise<void> {
  const undo = page.getByRole('toolbar', { name: 'Formato' }).getByRole('button', { name: 'Deshacer' })
  await text(page).focus()
  while ((await undo.getAttribute('aria-disabled')) !== 'true') await page.keyboard.press('Control+z')
}
