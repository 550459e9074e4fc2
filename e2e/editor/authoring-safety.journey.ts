import type { Page } from '@playwright/test'
import { findFreePort } from '../../test/support/free-port.ts'
import { admin, signInNewBrowser } from '../support/people.ts'
import { answer, expect, fill, markdownFile, openNew, prompt, save, test } from './authoring-site.ts'

const post = { Título: 'Entrada segura', Resumen: 'r', Categoría: 'General', Contenido: 'Primera versión' }

async function writePost(page: Page, title: string): Promise<void> {
  await openNew(page, 'Nuevo artículo del blog')
  await fill(page, { ...post, Título: title })
  await save(page)
  await expect(page).toHaveURL(/\/editor$/)
}

async function draftIsKept(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => Object.values({ ...localStorage }).join(''))).toContain(words)
}

test('typed values are restored after a reload or a crash, and discarded after saving', async ({
  author,
}) => {
  author.on('dialog', (dialog) => dialog.accept())
  await openNew(author, 'Nuevo artículo del blog')
  await fill(author, { ...post, Título: 'Con borrador' })
  await draftIsKept(author, 'Con borrador')
  await author.reload()
  await author.getByRole('button', { name: 'Recuperar borrador' }).click()
  await expect(author.getByLabel('Título')).toHaveValue('Con borrador')
  await fill(author, { Contenido: 'Texto de antes del fallo' })
  await draftIsKept(author, 'Texto de antes del fallo')

  const next = await author.context().newPage()
  await author.close()
  await next.goto('/edit/blog/nuevo')
  await next.getByRole('button', { name: 'Recuperar borrador' }).click()
  await expect(next.getByLabel('Contenido')).toHaveValue('Texto de antes del fallo')
  await save(next)
  await expect(next).toHaveURL(/\/blog$/)
  await next.goto('/edit/blog/nuevo')
  await expect(next.getByRole('button', { name: 'Importar Markdown' })).toBeVisible()
  await expect(next.getByRole('button', { name: 'Recuperar borrador' })).toHaveCount(0)
})

test('leaving with unsaved changes asks for confirmation', async ({ author }) => {
  const question =
    'Hay cambios sin guardar. ¿Quieres salir de todas formas? Se quedan como borrador en este dispositivo.'
  await openNew(author, 'Nueva herramienta')
  const leave = author.getByRole('banner').getByRole('link', { name: 'Temario' }).first()
  await leave.click()
  await expect(author).toHaveURL(/\/temario$/)
  await openNew(author, 'Nueva herramienta')
  await fill(author, { Nombre: 'A medias' })
  await leave.click()
  await answer(author, question, 'Cancelar')
  await expect(author.getByLabel('Nombre')).toHaveValue('A medias')
  await leave.click()
  await answer(author, question, 'Aceptar')
  await expect(author).toHaveURL(/\/temario$/)
  await author.goto('/edit/tools/nuevo')
  await author.getByRole('button', { name: 'Recuperar borrador' }).click()
  await expect(author.getByLabel('Nombre')).toHaveValue('A medias')
})

test('a session that ends while typing loses no values', async ({ author, site, browser }) => {
  await openNew(author, 'Nuevo artículo del blog')
  await fill(author, { ...post, Título: 'Sesión caducada' })
  const cookies = await author.context().cookies()
  await author.context().clearCookies()
  await save(author)
  const told = author.getByRole('alertdialog', { name: /^Error al guardar: tu sesión ha caducado\./ })
  await told.getByRole('button', { name: 'Aceptar' }).click()
  await expect(author.getByLabel('Título')).toHaveValue('Sesión caducada')
  await expect(author.getByRole('link', { name: 'Iniciar sesión en otra pestaña' })).toBeVisible()

  const again = await signInNewBrowser(browser, site, 'ana@ejemplo.es')
  await author.context().addCookies(await again.cookies())
  await again.close()
  expect(cookies.length).toBeGreaterThan(0)
  await save(author)
  await expect(author).toHaveURL(/\/editor$/)
  await author.goto('/blog/sesion-caducada')
  await expect(author.getByRole('heading', { level: 1, name: 'Sesión caducada' })).toBeVisible()
})

const forms: Record<string, [button: string, fields: Record<string, string>]> = {
  retos: ['Nuevo reto', { Título: 'Sin red', Descripción: 'd' }],
  blog: ['Nuevo artículo del blog', { ...post, Título: 'Sin red' }],
  tools: [
    'Nueva herramienta',
    { Nombre: 'Sin red', Descripción: 'd', Categoría: 'Educación', URL: 'https://a.es' },
  ],
  problemas: ['Nuevo problema', { Título: 'Sin red', Descripción: 'd', Solución: 's' }],
  categorias: ['Nueva categoría', { Nombre: 'Sin red', Color: 'Rojo' }],
}

