import type { Page } from '@playwright/test'
import { expect, fill, makeCategory, openNew, save, test } from '../editor/authoring-site.ts'

const guess = `Texto del tema.

:::predice
Se funde una de dos bombillas en serie. ¿Y la otra?

\`\`\`yaml
opciones:
  - { texto: "Se apaga.", correcta: true }
  - { texto: "Sigue igual.", di: "Eso pasa en paralelo." }
\`\`\`

Hay **un solo camino**.
:::

:::pregunta Ahora tú
¿Cuánta potencia gastan {{V}} V con 2 A?

\`\`\`yaml
datos: { V: "5 | 6 | 7 | 8 | 9 | 10 | 11 | 12" }
valor: "V * 2"
unidad: "W"
pistas: ["Multiplica."]
\`\`\`
:::
`

async function saveTopic(author: Page, title: string, category: string): Promise<void> {
  await fill(author, { Título: title, Descripción: 'd', Categoría: category })
  await save(author)
  await expect(author.getByRole('status').filter({ hasText: `Se ha guardado «${title}»` })).toBeVisible()
}

test('a teacher writes questions without their markup, and students answer with and without scripts', async ({
  author,
  browser,
  site,
}) => {
  const category = await makeCategory(author, 'Circuitos')
  await openNew(author, 'Nuevo tema del temario')
  const area = author.getByLabel('Contenido')
  const preview = author.getByRole('group', { name: 'Vista previa' })
  await area.fill('La corriente.')
  await author.getByRole('button', { name: 'Pregunta', exact: true }).focus()
  await author.keyboard.press('Enter')
  const kinds = author.getByRole('dialog', { name: '¿Qué clase de pregunta?' })
  await kinds.getByRole('button', { name: 'Número con su unidad' }).press('Enter')
  await expect(kinds).toBeHidden()
  const form = author.getByRole('dialog', { name: 'Pregunta' })
  // The example is a placeholder, not a value, so the field is still required.
  await expect(form.getByLabel('Enunciado')).toHaveValue('')
  await expect(form.getByLabel('Enunciado')).toHaveAttribute('placeholder', /^Por ejemplo: Una resistencia/)
  await form.getByRole('button', { name: 'Aceptar' }).press('Enter')
  await expect(form.getByLabel('Enunciado')).toHaveAccessibleDescription('Escribe el enunciado.')
  await form
    .getByLabel('Enunciado')
    .fill('Una resistencia de 100 Ω está conectada a 5 V. ¿Cuánta corriente pasa?')
  await form.getByLabel('Respuesta correcta').fill('5 / 100')
  await form.getByLabel('Unidad').fill('A')
  await form.getByLabel('Explicación', { exact: true }).fill('Es 5 V entre 100 Ω, que son 50 mA.')
  await form.getByLabel('Si responde').fill('100 / 5')
  await form.getByLabel('Se le dice').fill('Has dividido al revés.')
  await form.getByRole('button', { name: 'Aceptar' }).press('Enter')
  await expect(area).toHaveValue(/^La corriente\.\n\n:::pregunta\nUna resistencia de 100 Ω/)
  await expect(preview.getByText('Una resistencia de 100 Ω está conectada a 5 V.')).toBeVisible()
  await expect(preview.getByLabel('Tu respuesta')).toBeDisabled()
  const whole = await area.inputValue()
  await area.fill(whole.replace('5 / 100', '5 / 0'))
  await expect(
    preview.getByRole('listitem').filter({ hasText: 'Línea 6: Se divide entre cero.' }),
  ).toBeVisible()
  await area.fill(whole)
  await expect(preview.getByText('Avisos para mejorar el texto')).toHaveCount(0)
  await saveTopic(author, 'Corriente', category)

  await openNew(author, 'Nuevo tema del temario')
  await author.getByLabel('Contenido').fill(guess)
  await saveTopic(author, 'Potencia', category)

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: site.url })
    const page = await context.newPage()
    await page.goto('/topic/potencia')
    await answerEarlier(page)
    await predict(page)
    await drawOthers(page)
    await context.close()
  }
})

/** «Antes de empezar»: folded at first, answered by keyboard. */
async function answerEarlier(page: Page): Promise<void> {
  // The question of the nearest topic comes first; another journey may have left one in the previous block.
  const earlier = page.getByRole('group', { name: 'Pregunta', exact: true }).first()
  await expect(earlier).toBeHidden()
  await page.getByText(/^Antes de empezar: (?:una pregunta de un tema anterior|dos preguntas)/).press('Enter')
  await expect(page.getByRole('link', { name: 'Corriente' }).first()).toBeVisible()
  await earlier.getByLabel('Tu respuesta').fill('20 A')
  await earlier.getByLabel('Tu respuesta').press('Enter')
  await expect(earlier.getByRole('status')).toHaveText(/^Incorrecto\. Has dividido al revés/)
  await earlier.getByLabel('Tu respuesta').fill('50 mA')
  await earlier.getByLabel('Tu respuesta').press('Enter')
  await expect(earlier.getByRole('status')).toHaveText('Correcto.')
  await expect(earlier.getByText('que son 50 mA')).toBeHidden()
}

/** «Predice»: the explanation stays hidden until any answer, right or wrong. */
async function predict(page: Page): Promise<void> {
  const box = page.getByRole('group', { name: 'Predice' })
  await expect(box.getByText('un solo camino')).toBeHidden()
  await expect(box.getByText('Saltar y ver qué pasa')).toBeVisible()
  await box.getByText('Sigue igual.').click()
  await expect(box.getByLabel('Sigue igual.')).toBeChecked()
  await box.getByRole('button', { name: 'Comprobar' }).press('Enter')
  await expect(box.getByRole('status')).toHaveText('Incorrecto. Eso pasa en paralelo.')
  await expect(box.getByText('un solo camino')).toBeVisible()
  await expect(box.getByText('Qué pasa', { exact: true })).toBeVisible()
}

/** «Otros números» replaces the numbers of the text with others at the same place of the page. */
async function drawOthers(page: Page): Promise<void> {
  const box = page.getByRole('group', { name: 'Ahora tú' })
  await expect(box.getByText('¿Cuánta potencia gastan 5 V con 2 A?')).toBeVisible()
  await box.getByRole('link', { name: 'Otros números' }).click()
  await expect(page).toHaveURL(/\?semilla=[a-z0-9]{6}#pregunta-[0-9a-f]{8}$/)
  const [, volts = ''] = /gastan (\d+)\sV/.exec(await box.innerText()) ?? []
  await box.getByLabel('Tu respuesta').fill(`${Number(volts) * 2} W`)
  await box.getByLabel('Tu respuesta').press('Enter')
  await expect(box.getByRole('status')).toHaveText('Correcto.')
  await expect(box).toBeInViewport()
}
