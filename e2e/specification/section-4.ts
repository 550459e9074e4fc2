import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import SqliteFile from 'better-sqlite3'
import { openNetwork } from '../documents/media-admin.ts'
import { answer, prompt, save } from '../editor/authoring-site.ts'
import { expect } from '../support/matchers.ts'
import { admin, goodPassword, signInNewBrowser } from '../support/people.ts'
import { own, readRows, whole, wholeTopic, writeDocument } from './documents.ts'
import { choose, makePicture } from './pictures.ts'
import { type Statement, statement } from './statement.ts'
import { openStopped } from './stopped-clock.ts'

const someone = (): string => `estado-${crypto.randomUUID().slice(0, 8)}@ejemplo.es`

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Correo electrónico').fill(email)
  await dialog.getByLabel('Contraseña', { exact: true }).fill(goodPassword)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: email })).toBeVisible()
}

const people: Statement[] = [
  statement('4', 'auth: signed out, signed in, signed out again', async ({ page, site }) => {
    const email = someone()
    await admin(site, 'add-editor', email)
    await page.goto('/retos')
    await expect(page.getByRole('button', { name: 'Cerrar sesión', exact: true })).toHaveCount(0)
    await signIn(page, email)
    await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Cerrar sesión', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeVisible()
    await expect(page.getByText(email)).toHaveCount(0)
  }),
  statement('4', 'admin status is that of the moment of signing in', async ({ page, site }) => {
    const email = someone()
    await admin(site, 'add', email)
    // The last admin cannot be removed, and this row may be the first of its site.
    await admin(site, 'add', someone())
    const editor = page.getByRole('banner').getByRole('link', { name: 'Editor', exact: true })
    await page.goto('/retos')
    await signIn(page, email)
    await expect(editor).toBeVisible()
    await page.getByRole('button', { name: 'Cerrar sesión', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeVisible()
    await admin(site, 'remove', email)
    await signIn(page, email)
    await expect(editor).toHaveCount(0)
  }),
  statement('4', 'admin status is false if the lookup fails', async ({ browser, start }) => {
    const site = await start({ DEMO: '0', LOG_LEVEL: 'silent' })
    await admin(site, 'add', 'ana@ejemplo.es')
    const context = await signInNewBrowser(browser, site, 'ana@ejemplo.es')
    const page = await context.newPage()
    await page.goto('/editor')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel de Administración')
    const database = new SqliteFile(join(site.dataDir, 'engrana.sqlite'))
    database.exec('alter table admins rename to lost')
    database.close()
    const answered = await page.goto('/editor')
    expect(answered?.ok()).toBe(false)
    await expect(page.getByText('Panel de Administración')).toHaveCount(0)
    await page.goto('/retos')
    await expect(page.getByRole('link', { name: 'Editor', exact: true })).toHaveCount(0)
    await context.close()
  }),
  statement(
    '4',
    'admin screens: «Cargando...» while they are on their way',
    async ({ as }) => {
      const page = await as('admin')
      await page.goto('/faq')
      const held = Promise.withResolvers<void>()
      await page.route(/\/editor(\.data)?(\?.*)?$/, async (route) => {
        await held.promise
        await route.continue()
      })
      await page.getByRole('banner').getByRole('link', { name: 'Editor', exact: true }).press('Enter')
      await expect(page.getByText('Cargando...', { exact: true })).toBeVisible()
      held.resolve()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel de Administración')
    },
    'admin checks are on the server; loading texts show while the next page is on its way',
  ),
  statement('4', 'login modal: toggles between login and register', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: '¿No tienes cuenta? Regístrate', exact: true }).click()
    await expect(dialog.getByRole('button', { name: 'Crear cuenta', exact: true })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Entrar', exact: true })).toHaveCount(0)
    await dialog.getByRole('button', { name: '¿Ya tienes cuenta? Inicia sesión', exact: true }).click()
    await expect(dialog.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  }),
  statement('4', 'mobile menu: open or closed', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/retos')
    const link = page.getByRole('banner').getByRole('link', { name: 'Temario', exact: true })
    await expect(link).toBeHidden()
    await page.getByRole('button', { name: 'Abrir menú', exact: true }).click()
    await expect(link).toBeVisible()
    await page.getByRole('button', { name: 'Cerrar menú', exact: true }).click()
    await expect(link).toBeHidden()
  }),
]

