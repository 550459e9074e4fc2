import type { Page } from '@playwright/test'
import { expect, fill, makeCategory, openNew, save, test } from './authoring-site.ts'
import { findBarriers } from './barriers.ts'

const table = (page: Page) => page.getByRole('table')
const row = (page: Page, title: string) => table(page).getByRole('row').filter({ hasText: title })

async function makeTool(page: Page, name: string): Promise<void> {
  await openNew(page, 'Nueva herramienta')
  await fill(page, {
    Nombre: name,
    Descripción: 'Para practicar.',
    URL: 'https://ejemplo.es',
    Categoría: 'Utilidades',
  })
  await save(page)
  await expect(page).toHaveURL(/\/editor$/)
}

async function makeTopic(page: Page, title: string, category: string, content: string): Promise<void> {
  await openNew(page, 'Nuevo tema del temario')
  await page.getByRole('button', { name: 'Modo Markdown' }).first().click()
  await fill(page, { Título: title, Descripción: 'De qué va.', Categoría: category, Contenido: content })
  await save(page)
  await expect(page).toHaveURL(/\/editor$/)
}

async function show(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mostrar' }).click()
}

test('all content is found, narrowed, sorted and kept in the address', async ({ author: page }) => {
  for (const name of ['Ábaco de panel', 'Zócalo de panel']) await makeTool(page, name)
  await page.getByLabel('Buscar en el título').fill('abac panel')
  await page.getByLabel('Tipo').selectOption({ label: 'Herramienta' })
  await show(page)
  await expect(page).toHaveURL(/q=abac\+panel/)
  await expect(table(page).getByRole('row')).toHaveCount(2)
  await expect(row(page, 'Ábaco de panel')).toContainText('Publicado')
  await expect(row(page, 'Ábaco de panel')).toContainText('ana@ejemplo.es')

  await page.getByLabel('Buscar en el título').fill('panel')
  await page.getByLabel('Orden').selectOption({ label: 'Título, Z–A' })
  await show(page)
  await expect(table(page).getByRole('row').nth(1)).toContainText('Zócalo')
  await page.reload()
  await expect(page.getByLabel('Buscar en el título')).toHaveValue('panel')
  await page.getByLabel('Estado').selectOption({ label: 'Borrador' })
  await show(page)
  await expect(page.getByText('No hay nada que coincida con esa búsqueda.')).toBeVisible()
  await page.getByRole('link', { name: 'Quitar filtros' }).click()
  await expect(page).toHaveURL(/\/editor$/)
})