for (const [kindSlug, [button, fields]] of Object.entries(forms)) {
  test(`${kindSlug}: every save without a network keeps the form and shows an error, the first one too`, async ({
    author,
  }) => {
    const told = author.getByRole('alertdialog', { name: /^Error al guardar: no hay conexión con la web\./ })
    const [label = '', name = ''] = Object.entries(fields)[0] ?? []
    await author.goto(`/edit/${kindSlug}/nuevo`)
    await expect(author.getByRole('button', { name: 'Importar Markdown' })).toBeVisible()
    await fill(author, fields)
    await author.context().setOffline(true)
    for (let time = 0; time < 12; time++) {
      await save(author)
      await told.getByRole('button', { name: 'Aceptar' }).click()
      await expect(author.getByRole('alert')).toContainText('Error al guardar: no hay conexión con la web.')
      await expect(author.getByLabel(label).first()).toHaveValue(name)
    }
    await author.context().setOffline(false)
    await author.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('borrador:')) localStorage.removeItem(key)
    })
    author.once('dialog', (dialog) => dialog.accept())
    await openNew(author, button)
    await fill(author, fields)
    await author.context().setOffline(true)
    await save(author)
    await told.getByRole('button', { name: 'Aceptar' }).click()
    await author.context().setOffline(false)
    await save(author)
    await expect(author).toHaveURL(/\/editor$/)
  })
}

test('a tool whose save got no answer is not added twice', async ({ author }) => {
  await author.goto('/edit/tools/nuevo')
  await fill(author, { ...forms.tools?.[1], Nombre: 'Herramienta una sola vez' })
  await author.route('**/editor/documentos/tools/nuevo', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const told = author.getByRole('alertdialog', { name: /^Error al guardar: no hay conexión/ })
  await save(author)
  await told.getByRole('button', { name: 'Aceptar' }).click()
  await author.unroute('**/editor/documentos/tools/nuevo')
  await save(author)
  await expect(author).toHaveURL(/\/herramientas$/)
  await expect(author.getByRole('link', { name: /^Herramienta una sola vez/ })).toHaveCount(1)
})

test('a save without an answer, sent again, makes no second document and no conflict', async ({ author }) => {
  await openNew(author, 'Nuevo artículo del blog')
  await fill(author, { ...post, Título: 'Respuesta perdida' })
  await author.route('**/editor/documentos/blog/nuevo', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await save(author)
  const told = author.getByRole('alertdialog', { name: /^Error al guardar: no hay conexión/ })
  await told.getByRole('button', { name: 'Aceptar' }).click()
  await author.unroute('**/editor/documentos/blog/nuevo')
  await fill(author, { Título: 'Respuesta perdida, otro título', Resumen: 'corregido después' })
  await save(author)
  await expect(author).toHaveURL(/\/editor$/)
  await author.goto('/blog')
  await expect(author.getByRole('link', { name: 'Respuesta perdida, otro título', exact: true })).toHaveCount(
    1,
  )
  await expect(author.getByRole('link', { name: 'Respuesta perdida', exact: true })).toHaveCount(0)
  await expect(author.getByText('corregido después')).toBeVisible()
})

test('a server killed during a save stores the whole document or nothing, and the form keeps its values', async ({
  browser,
  start,
}) => {
  const port = String(await findFreePort())
  const site = await start({ DEMO: '0', PORT: port })
  await admin(site, 'add', 'ana@ejemplo.es')
  const context = await signInNewBrowser(browser, site, 'ana@ejemplo.es')
  const page = await context.newPage()
  await openNew(page, 'Nuevo artículo del blog')
  await fill(page, { ...post, Título: 'Corte de luz' })
  // The request reaches a process that is stopped and never answers.
  site.process.kill('SIGSTOP')
  const sent = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().includes('/editor/documentos/blog/nuevo'),
  )
  await save(page)
  await sent
  site.process.kill('SIGKILL')
  const told = page.getByRole('alertdialog', { name: /^Error al guardar: no hay conexión/ })
  await told.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page.getByLabel('Título')).toHaveValue('Corte de luz')

  await start({ DEMO: '0', PORT: port, DATA_DIR: site.dataDir })
  await save(page)
  await expect(page).toHaveURL(/\/editor$/)
  await page.goto('/blog')
  await expect(page.getByRole('link', { name: 'Corte de luz', exact: true })).toHaveCount(1)
  await context.close()
})

