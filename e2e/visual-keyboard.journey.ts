import type { Browser, Locator, Page } from '@playwright/test'
import { expect, makeCategory, openNew, test } from './authoring-site.ts'
import { type Barriers, findBarriers } from './barriers.ts'
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
  test.setTimeout(240_000)
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
  await tabTo(author, form(author).getByLabel('Pasos en el orden correcto, uno en cada línea'))
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

test('on a phone of 360 px a teacher writes by touching: buttons, a photo with its description, a question, and shows, dates and publishes it', async ({
  author,
  browser,
  site,
}) => {
  const phone = await browser.newContext({
    ...{ baseURL: site.url, locale: 'es-ES', hasTouch: true, isMobile: true },
    viewport: { width: 360, height: 740 },
    storageState: await author.context().storageState(),
  })
  const page = await phone.newPage()
  await page.addInitScript(() => localStorage.removeItem('engrana:modo-de-escribir'))
  await page.goto('/edit/blog/nuevo')
  const bar = page.getByRole('toolbar', { name: 'Formato' })
  await text(page).tap()
  await page.keyboard.insertText('Una rueda')
  await bar.getByRole('button', { name: 'Título', exact: true }).tap()
  await expect(stored(page)).toHaveValue('## Una rueda')
  await bar.getByRole('button', { name: 'Imagen', exact: true }).tap()
  const camera = form(page).getByLabel('Hacer una foto')
  await expect(camera).toHaveAttribute('capture', 'environment')
  await camera.setInputFiles(photo)
  await expect(form(page).getByText('Imagen subida.')).toBeVisible()
  await form(page).getByRole('button', { name: 'Aceptar' }).tap()
  await expect(form(page).getByText('Escribe la descripción.')).toBeVisible()
  await form(page).getByLabel('Descripción para quien no la ve').tap()
  await page.keyboard.insertText('Una rueda roja')
  await form(page).getByRole('button', { name: 'Aceptar' }).tap()
  await expect(stored(page)).toHaveValue(/^## Una rueda\n\n!\[Una rueda roja\]\(\/media\/[^)]+\)$/)
  await bar.getByRole('button', { name: 'Insertar', exact: true }).tap()
  await page.locator('.visual-option', { hasText: 'Pregunta' }).first().tap()
  await form(page).getByRole('button', { name: 'Tabla', exact: true }).tap()
  await form(page).getByRole('button', { name: 'Añadir fila', exact: true }).tap()
  await form(page).getByRole('button', { name: 'Quitar la fila 5' }).tap()
  expect(await form(page).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true)
  await form(page).getByRole('button', { name: 'Aceptar' }).tap()
  await expect(stored(page)).toHaveValue(/:::pregunta\nCompleta la tabla[\s\S]+:::$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  for (const [label, words] of Object.entries({
    Título: 'Ruedas a dedo',
    Resumen: 'r',
    Categoría: 'Ruedas',
  })) {
    await page.getByLabel(label, { exact: true }).tap()
    await page.keyboard.insertText(words)
  }
  await page.getByLabel('Categoría').selectOption('Tutorial')
  await page.getByRole('button', { name: 'Guardar borrador' }).tap()
  await expectDraftKept(page)
  await page.getByRole('button', { name: 'Enlace de vista previa' }).tap()
  await seeByLink(browser, await readPreviewLink(page), 'Ruedas a dedo')
  await page.getByLabel('Día').fill('2029-12-01')
  await page.getByLabel('Hora').fill('08:00')
  await page.getByRole('button', { name: 'Programar' }).tap()
  await expectDue(page, '1 de diciembre de 2029, a las 8:00')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('button', { name: 'Publicar', exact: true }).tap()
  await expect(page.getByText('Se ha guardado «Ruedas a dedo» en Blog.')).toBeVisible()
  await phone.close()
})

/** The states of the editor: what opens each, and what closes it again. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  menu: async (page) => page.getByRole('button', { name: 'Insertar', exact: true }).click(),
  formula: async (page) => page.keyboard.press('Control+m'),
  link: async (page) => page.keyboard.press('Control+k'),
  find: async (page) => page.keyboard.press('Control+h'),
  help: async (page) => page.getByRole('button', { name: 'Ayuda del editor', exact: true }).click(),
  picture: async (page) =>
    page
      .getByRole('toolbar', { name: 'Formato' })
      .getByRole('button', { name: 'Imagen', exact: true })
      .click(),
  frame: async (page) => text(page).getByRole('button', { name: 'Editar bloque en markdown' }).click(),
  simulator: async (page) => text(page).getByRole('button', { name: 'Editar simulador' }).click(),
  question: async (page) => text(page).getByRole('button', { name: 'Editar pregunta' }).click(),
  'wrong question': async (page) => {
    await text(page).getByRole('button', { name: 'Editar pregunta' }).click()
    await form(page)
      .getByRole('group', { name: 'Opciones' })
      .getByLabel('Opción', { exact: true })
      .first()
      .fill('')
    await form(page).getByLabel('Enunciado').fill('')
    await form(page).getByRole('button', { name: 'Aceptar' }).click()
    await expect(form(page).getByText('Escribe el enunciado.')).toBeVisible()
  },
  'table tools': async (page) => {
    await text(page).getByRole('columnheader', { name: 'Uno' }).click()
    await expect(page.getByRole('button', { name: 'Añadir fila', exact: true })).toBeVisible()
  },
}

const everyState = `Texto.

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

for (const colorScheme of ['light', 'dark'] as const)
  test(`no state of the editor has faults that axe finds, and none loses the focus (${colorScheme})`, async ({
    author,
  }) => {
    test.setTimeout(180_000)
    await author.emulateMedia({ colorScheme })
    await author.goto('/edit/temario/nuevo')
    await author.getByLabel('Contenido', { exact: true }).fill(everyState)
    await author.getByRole('button', { name: 'Modo visual' }).click()
    await expect(text(author).getByRole('button', { name: 'Editar simulador' })).toBeVisible()
    const found: Barriers = {}
    for (const [name, open] of Object.entries(states)) {
      await text(author).getByText('Texto.').click()
      await open(author)
      if (name in { formula: 1, link: 1, help: 1, picture: 1, frame: 1, simulator: 1, question: 1 })
        await expect(form(author)).toBeVisible()
      await findBarriers(author, name, found, colorScheme === 'light' ? 'all' : 'colours')
      await author.keyboard.press('Escape')
      await expect(form(author)).toHaveCount(0)
      expect([name, await author.evaluate(() => document.activeElement !== document.body)]).toEqual([
        name,
        true,
      ])
    }
    await expect(text(author)).toBeFocused()
    expect(found).toEqual({})
  })
