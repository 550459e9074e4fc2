import type { Locator, Page } from '@playwright/test'
import { findFreePort } from '../../test/support/free-port.ts'
import { startGoogleProvider } from '../accounts/google-provider.ts'
import { prompt, save } from '../editor/authoring-site.ts'
import { expect } from '../support/matchers.ts'
import { goodPassword } from '../support/people.ts'
import { importInto, own, readRows, whole, wholeTopic, writeDocument } from './documents.ts'
import { choose, makePicture } from './pictures.ts'
import { type Given, type Statement, statement } from './statement.ts'

async function openDialog(page: Page, mode: 'login' | 'register'): Promise<Locator> {
  await page.goto('/retos')
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  const dialog = page.getByRole('dialog')
  if (mode === 'register')
    await dialog.getByRole('button', { name: '¿No tienes cuenta? Regístrate', exact: true }).click()
  return dialog
}

async function send(dialog: Locator, email: string, button: string): Promise<void> {
  await dialog.getByLabel('Correo electrónico').fill(email)
  await dialog.getByLabel('Contraseña', { exact: true }).fill(goodPassword)
  await dialog.getByRole('button', { name: button, exact: true }).click()
}

/** Signs in on a site whose Google closes the connection, and expects the error. */
async function failWithGoogle({ browser, start }: Given): Promise<void> {
  const port = String(await findFreePort())
  const siteUrl = `http://127.0.0.1:${port}`
  const google = await startGoogleProvider(siteUrl)
  google.mood = 'down'
  const { issuer, clientId, clientSecret } = google
  const settings = { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret }
  await start({ PORT: port, SITE_URL: siteUrl, DEMO: '0', LOG_LEVEL: 'silent', ...settings })
  const page = await browser.newPage({ baseURL: siteUrl, locale: 'es-ES' })
  const dialog = await openDialog(page, 'login')
  await dialog.getByRole('button', { name: 'Continuar con Google', exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Error con Google')
  await page.close()
  await google.stop()
}

const accounts: Statement[] = [
  statement('8', 'login: «Usuario o contraseña incorrectos»', async ({ page }) => {
    const dialog = await openDialog(page, 'login')
    await send(dialog, 'nadie@ejemplo.es', 'Entrar')
    await expect(dialog.getByRole('alert')).toHaveText('Usuario o contraseña incorrectos')
  }),
  statement('8', 'register: «No se pudo registrar: » and the message', async ({ page, as }) => {
    await as('student')
    const dialog = await openDialog(page, 'register')
    await send(dialog, 'student@ejemplo.es', 'Crear cuenta')
    await expect(dialog.getByRole('alert')).toHaveText(
      'No se pudo registrar: Ya hay una cuenta con ese correo electrónico.',
    )
  }),
  statement('8', 'register: «No se pudo registrar: Error desconocido»', async ({ page }) => {
    const dialog = await openDialog(page, 'register')
    await page.route('**/api/auth/sign-up/email', (route) => route.fulfill({ status: 418, body: '' }))
    await send(dialog, 'nadie@ejemplo.es', 'Crear cuenta')
    await expect(dialog.getByRole('alert')).toHaveText('No se pudo registrar: Error desconocido')
  }),
  statement('8', 'Google: «Error con Google»', failWithGoogle),
]

const documents: Statement[] = [
  statement('8', 'topic: «Error al eliminar el tema.» as an alert', async ({ as, site }) => {
    const page = await as('admin')
    const title = own('No se va')
    const id = await writeDocument({ page, site }, 'temario', { ...wholeTopic(site), title })
    await page.goto(`/topic/${id}`)
    await page.context().clearCookies()
    await page.getByRole('button', { name: `Eliminar ${title}`, exact: true }).click()
    const question = prompt(page, `¿Seguro que quieres eliminar el tema "${title}"?`)
    await question.getByRole('button', { name: 'Aceptar', exact: true }).click()
    await expect(prompt(page, 'Error al eliminar el tema.')).toBeVisible()
    expect(readRows(site, 'select id from topics where id = ?', id)).toEqual([{ id }])
  }),
  statement('8', 'topic: «Tema no encontrado», with 404', async ({ page }) => {
    expect((await page.goto('/topic/no-existe'))?.status()).toBe(404)
    await expect(page.getByText('Tema no encontrado', { exact: true })).toBeVisible()
  }),
  statement('8', 'generator: «Por favor, introduce un tema para generar un reto.»', async ({ page }) => {
    await page.goto('/retos')
    await page.getByRole('button', { name: 'Generar Reto', exact: true }).click()
    await expect(
      page
        .getByRole('status')
        .getByText('Por favor, introduce un tema para generar un reto.', { exact: true }),
    ).toBeVisible()
  }),
  statement('8', 'add-tool form: «Completa todos los campos.»', async ({ as }) => {
    const page = await as('admin')
    await page.goto('/herramientas')
    await page.getByRole('button', { name: 'Añadir herramienta', exact: true }).click()
    await expect(page.getByText('Completa todos los campos.', { exact: true })).toBeVisible()
  }),
  statement('8', 'add-tool form: «Error al subir la imagen.»', async ({ as }) => {
    const page = await as('admin')
    await page.goto('/herramientas')
    await choose(page.getByLabel('Logo', { exact: true }), Buffer.from('no es una imagen'))
    await expect(
      page.getByRole('alert').getByText('Error al subir la imagen.', { exact: true }),
    ).toBeVisible()
  }),
  statement('8', 'saving: «Error al guardar: {message}» as an alert', async ({ as }) => {
    const page = await as('admin')
    await page.goto('/edit/blog/nuevo')
    for (const [label, value] of [
      ['Título', own('Sin sesión')],
      ['Resumen', whole.blog.summary],
      ['Contenido', whole.blog.content],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel('Categoría', { exact: true }).selectOption(whole.blog.category)
    await page.context().clearCookies()
    await save(page)
    await expect(
      page.getByRole('alertdialog', { name: /^Error al guardar: tu sesión ha caducado\./ }),
    ).toBeVisible()
  }),
  statement('8', 'import: «Error al parsear el frontmatter YAML: {message}»', async ({ as }) => {
    const page = await as('admin')
    await importInto(page, 'temario', '---\ntitle: [sin cerrar\n---\n')
    await expect(page.getByText(/^Error al parsear el frontmatter YAML: \S.+/)).toBeVisible()
  }),
]

/** Invalid addresses of forms, with their message and status. */
const addresses: Statement[] = [
  ...(
    [
      ['tipo and id are missing', '/edit'],
      ['id is missing', '/edit/temario'],
    ] as const
  ).map(([what, path]) =>
    statement('8', `edit form: «Parámetros de URL inválidos» when ${what}`, async ({ as }) => {
      const page = await as('admin')
      expect((await page.goto(path))?.status()).toBe(400)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parámetros de URL inválidos')
    }),
  ),
  ...(
    [
      ['no document has the id', '/edit/temario/no-existe'],
      ['the tipo is unknown', '/edit/nada/nuevo'],
    ] as const
  ).map(([what, path]) =>
    statement('8', `edit form: «No se pudo cargar el formulario» when ${what}`, async ({ as }) => {
      const page = await as('admin')
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No se pudo cargar el formulario')
    }),
  ),
  ...(['visitor', 'student'] as const).map((who) =>
    statement('8', `«Acceso solo para administradores» for a ${who}`, async ({ as }) => {
      const page = await as(who)
      expect((await page.goto('/edit/temario/nuevo'))?.status()).toBe(who === 'visitor' ? 401 : 403)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acceso solo para administradores')
    }),
  ),
  statement('8', '«Página no encontrada» for unknown paths', async ({ page }) => {
    expect((await page.goto('/nada/de/nada'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
  }),
]

const shown = 'Storage errors show in Spanish in the form, never lose what was typed, and offer «Reintentar»'

/** Each error kind of the specification: its name, its status, and the message of the form. */
const kinds = [
  ['unknown', 400, 'Ha ocurrido un fallo que no esperábamos. Vuelve a intentarlo.'],
  ['object-not-found', 404, 'La imagen ya no está en el servidor. Elígela otra vez.'],
  [
    'bucket-not-found',
    400,
    'El almacén de imágenes no existe o está mal configurado. Avisa a quien administra la web.',
  ],
  ['quota-exceeded', 402, 'No queda espacio para guardar imágenes. Avisa a quien administra la web.'],
  ['unauthenticated', 401, 'Tu sesión ha terminado. Inicia sesión en otra pestaña y pulsa Reintentar.'],
  ['unauthorized', 403, 'No tienes permiso para subir imágenes.'],
  ['retry-limit-exceeded', 400, 'Se han agotado los intentos. Comprueba tu conexión y pulsa Reintentar.'],
  ['invalid-checksum', 460, 'La imagen ha llegado dañada. Vuelve a intentarlo.'],
  ['invalid-url', 400, 'La dirección de la imagen no es válida.'],
  ['invalid-argument', 400, 'La petición no es válida. Recarga la página y vuelve a intentarlo.'],
] as const

async function expectTold(page: Page, says: string): Promise<void> {
  const title = page.getByLabel('Título', { exact: true })
  await title.fill('Lo que estaba escrito')
  await choose(page.getByLabel('Imagen', { exact: true }), await makePicture(20_000))
  await expect(page.getByRole('alert')).toHaveText(`Error al subir la imagen. ${says}`)
  await expect(title).toHaveValue('Lo que estaba escrito')
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Reintentar', exact: true }).click()
  await expect(page.getByText('Imagen subida.')).toBeVisible()
}

const storage: Statement[] = [
  ...kinds.map(([kind, status, says]) =>
    statement(
      '8',
      `storage: ${kind}`,
      async ({ as }) => {
        const page = await as('admin')
        await page.goto('/edit/blog/nuevo')
        // For these statuses the specification derives the kind from the status alone.
        const body = [401, 402, 403].includes(status) ? '' : JSON.stringify({ kind })
        await page.route('**/subidas', (route) => route.fulfill({ status, body }))
        await expectTold(page, says)
      },
      shown,
    ),
  ),
  statement(
    '8',
    'storage: canceled',
    async ({ as }) => {
      const page = await as('admin')
      await page.goto('/edit/blog/nuevo')
      await page.getByLabel('Título', { exact: true }).fill('Lo que estaba escrito')
      const held = Promise.withResolvers<void>()
      await page.route('**/subidas', async (route) => {
        await held.promise
        await route.abort().catch(() => undefined)
      })
      await choose(page.getByLabel('Imagen', { exact: true }), await makePicture(20_000))
      await page.getByRole('button', { name: 'Cancelar', exact: true }).first().click()
      await expect(page.getByText('Subida cancelada.', { exact: true })).toBeVisible()
      await expect(page.getByLabel('Título', { exact: true })).toHaveValue('Lo que estaba escrito')
      held.resolve()
    },
    shown,
  ),
  ...(
    [
      ['visitor', 401, 'unauthenticated'],
      ['student', 403, 'unauthorized'],
    ] as const
  ).map(([who, status, kind]) =>
    statement('8', `storage: the server answers ${kind} with ${status}`, async ({ as, site }) => {
      const page = await as(who)
      const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Length': '10', origin: site.url }
      const answer = await page.request.post(`${site.url}/subidas`, { headers })
      expect([answer.status(), await answer.json()]).toEqual([status, { kind }])
    }),
  ),
]

/** Section 8: errors. */
export const errors: readonly Statement[] = [...accounts, ...documents, ...addresses, ...storage]
