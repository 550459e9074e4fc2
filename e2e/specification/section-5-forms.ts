import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { save } from '../editor/authoring-site.ts'
import { expect } from '../support/matchers.ts'
import { own, readRows, sendDocument, whole, wholeTopic, writeDocument } from './documents.ts'
import { type Given, type Statement, statement } from './statement.ts'

const password = 'rueda-dentada-9'
const registering =
  'Registering: password of at least 8 characters; under the form a line for who is under 14'

async function openDialog(page: Page, mode: 'login' | 'register'): Promise<Locator> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  const dialog = page.getByRole('dialog')
  if (mode === 'register') await dialog.getByRole('button', { name: '¿No tienes cuenta? Regístrate' }).click()
  return dialog
}

const ways = [
  ['login', 'Entrar', 'sign-in', 401],
  ['register', 'Crear cuenta', 'sign-up', 400],
] as const

function credentials([mode, button, way, refusal]: (typeof ways)[number]): Statement[] {
  const send = ({ request, site }: Given, data: Record<string, string>) =>
    request.post(`${site.url}/api/auth/${way}/email`, { data, headers: { origin: site.url } })
  const press = (dialog: Locator) => dialog.getByRole('button', { name: button, exact: true }).click()
  return [
    statement('5', `${mode}: the e-mail is required`, async (given) => {
      const dialog = await openDialog(given.page, mode)
      await dialog.getByLabel('Contraseña', { exact: true }).fill(password)
      await press(dialog)
      const email = dialog.getByLabel('Correo electrónico')
      await expect(email).toBeFocused()
      expect(await email.evaluate((one: HTMLInputElement) => one.validity.valueMissing)).toBe(true)
      expect((await send(given, { password })).status()).toBe(refusal)
    }),
    statement('5', `${mode}: the e-mail is of the type e-mail`, async (given) => {
      const dialog = await openDialog(given.page, mode)
      const email = dialog.getByLabel('Correo electrónico')
      await email.fill('no-es-un-correo')
      await dialog.getByLabel('Contraseña', { exact: true }).fill(password)
      await press(dialog)
      await expect(email).toBeFocused()
      expect(await email.evaluate((one: HTMLInputElement) => one.validity.typeMismatch)).toBe(true)
      expect((await send(given, { email: 'no-es-un-correo', password })).status()).toBe(refusal)
    }),
    statement('5', `${mode}: the password is required`, async (given) => {
      const dialog = await openDialog(given.page, mode)
      await dialog.getByLabel('Correo electrónico').fill('alguien@ejemplo.es')
      await press(dialog)
      const field = dialog.getByLabel('Contraseña', { exact: true })
      await expect(field).toBeFocused()
      expect(await field.evaluate((one: HTMLInputElement) => one.validity.valueMissing)).toBe(true)
      expect((await send(given, { email: 'alguien@ejemplo.es' })).status()).toBe(refusal)
    }),
  ]
}

const addTool = (page: Page) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: 'Añadir herramienta', exact: true }) })

/** Fills the short form, except for the field `without`. */
async function fillTool(page: Page, name: string, without?: string): Promise<Locator> {
  await page.goto('/herramientas')
  const form = addTool(page)
  const values = [
    ['Nombre', name],
    ['Descripción', 'Mide.'],
    ['Enlace', 'https://ejemplo.es/'],
  ] as const
  for (const [label, value] of values)
    if (label !== without) await form.getByLabel(label, { exact: true }).fill(value)
  if (without === 'Logo') return form
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await form
    .getByLabel('Logo', { exact: true })
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await expect(form.getByText(/^(Imagen subida\.|Esta imagen ya estaba)/)).toBeVisible()
  return form
}

const addedTools: Statement[] = [
  ...(['Nombre', 'Descripción', 'Enlace', 'Logo'] as const).map((label) =>
    statement(
      '5',
      `add-tool form: «${label}» is required, else «Completa todos los campos.»`,
      async (given) => {
        const page = await given.as('admin')
        const name = own('Regla')
        const form = await fillTool(page, name, label)
        await form.getByRole('button', { name: 'Añadir herramienta' }).click()
        await expect(
          form.getByRole('status').getByText('Completa todos los campos.', { exact: true }),
        ).toBeVisible()
        expect(readRows(given.site, 'select id from tools where name = ?', name)).toEqual([])
      },
    ),
  ),
  statement('5', 'add-tool form: the link must be a URL', async (given) => {
    const page = await given.as('admin')
    const name = own('Regla')
    const form = await fillTool(page, name)
    const link = form.getByLabel('Enlace', { exact: true })
    await expect(link).toHaveAttribute('type', 'url')
    await link.fill('esto no es una dirección')
    await form.getByRole('button', { name: 'Añadir herramienta' }).click()
    await expect(form.getByText('Escribe una dirección que empiece por http:// o https://.')).toBeVisible()
    expect(readRows(given.site, 'select id from tools where name = ?', name)).toEqual([])
  }),
  statement('5', 'add-tool form: the logo must be an image file', async ({ as }) => {
    const page = await as('admin')
    await page.goto('/herramientas')
    const logo = addTool(page).getByLabel('Logo', { exact: true })
    await expect(logo).toHaveAttribute('accept', /^image\//)
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('un texto') })
    await expect(page.getByRole('alert')).toHaveText(
      'Error al subir la imagen. El archivo no es una imagen JPEG, PNG, WebP, GIF o AVIF.',
    )
  }),
]