const topic: Statement[] = [
  statement('4', 'topic: found', async ({ page, site }) => {
    const [row] = readRows(site, 'select id, title from topics limit 1')
    expect((await page.goto(`/topic/${row?.id}`))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(row?.title))
  }),
  statement('4', 'topic: not found', async ({ page }) => {
    expect((await page.goto('/topic/ninguno'))?.status()).toBe(404)
    await expect(page.getByText('Tema no encontrado', { exact: true })).toBeVisible()
  }),
]

const generate = (page: Page): Locator => page.getByRole('button', { name: 'Generar Reto', exact: true })

const assistants: Statement[] = [
  statement('4', 'generator: idle', async ({ page }) => {
    await page.goto('/retos')
    await expect(generate(page)).toBeEnabled()
    await expect(page.getByLabel('Tema', { exact: true })).toBeEnabled()
    await expect(page.locator('.idea-generator .spinner')).toHaveCount(0)
  }),
  statement(
    '4',
    'generator: while generating, input and button are disabled and a spinner turns',
    async ({ page }) => {
      await openStopped(page, '/retos')
      await page.getByLabel('Tema', { exact: true }).fill('poleas')
      await generate(page).click()
      await expect(page.getByRole('button', { name: 'Generando…', exact: true })).toBeDisabled()
      await expect(page.getByLabel('Tema', { exact: true })).toBeDisabled()
      await expect(page.locator('.idea-generator .spinner')).toBeVisible()
      await page.clock.runFor(2000)
      await expect(page.getByRole('heading', { name: 'Reto: poleas', exact: true })).toBeVisible()
      await expect(generate(page)).toBeEnabled()
      await expect(page.getByLabel('Tema', { exact: true })).toBeEnabled()
    },
  ),
  statement('4', 'generator: a blank topic puts a message into the area of the result', async ({ page }) => {
    await page.goto('/retos')
    await page.getByLabel('Tema', { exact: true }).fill('   ')
    await generate(page).click()
    await expect(page.locator('.idea-generator .result')).toHaveText(
      'Por favor, introduce un tema para generar un reto.',
    )
  }),
  statement('4', '«Explicar con IA»: loading, then an explanation', async ({ page }) => {
    await openStopped(page, '/topic/maquinas-simples')
    const button = page.getByRole('button', { name: 'Explicar con IA', exact: true })
    await button.click()
    await expect(page.getByRole('button', { name: 'Pensando…', exact: true })).toBeVisible()
    await page.clock.resume()
    await expect(page.locator('.callout-ia')).toHaveText(/\p{L}{4}/u)
  }),
]

async function fillTool(page: Page, name: string): Promise<void> {
  await page.goto('/herramientas')
  await page.getByLabel('Nombre', { exact: true }).fill(name)
  await page.getByLabel('Descripción', { exact: true }).fill('Mide.')
  await page.getByLabel('Enlace', { exact: true }).fill('https://ejemplo.es/')
}