test('on an edit conflict the second admin sees both versions and chooses', async ({
  author,
  browser,
  site,
}) => {
  await writePost(author, 'Entre dos')
  const other = await signInNewBrowser(browser, site, 'luis@ejemplo.es')
  const luis = await other.newPage()
  await author.goto('/edit/blog/entre-dos')
  await luis.goto('/edit/blog/entre-dos')
  await fill(luis, { Contenido: 'Lo que escribe Luis' })
  await save(luis)
  await expect(luis).toHaveURL(/\/blog$/)

  await fill(author, { Contenido: 'Lo que escribe Ana' })
  await save(author)
  const choice = author.getByRole('region', {
    name: 'Otra persona ha guardado este documento mientras lo editabas',
  })
  await expect(choice).toBeFocused()
  await expect(choice.getByRole('heading', { name: 'La versión guardada por luis@ejemplo.es' })).toBeVisible()
  await expect(choice.getByText('Lo que escribe Luis')).toBeVisible()
  await expect(choice.getByText('Lo que escribe Ana')).toBeVisible()

  await luis.goto('/edit/blog/entre-dos')
  await fill(luis, { Contenido: 'Luis otra vez' })
  await save(luis)
  await expect(luis).toHaveURL(/\/blog$/)
  await choice.getByRole('button', { name: 'Guardar mi versión' }).click()
  await expect(choice.getByText('Luis otra vez')).toBeVisible()
  await choice.getByRole('button', { name: 'Guardar mi versión' }).click()
  await expect(author).toHaveURL(/\/editor$/)

  await author.goto('/editor/historial/blog/entre-dos')
  await expect(author.getByRole('listitem').filter({ hasText: 'luis@ejemplo.es' })).toHaveCount(2)
  await author
    .getByRole('listitem')
    .filter({ hasText: 'luis@ejemplo.es' })
    .first()
    .getByRole('link', { name: 'Ver diferencias' })
    .click()
  await expect(author.getByText('Luis otra vez')).toBeVisible()
  await author.getByRole('button', { name: 'Restaurar esta versión' }).click()
  await expect(author).toHaveURL(/entre-dos$/)
  await expect(author.getByRole('listitem').filter({ hasText: 'Versión actual' })).toContainText(
    'ana@ejemplo.es',
  )
  await author.goto('/blog/entre-dos')
  await expect(author.getByText('Luis otra vez')).toBeVisible()

  await author.goto('/edit/blog/entre-dos')
  await luis.goto('/edit/blog/entre-dos')
  await fill(luis, { Contenido: 'La de Luis se queda' })
  await save(luis)
  await expect(luis).toHaveURL(/\/blog/)
  await fill(author, { Contenido: 'La de Ana, no' })
  await save(author)
  await choice.getByRole('button', { name: 'Quedarme con la guardada' }).click()
  await expect(author.getByLabel('Contenido')).toHaveValue('La de Luis se queda')
  await other.close()
})

test('a failed import keeps the form, and a good one can be undone', async ({ author }) => {
  await openNew(author, 'Nuevo artículo del blog')
  await fill(author, { ...post, Título: 'Escrito a mano' })
  const file = author.getByLabel('Importar Markdown')
  await file.setInputFiles(markdownFile(`---\ntitle: a\n${'clave: valor\n'.repeat(100_000)}---\n`))
  await expect(author.getByText('ocupa más de 64 kB')).toBeVisible()
  await expect(author.getByLabel('Título')).toHaveValue('Escrito a mano')
  const utf16 = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from('---\ntitle: "Año_nuevo"\n---\nHola ñ', 'utf16le'),
  ])
  await file.setInputFiles(markdownFile(utf16))
  await expect(author.getByLabel('Título')).toHaveValue('Año nuevo')
  await expect(author.getByLabel('Resumen')).toHaveValue('r')
  await author.getByRole('button', { name: 'Deshacer la importación' }).click()
  await expect(author.getByLabel('Título')).toHaveValue('Escrito a mano')
  await expect(prompt(author, 'x')).toHaveCount(0)
})

test('a topic with an unofficial category is imported without it, with a warning', async ({ author }) => {
  await openNew(author, 'Nuevo tema del temario')
  await author
    .getByLabel('Importar Markdown')
    .setInputFiles(markdownFile('---\ntitle: "T"\ncategory: "Inventada"\n---\nx'))
  await expect(
    author.getByText('La categoría "Inventada" no es válida. Usa solo las categorías oficiales.'),
  ).toBeVisible()
  await expect(author.getByLabel('Categoría', { exact: true })).toHaveValue('')
})

