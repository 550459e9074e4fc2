import type { Page } from '@playwright/test'
import { expect, fill, makeCategory, openNew, save, test } from '../editor/authoring-site.ts'
import { form, stored, text } from '../editor/visual-steps.ts'

const accept = (page: Page): Promise<void> => form(page).getByRole('button', { name: 'Aceptar' }).click()

/** Opens the form of a new topic in visual mode, with the caret in its text. */
async function openTopic(author: Page, title: string): Promise<void> {
  await makeCategory(author, title)
  await author.evaluate(() => localStorage.removeItem('engrana:modo-de-escribir'))
  await openNew(author, 'Nuevo tema del temario')
  await fill(author, { Título: title, Descripción: 'De prueba', Categoría: title })
  await text(author).click()
}

test('a teacher writes a question in a form with the keyboard only, and each incomplete field shows its error', async ({
  author,
}) => {
  await openTopic(author, 'Preguntas en formulario')
  await author.keyboard.type('/pregunta')
  await expect(author.locator('.visual-option[aria-selected="true"]')).toBeVisible()
  await author.keyboard.press('Enter')
  await form(author).getByRole('button', { name: 'Una opción', exact: true }).press('Enter')
  const options = form(author).getByRole('group', { name: 'Opciones' })
  const option = options.getByLabel('Opción', { exact: true })
  await expect(option).toHaveCount(2)
  await expect(option.first()).toHaveValue('')
  await expect(option.first()).toHaveAttribute('placeholder', 'Por ejemplo: Cobre')

  await options.getByRole('button', { name: 'Añadir opción' }).press('Enter')
  await expect(option.nth(2)).toBeFocused()
  await accept(author)
  await expect(form(author).getByLabel('Enunciado')).toBeFocused()
  await expect(form(author).getByLabel('Enunciado')).toHaveAccessibleDescription('Escribe el enunciado.')
  await expect(options.getByText('Hacen falta al menos 2.')).toBeVisible()

  await form(author).getByLabel('Enunciado').fill('¿Qué material aísla?')
  for (const [at, material] of ['Cobre', 'Madera seca', 'Hierro'].entries())
    await option.nth(at).fill(material)
  await expect(options.getByText('Marca como correcta una opción', { exact: false })).toBeVisible()
  await options.getByLabel('Es correcta').nth(1).press('Space')
  await options.getByLabel('Qué decir si la elige').nth(1).fill('La madera seca es aislante.')
  await expect(form(author).locator('.visual-fields .field-error')).toHaveCount(0)
  const up = options.getByRole('button', { name: 'Subir Opciones 3' })
  await up.press('Enter')
  await expect(options.getByRole('button', { name: 'Subir Opciones 2' })).toBeFocused()
  await expect(options.getByRole('status')).toHaveText('Ahora es la 2 de 3.')
  await options.getByRole('button', { name: 'Quitar Opciones 1' }).press('Enter')
  await expect(options.getByRole('button', { name: 'Quitar Opciones 1' })).toBeFocused()
  await expect(form(author).getByRole('radio', { name: 'Hierro' })).toBeVisible()
  await form(author).getByLabel('Enunciado').press('Tab')
  await accept(author)
  await expect(text(author)).toBeFocused()
  await expect(stored(author)).toHaveValue(
    ':::pregunta\n¿Qué material aísla?\n\n```yaml\nopciones:\n  - { texto: "Hierro" }\n  - { texto: "Madera seca", correcta: true, di: "La madera seca es aislante." }\n```\n:::',
  )
  await save(author)
  await expect(author).toHaveURL(/\/editor$/)
  await author.goto('/topic/preguntas-en-formulario')
  await expect(author.getByRole('radio', { name: 'Hierro' })).toBeVisible()
})

test('the form of a question changes only the edited words of its source, and shows parts without a field as text', async ({
  author,
}) => {
  await openTopic(author, 'Preguntas con comentarios')
  const question = (unit: string): string =>
    `:::pregunta Ohm  \n¿Cuánto pasa?\n\n\n\`\`\`yaml\n# de la unidad 3\nvalor: 5 / 100   # en amperios\nunidad: ${unit}\nautora: Ana\n\`\`\`\nEs la ley.\n:::`
  await author.getByRole('button', { name: 'Modo Markdown' }).click()
  await author.getByLabel('Contenido', { exact: true }).fill(question("'A'"))
  await author.getByRole('button', { name: 'Modo visual' }).click()
  await text(author).getByRole('button', { name: 'Editar pregunta' }).click()
  await expect(form(author).getByLabel('Clase de pregunta')).toHaveValue('valor')
  await form(author).getByLabel('Unidad', { exact: true }).fill('mA')
  await accept(author)
  await expect(form(author).locator('.visual-fields').getByText('autora', { exact: false })).toBeVisible()
  await form(author).getByRole('button', { name: 'Dejarla así por ahora' }).click()
  await expect(stored(author)).toHaveValue(question('"mA"'))
  await text(author).getByRole('button', { name: 'Editar pregunta' }).click()
  await form(author).getByRole('button', { name: 'Ver como texto' }).click()
  await form(author).getByLabel('Respuesta como texto').fill('valor: [1, 2]')
  await expect(form(author).getByText('no caben en el formulario', { exact: false })).toBeVisible()
  await accept(author)
  await expect(form(author).getByLabel('Respuesta como texto')).toHaveAttribute('aria-invalid', 'true')
  await form(author).getByLabel('Respuesta como texto').fill('palabra: ["resistencia"]')
  await form(author).getByRole('button', { name: 'Ver como formulario' }).click()
  await expect(form(author).getByLabel('Respuestas que valen, una en cada línea')).toHaveValue('resistencia')
  await accept(author)
  await expect(stored(author)).toHaveValue(/```yaml\npalabra: \["resistencia"\]\n```\nEs la ley\.\n:::$/)
})