const addTool: Statement[] = [
  statement(
    '4',
    'add-tool form: while it uploads, a progress bar and «Subiendo imagen...»',
    async ({ as }) => {
      const page = await as('admin')
      await page.goto('/herramientas')
      const network = await openNetwork(page)
      await network.slow(200_000)
      await choose(page.getByLabel('Logo', { exact: true }), await makePicture(1_000_000))
      await expect(page.getByRole('progressbar', { name: 'Subiendo imagen...' })).toBeVisible()
      await expect(page.getByText('Subiendo imagen...', { exact: true })).toBeVisible()
      await network.free()
      await expect(page.getByText('Imagen subida.')).toBeVisible()
    },
  ),
  statement(
    '4',
    'add-tool form: «¡Herramienta añadida!», the form is empty and the list has the tool',
    async ({ as }) => {
      const page = await as('admin')
      const name = own('Metro')
      await fillTool(page, name)
      await choose(page.getByLabel('Logo', { exact: true }), await makePicture(20_000))
      await expect(page.getByText('Imagen subida.')).toBeVisible()
      await page.getByRole('button', { name: 'Añadir herramienta', exact: true }).click()
      await expect(page.getByText('¡Herramienta añadida!', { exact: true })).toBeVisible()
      for (const label of ['Nombre', 'Descripción', 'Enlace'])
        await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
      await expect(page.locator('form input[name="imageUrl"]')).toHaveValue('')
      await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible()
    },
  ),
  statement('4', 'add-tool form: «Error al subir la imagen.»', async ({ as }) => {
    const page = await as('admin')
    await page.goto('/herramientas')
    await page.route('**/subidas', (route) => route.fulfill({ status: 400 }))
    await choose(page.getByLabel('Logo', { exact: true }), await makePicture(20_000))
    await expect(page.getByRole('alert')).toContainText('Error al subir la imagen.')
  }),
]

const prompts = {
  blog: [
    'La entrada ya existe ¿Quieres sustituirla?',
    'Entrada descartada. No se ha guardado ningún cambio.',
  ],
  temario: ['El tema ya existe ¿Quieres sustituirlo?', 'Tema descartado. No se ha guardado ningún cambio.'],
} as const

const editing: Statement[] = [
  statement('4', 'edit form: saving, then back one page', async ({ as, site }) => {
    const page = await as('admin')
    const name = own('Se guarda')
    const id = await writeDocument({ page, site }, 'tools', { ...whole.tools, name })
    await page.goto('/herramientas')
    await page.getByRole('link', { name: `Editar ${name}`, exact: true }).click()
    // The page before has a form with the same fields, and stays a moment under the new address.
    await expect(page.getByRole('heading', { level: 1, name: 'Editar herramienta' })).toBeVisible()
    await page.getByLabel('Descripción', { exact: true }).fill('Mide mejor.')
    await save(page)
    await expect(page).toHaveURL(/\/herramientas/)
    expect(readRows(site, 'select description from tools where id = ?', id)).toEqual([
      { description: 'Mide mejor.' },
    ])
  }),
  ...(['blog', 'temario'] as const).map((kindSlug) =>
    statement(
      '4',
      `edit form of ${kindSlug}: a slug that exists asks; declined, nothing is saved and an alert says so`,
      async ({ as, site }) => {
        const page = await as('admin')
        const fields = { ...(kindSlug === 'blog' ? whole.blog : wholeTopic(site)), title: own('Ya existe') }
        const id = await writeDocument({ page, site }, kindSlug, fields)
        const table = kindSlug === 'blog' ? 'blog_posts' : 'topics'
        const read = () => readRows(site, `select * from ${table} where id = ?`, id)
        const before = read()
        await page.goto(`/edit/${kindSlug}/nuevo`)
        for (const [name, value] of Object.entries({ ...fields, content: 'Otro texto.' })) {
          const field = page.locator(`.edit-form [name="${name}"]`)
          if (name.startsWith('category')) await field.selectOption(value)
          else await field.fill(value)
        }
        await save(page)
        const [question, discarded] = prompts[kindSlug]
        await answer(page, question, 'Cancelar')
        await expect(prompt(page, discarded)).toBeVisible()
        expect(read()).toEqual(before)
      },
    ),
  ),
]

/** Section 4: states and transitions. */
export const states: readonly Statement[] = [
  ...[...people, ...topic, ...assistants],
  ...[...addTool, ...editing],
]