test('old slugs redirect permanently, and only admins see drafts', async ({ author, request }) => {
  await writePost(author, 'Nombre viejo')
  await author.goto('/edit/blog/nombre-viejo')
  await fill(author, { Slug: 'nombre-nuevo' })
  await save(author)
  await expect(author).toHaveURL(/\/editor$/)
  const moved = await request.get('/blog/nombre-viejo', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/blog/nombre-nuevo'])
  expect((await request.get('/editar/tools/x', { maxRedirects: 0 })).headers().location).toBe('/edit/tools/x')

  await author.goto('/edit/blog/nombre-viejo')
  await author.getByLabel('Publicado').uncheck()
  await save(author)
  await expect(author).toHaveURL(/\/editor$/)
  await author.goto('/blog')
  const card = author.getByRole('article').filter({ hasText: 'Nombre viejo' })
  await expect(card.getByText('Borrador')).toBeVisible()
  expect((await request.get('/blog/nombre-nuevo')).status()).toBe(404)
  expect((await request.get('/blog/nombre-viejo', { maxRedirects: 0 })).status()).toBe(404)
  expect(await (await request.get('/blog')).text()).not.toContain('Nombre viejo')
})

test('the form works without scripts', async ({ browser, site, author }) => {
  await writePost(author, 'Ya está')
  const signedIn = await signInNewBrowser(browser, site, 'ana@ejemplo.es')
  const plain = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    storageState: await signedIn.storageState(),
  })
  const page = await plain.newPage()
  await page.goto('/edit/blog/nuevo')
  await page.getByLabel('Título').fill('Ya está')
  await save(page)
  await expect(page.getByText('Escribe el resumen.').first()).toBeVisible()
  await expect(page.getByLabel('Título')).toHaveValue('Ya está')
  await page.getByLabel('Resumen').fill('escrito sin scripts')
  await page.getByLabel('Categoría').selectOption('General')
  await page.getByLabel('Contenido').fill('c')
  await save(page)
  await expect(page.getByText('La entrada ya existe ¿Quieres sustituirla?')).toBeVisible()
  await page.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByText('escrito sin scripts')).toBeVisible()
  await expect(page.getByText('Se ha guardado «Ya está» en Blog.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Se ha guardado')).toHaveCount(0)
  await page.getByRole('button', { name: 'Eliminar Ya está' }).click()
  await expect(
    page.getByRole('heading', { name: '¿Seguro que quieres eliminar esta entrada?' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByText('escrito sin scripts')).toHaveCount(0)
  await expect(page.getByText('Se ha eliminado «Ya está».')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.goto('/blog')
  await expect(page.getByText('escrito sin scripts')).toBeVisible()
  await plain.close()
  await signedIn.close()
})

test('fifty simultaneous creations of one slug: one is saved, forty-nine report the conflict', async ({
  author,
  site,
}) => {
  const create = (index: number) => {
    const form = { title: 'Cincuenta', summary: 's', category: 'General', content: `c${index}` }
    return author.request.put('/editor/documentos/blog/nuevo', { form, headers: { Origin: site.url } })
  }
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => create(index)))
  const texts = await Promise.all(answers.map((one) => one.text()))
  expect(texts.filter((text) => text.includes('"saved"'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('"exists"'))).toHaveLength(49)
  await author.goto('/blog')
  await expect(author.getByRole('link', { name: 'Cincuenta', exact: true })).toHaveCount(1)
})

test('values typed during a save are saved too', async ({ author }) => {
  await openNew(author, 'Nuevo artículo del blog')
  await fill(author, { ...post, Título: 'Escribo deprisa' })
  const held = Promise.withResolvers<void>()
  await author.route('**/editor/documentos/blog/nuevo', async (route) => {
    await held.promise
    await route.continue()
  })
  const sent = author.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().includes('/editor/documentos/blog/nuevo'),
  )
  await save(author)
  await sent
  await fill(author, { Resumen: 'escrito mientras guardaba' })
  held.resolve()
  await expect(author).toHaveURL(/\/editor$/)
  await author.goto('/blog')
  await expect(author.getByText('escrito mientras guardaba')).toBeVisible()
  await expect(author.getByRole('link', { name: 'Escribo deprisa', exact: true })).toHaveCount(1)
})

test('deleting a post on its page leads to the blog', async ({ author }) => {
  await writePost(author, 'Se borra aquí')
  await author.goto('/blog/se-borra-aqui')
  await author.getByRole('button', { name: 'Eliminar Se borra aquí' }).click()
  await answer(author, '¿Seguro que quieres eliminar esta entrada?', 'Aceptar')
  await expect(author).toHaveURL(/\/blog$/)
  await expect(author.getByRole('link', { name: 'Se borra aquí', exact: true })).toHaveCount(0)
})
