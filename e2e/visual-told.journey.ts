import type { Page } from '@playwright/test'
import { expect, fill, makeCategory, openNew, test } from './authoring-site.ts'
import { expectDraftKept } from './draft-steps.ts'
import { paste, pixel } from './visual-clips.ts'
import { fillQuestion, form, insert, text } from './visual-steps.ts'

type Act = readonly [does: string, act: (page: Page) => Promise<unknown>, told: string]

const key =
  (keys: string) =>
  (page: Page): Promise<void> =>
    page.keyboard.press(keys)
const button =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('toolbar', { name: 'Formato' }).getByRole('button', { name, exact: true }).click()
const accept = (page: Page): Promise<void> => form(page).getByRole('button', { name: 'Aceptar' }).click()

/** What is put into a text without a form, by words that find it. */
const atOnce: readonly Act[] = (
  [
    ['titulo', 'Título'],
    ['subtitulo', 'Subtítulo'],
    ['ejemplo', 'Caja: Ejemplo'],
    ['viñetas', 'Lista'],
    ['pasos', 'Lista numerada'],
    ['casillas', 'Lista de tareas'],
    ['texto de otro', 'Cita'],
    ['python', 'Bloque de código'],
    ['separador', 'Línea de separación'],
    ['tabla', 'Tabla'],
  ] as const
).map(([words, label]) => [label, (page) => insert(page, words), `${label}: insertado.`])

const inText: readonly Act[] = [
  ['bold', key('Control+b'), 'Negrita: activado.'],
  ['bold no more', key('Control+b'), 'Negrita: quitado.'],
  ['italic by its button', button('Cursiva'), 'Cursiva: activado.'],
  ['italic no more', button('Cursiva'), 'Cursiva: quitado.'],
  ['undo', key('Control+z'), 'Deshecho.'],
  ['redo', key('Control+y'), 'Rehecho.'],
  ['redo without anything', key('Control+y'), 'Rehacer: aquí no se puede.'],
  ...atOnce,
  ['a row', button('Añadir fila'), 'Añadir fila: hecho.'],
  ['a column', button('Añadir columna'), 'Añadir columna: hecho.'],
  ['alignment', button('Centrar la columna'), 'Centrar la columna: hecho.'],
  ['a row less', button('Eliminar fila'), 'Eliminar fila: hecho.'],
  ['no table', button('Eliminar tabla'), 'Eliminar tabla: hecho.'],
  ['behind', button('Párrafo nuevo debajo'), 'Párrafo nuevo debajo: hecho.'],
  ['plain paste', (page) => paste(page, { 'text/plain': 'Dos palabras' }), 'Pegado.'],
  ['up', key('Alt+ArrowUp'), 'Subir el bloque: hecho.'],
  ['down', button('Bajar el bloque'), 'Bajar el bloque: hecho.'],
  [
    'paste with looks',
    (page) => paste(page, { 'text/html': '<p style="color: red">Rojo</p>' }),
    'Pegado sin colores ni tipos de letra, que no se conservan.',
  ],
  [
    'paste with a picture',
    (page) => paste(page, { 'text/html': '<p>Foto <img src="https://x.es/a.png"></p>' }),
    'Las imágenes de otro documento no se copian con el texto',
  ],
  [
    'sheet',
    async (page) => {
      await key('Control+Enter')(page)
      await paste(page, { 'text/plain': 'Magnitud\tUnidad\nFuerza\tN' })
    },
    'Pegado.',
  ],
]