test('what is marked is moved to a block, and goes to the bin after a question', async ({ author: page }) => {
  const first = await makeCategory(page, 'Bloque primero')
  const second = await makeCategory(page, 'Bloque segundo')
  for (const title of ['Tema que se mueve', 'Tema que va con él'])
    await makeTopic(page, title, first, 'Texto.')
  // Without a mark there is nothing to press; whoever sends it all the same is told.
  await expect(page.getByRole('button', { name: 'Eliminar', exact: true })).toHaveCount(0)
  const nothing = await page.request.post('/editor', {
    form: { accion: 'eliminar' },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(await nothing.text()).toContain('Marca antes algo en la lista.')

  // By keyboard alone.
  for (const title of ['Tema que se mueve', 'Tema que va con él']) {
    await page.getByRole('checkbox', { name: `Marcar «${title}»` }).focus()
    await page.keyboard.press('Space')
  }
  await expect(page.getByText('2 marcados')).toBeVisible()
  await page.getByLabel('Bloque al que mover').selectOption({ label: second })
  await page.getByRole('button', { name: 'Mover al bloque' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(`Se han movido 2 documentos a «${second}».`)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(row(page, 'Tema que se mueve')).toContainText(second)

  await page.getByRole('checkbox', { name: 'Marcar «Tema que se mueve»' }).check()
  await page.getByRole('checkbox', { name: `Marcar «${second}»` }).check()
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await expect(
    page.getByRole('heading', { name: '¿Seguro que quieres eliminar 2 documentos?' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Eliminar 2 documentos' }).click()
  await expect(page.getByRole('alert')).toContainText('1 documento está en la papelera.')
  await expect(page.getByRole('alert')).toContainText('No se puede eliminar: tiene un tema.')
  await expect(row(page, 'Tema que se mueve')).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('alert')).toHaveText('Se ha restaurado 1 documento.')
  await expect(row(page, 'Tema que se mueve')).toContainText(second)
  await page.getByRole('checkbox', { name: 'Marcar «Tema que se mueve»' }).check()
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await page.getByRole('button', { name: 'Eliminar 1 documento' }).click()
  await page.getByRole('link', { name: 'Abrir la papelera' }).click()
  await expect(page.getByRole('heading', { name: 'Tema que se mueve' })).toBeVisible()
})

test('a draft is published from the list and taken back', async ({ author: page }) => {
  await openNew(page, 'Nuevo artículo del blog')
  await page.getByRole('button', { name: 'Modo Markdown' }).first().click()
  await fill(page, { Título: 'Sin salir', Resumen: 'r', Categoría: 'General', Contenido: 'c' })
  await page.getByLabel('Publicado').uncheck()
  await save(page)
  await expect(row(page, 'Sin salir')).toContainText('Borrador')
  await page.getByRole('checkbox', { name: 'Marcar «Sin salir»' }).check()
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Se ha publicado 1 documento.')
  await expect(row(page, 'Sin salir')).toContainText('Publicado')
  await page.getByRole('checkbox', { name: 'Marcar «Sin salir»' }).check()
  await page.getByRole('button', { name: 'Pasar a borrador' }).click()
  await expect(page.getByRole('alert')).toContainText('1 documento es ahora un borrador.')
  await expect(row(page, 'Sin salir')).toContainText('Borrador')
})

test('a copy begins with what the document says', async ({ author: page }) => {
  await makeTool(page, 'Original')
  await page.getByRole('link', { name: 'Hacer una copia Original', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva herramienta' })).toBeVisible()
  await expect(page.getByLabel('Nombre')).toHaveValue('Original (copia)')
  await expect(page.getByLabel('Descripción')).toHaveValue('Para practicar.')
  await save(page)
  await expect(row(page, 'Original (copia)')).toBeVisible()
})

test('what needs attention leads to its line of the form, and goes when it is mended', async ({
  author: page,
}) => {
  const category = await makeCategory(page, 'Bloque con fallos')
  await makeTopic(page, 'Tema con un enlace roto', category, 'Uno.\n\nDos.\n\n[Ahí](/topic/no-existe-nunca)')
  const link = page.getByRole('link', { name: 'Enlaces que no llevan a ninguna parte' })
  const broken = page.getByText('El enlace a /topic/no-existe-nunca no lleva a ninguna página')
  // It is looked through a moment after it was saved.
  await expect(async () => {
    await page.goto('/editor')
    expect(await link.count()).toBe(1)
    await link.click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Enlaces que no llevan a ninguna parte' }),
    ).toBeVisible()
    expect(await broken.count()).toBe(1)
  }).toPass()
  await page.getByRole('link', { name: 'Tema con un enlace roto' }).click()
  const area = page.getByLabel('Contenido')
  await expect(area).toBeFocused()
  const selected = () =>
    area.evaluate((one: HTMLTextAreaElement) => one.value.slice(one.selectionStart, one.selectionEnd))
  expect(await selected()).toBe('[Ahí](/topic/no-existe-nunca)')
  await page.keyboard.type('Ahí.')
  await save(page)
  await expect(page).toHaveURL(/\/editor\/atencion/)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await broken.count()).toBe(0)
  }).toPass()
})

test('the panel can be used on a phone, by axe in both themes, and says how to begin', async ({
  author: page,
}) => {
  await makeTool(page, 'De bolsillo')
  await page.setViewportSize({ width: 360, height: 800 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/editor')
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    expect(await findBarriers(page, 'panel')).toEqual({})
  }
  await page.getByText('Nuevo…').click()
  await expect(page.getByRole('link', { name: 'Nuevo término del glosario' })).toBeVisible()
})

test.describe('without scripts', () => {
  test('the list is narrowed, and what is marked goes to the bin', async ({ author, browser, site }) => {
    await makeTool(author, 'Sin guiones')
    const state = await author.context().storageState()
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: state,
      baseURL: site.url,
    })
    const page = await context.newPage()
    await page.goto('/editor')
    await page.getByLabel('Buscar en el título').fill('guiones')
    await show(page)
    await page.getByRole('checkbox', { name: 'Marcar «Sin guiones»' }).check()
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
    await expect(
      page.getByRole('heading', { name: '¿Seguro que quieres eliminar 1 documento?' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Eliminar 1 documento' }).click()
    await expect(page.getByText('1 documento está en la papelera.')).toBeVisible()
    await expect(page).toHaveURL(/q=guiones/)
    await context.close()
  })
})