/** The required fields of each form: name, label, and message when empty. */
const required = {
  blog: [
    ['title', 'Título', 'Escribe el título.'],
    ['summary', 'Resumen', 'Escribe el resumen.'],
    ['category', 'Categoría', 'Elige la categoría.'],
    ['content', 'Contenido', 'Escribe el contenido.'],
  ],
  temario: [
    ['title', 'Título', 'Escribe el título.'],
    ['description', 'Descripción', 'Escribe la descripción.'],
    ['categoryId', 'Categoría', 'Elige la categoría.'],
    ['content', 'Contenido', 'Escribe el contenido.'],
  ],
  tools: [
    ['name', 'Nombre', 'Escribe el nombre.'],
    ['description', 'Descripción', 'Escribe la descripción.'],
    ['category', 'Categoría', 'Elige la categoría.'],
    ['url', 'URL', 'Escribe la dirección.'],
  ],
} as const

async function fillForm(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`.edit-form [name="${name}"]`)
    if ((await field.evaluate((one) => one.tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
}

const editForms: Statement[] = (['blog', 'temario', 'tools'] as const).flatMap((kindSlug) => [
  ...required[kindSlug].map(([missing, label, message]) =>
    statement('5', `edit form of ${kindSlug}: requires «${label}»`, async ({ as, site }) => {
      const page = await as('admin')
      const all = kindSlug === 'temario' ? wholeTopic(site) : { ...whole[kindSlug] }
      const { [missing]: _, ...fields } = {
        ...all,
        [kindSlug === 'tools' ? 'name' : 'slug']: own('Sin algo'),
      }
      await page.goto(`/edit/${kindSlug}/nuevo`)
      await fillForm(page, fields)
      await save(page)
      const field = page.locator('.edit-form').getByLabel(label, { exact: true })
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`))
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
      expect(await sendDocument({ page, site }, `${kindSlug}/nuevo`, fields)).toMatchObject({
        status: 'invalid',
        errors: { [missing]: message },
      })
    }),
  ),
  statement('5', `edit form of ${kindSlug}: the image is optional`, async ({ as, site }) => {
    const page = await as('admin')
    const all = kindSlug === 'temario' ? wholeTopic(site) : whole[kindSlug]
    const [nameField, table] = {
      blog: ['title', 'blog_posts'],
      temario: ['title', 'topics'],
      tools: ['name', 'tools'],
    }[kindSlug]
    const id = await writeDocument({ page, site }, kindSlug, { ...all, [nameField ?? '']: own('Sin imagen') })
    expect(readRows(site, `select imageUrl from ${table} where id = ?`, id)).toEqual([{ imageUrl: null }])
  }),
])

/** Section 5: forms. */
export const forms: readonly Statement[] = [
  ...ways.flatMap(credentials),
  statement(
    '5',
    'register: the password has at least 8 characters',
    async ({ page, request, site }) => {
      const email = `corta-${crypto.randomUUID().slice(0, 8)}@ejemplo.es`
      const dialog = await openDialog(page, 'register')
      await dialog.getByLabel('Correo electrónico').fill(email)
      const field = dialog.getByLabel('Contraseña', { exact: true })
      await field.pressSequentially('corta-7')
      await dialog.getByRole('button', { name: 'Crear cuenta', exact: true }).click()
      await expect(field).toBeFocused()
      expect(await field.evaluate((one: HTMLInputElement) => one.validity.tooShort)).toBe(true)
      const sent = { data: { email, password: 'corta-7' }, headers: { origin: site.url } }
      const answer = await request.post(`${site.url}/api/auth/sign-up/email`, sent)
      expect(await answer.text()).toContain('La contraseña debe tener al menos 8 caracteres.')
      expect(readRows(site, 'select id from users where email = ?', email)).toEqual([])
    },
    registering,
  ),
  statement(
    '5',
    'register: who is under 14 is told to ask family or school',
    async ({ page }) => {
      const dialog = await openDialog(page, 'register')
      const words = 'Si tienes menos de 14 años, pide a tu familia o a tu centro que cree la cuenta.'
      await expect(dialog.getByText(words, { exact: true })).toBeVisible()
    },
    registering,
  ),
  statement('5', 'generator: a blank topic is asked for, and nothing is generated', async ({ page }) => {
    await page.clock.install()
    await page.goto('/retos')
    await page.getByLabel('Tema', { exact: true }).fill(' \t ')
    await page.getByRole('button', { name: 'Generar Reto', exact: true }).click()
    await expect(
      page.getByText('Por favor, introduce un tema para generar un reto.', { exact: true }),
    ).toBeVisible()
    await page.clock.runFor(5000)
    await expect(page.getByRole('button', { name: 'Generar Reto', exact: true })).toBeEnabled()
    await expect(page.getByRole('heading', { name: /^Reto:/ })).toHaveCount(0)
  }),
  ...addedTools,
  ...editForms,
  statement('5', 'edit form of blog: the category is chosen from a fixed list', async ({ as, site }) => {
    const page = await as('admin')
    const form = { ...whole.blog, title: own('Otra categoría'), category: 'Deportes' }
    expect(await sendDocument({ page, site }, 'blog/nuevo', form)).toMatchObject({
      status: 'invalid',
      errors: { category: expect.stringContaining('«Deportes»') },
    })
  }),
]