const byForms: readonly Act[] = [
  [
    'formula',
    async (page) => {
      await insert(page, 'formula')
      await form(page).getByLabel('Fórmula en LaTeX').fill('F')
      await accept(page)
    },
    'Fórmula: insertado.',
  ],
  [
    'link',
    async (page) => {
      await key('Control+k')(page)
      await form(page).getByLabel('Dirección').fill('/simuladores')
      await accept(page)
    },
    'Enlace: hecho.',
  ],
  [
    'upload that failed',
    async (page) => {
      await insert(page, 'foto')
      const nothing = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('nada') }
      await form(page).getByLabel('Elegir un archivo').setInputFiles(nothing)
    },
    'Error al subir la imagen.',
  ],
  [
    'upload',
    async (page) => {
      const photo = { name: 'foto.png', mimeType: 'image/png', buffer: pixel }
      await form(page).getByLabel('Elegir un archivo').setInputFiles(photo)
    },
    'Imagen subida.',
  ],
  [
    'picture',
    async (page) => {
      await form(page).getByLabel('Descripción para quien no la ve').fill('Un punto')
      await accept(page)
    },
    'Imagen: insertado.',
  ],
  [
    'picture of the library',
    async (page) => {
      await insert(page, 'foto')
      await form(page).getByRole('button', { name: 'Elegir de la biblioteca' }).click()
      await page.locator('.library-choice').first().click()
      await expect(form(page).locator('img.visual-chosen')).toBeVisible()
      await form(page).getByLabel('Descripción para quien no la ve').fill('Otro punto')
      await accept(page)
    },
    'Imagen: insertado.',
  ],
  [
    'question',
    async (page) => {
      await insert(page, 'pregunta')
      await form(page).getByRole('button', { name: 'Una opción', exact: true }).click()
      await fillQuestion(page)
      await accept(page)
    },
    'Pregunta: insertado.',
  ],
  [
    'question less',
    async (page) => {
      await text(page).getByRole('button', { name: 'Editar pregunta' }).click()
      await form(page).getByRole('button', { name: 'Quitar', exact: true }).click()
    },
    'Pregunta: eliminado.',
  ],
  [
    'simulator',
    async (page) => {
      await insert(page, 'simulador')
      await accept(page)
    },
    'Simulador: insertado.',
  ],
  [
    'simulator by its key',
    async (page) => {
      await text(page).locator('.visual-frame').click()
      await key('Delete')(page)
    },
    'Simulador: eliminado.',
  ],
  [
    'find',
    async (page) => {
      await key('Control+h')(page)
      await page.getByRole('textbox', { name: 'Buscar', exact: true }).fill('palabras')
    },
    '1 de 1',
  ],
  [
    'replace',
    async (page) => {
      await page.getByLabel('Reemplazar por').fill('letras')
      await page.getByRole('button', { name: 'Reemplazar todo' }).click()
    },
    'Un cambio.',
  ],
  [
    'Markdown',
    async (page) => {
      await key('Escape')(page)
      await page.getByRole('button', { name: 'Modo Markdown' }).click()
    },
    'Ahora escribes en modo Markdown.',
  ],
  [
    'visual',
    (page) => page.getByRole('button', { name: 'Modo visual' }).click(),
    'Ahora escribes en modo visual.',
  ],
  [
    'refusal',
    async (page) => {
      await text(page).getByText('Rojo').click()
      await key('Control+m')(page)
      await form(page).getByLabel('Fórmula en LaTeX').fill('a $ b')
      await accept(page)
    },
    'Este bloque no se puede guardar tal como está',
  ],
  ['back', key('Control+z'), 'Deshecho.'],
]

const outside: readonly Act[] = [
  [
    'draft',
    (page) => page.getByRole('button', { name: 'Guardar borrador' }).click(),
    'Se ha guardado el borrador',
  ],
  [
    'draft again, by its key',
    async (page) => {
      await text(page).getByText('Rojo').click()
      await page.keyboard.type('!')
      await key('Control+s')(page)
      await expect(page.locator('.edit-told')).toContainText('Se ha guardado el borrador')
      await expectDraftKept(page)
    },
    'Se ha guardado el borrador',
  ],
  [
    'link',
    (page) => page.getByRole('button', { name: 'Enlace de vista previa' }).click(),
    'Quien tenga este enlace verá el borrador',
  ],
  [
    'link no more',
    (page) => page.getByRole('button', { name: 'Retirar el enlace' }).click(),
    'El enlace de vista previa ya no funciona.',
  ],
  [
    'date',
    async (page) => {
      await page.getByLabel('Día', { exact: true }).fill('2029-12-01')
      await page.getByLabel('Hora', { exact: true }).fill('08:00')
      await page.getByRole('button', { name: 'Programar' }).click()
    },
    'Se ha guardado. Se publicará el',
  ],
  [
    'no date',
    (page) => page.getByRole('button', { name: 'Quitar la fecha' }).click(),
    'El borrador ya no tiene fecha.',
  ],
  [
    'published',
    (page) => page.getByRole('button', { name: 'Publicar', exact: true }).click(),
    'Se ha guardado «Dicho» en Temario.',
  ],
]

test('each thing that is done in the editor and with its draft is told once, and none loses the focus', async ({
  author,
}) => {
  await makeCategory(author, 'Dicho')
  await author.evaluate(() => localStorage.removeItem('engrana:modo-de-escribir'))
  await openNew(author, 'Nuevo tema del temario')
  await fill(author, { Título: 'Dicho', Descripción: 'De prueba', Categoría: 'Dicho' })
  await text(author).click()
  await author.keyboard.type('Uno')
  for (const [does, act, told] of [...inText, ...byForms, ...outside])
    await test.step(does, async () => {
      await act(author)
      const heard = author.locator('[role="status"], [role="alert"]').filter({ hasText: told })
      await expect(heard, does).toHaveCount(1)
      await expect
        .poll(() => author.evaluate(() => document.activeElement !== document.body), { message: does })
        .toBe(true)
    })
})
