import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../../test/site/site-server.ts'
import { admin, signInNewBrowser } from '../support/people.ts'
import { expect, test } from '../support/sites.ts'

test('the panel of an empty site shows the first steps, and each link works', async ({ start, browser }) => {
  const site = await start({ DEMO: '0' })
  await admin(site, 'add', 'ana@ejemplo.es')
  const page = await (await signInNewBrowser(browser, site, 'ana@ejemplo.es')).newPage()
  await page.goto(`${site.url}/editor`)
  const begin = page.getByRole('region', { name: 'La web está lista y vacía' })
  for (const [name, path] of [
    ['Escribe el primer tema', '/edit/temario/nuevo'],
    ['Importa otra web', '/editor/importar/web'],
    ['Carga el curso de muestra', '/editor/contenido-de-muestra'],
  ] as const) {
    await begin.getByRole('link', { name }).click()
    await expect(page).toHaveURL(site.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`${site.url}/editor`)
  }
})

test('a visitor creates the admin account by the printed link and publishes a first topic', async ({
  page,
}) => {
  const logFile = join(tmpdir(), `engrana-first-admin-${crypto.randomUUID()}.log`)
  const site = await startSite({ DEMO: '0' }, { logFile })
  try {
    const printed = /Crea la cuenta de administración.*: (http\S+)/
    await expect.poll(async () => printed.test(await readFile(logFile, 'utf8'))).toBe(true)
    const link = printed.exec(await readFile(logFile, 'utf8'))?.[1] ?? ''
    await page.goto(`${site.url}/editor`)
    await expect(page.getByRole('heading', { name: 'Acceso solo para' })).toBeVisible()
    await expect(page.getByText('Esta web todavía no la administra nadie.')).toBeVisible()

    await page.goto(link.replace('localhost', '127.0.0.1'))
    await expect(
      page.getByRole('heading', { name: 'Crea la cuenta de administración de Engrana' }),
    ).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Crear cuenta' }).click()
    await page.getByLabel('Correo electrónico').fill('ana@ejemplo.es')
    await page.getByLabel('Contraseña', { exact: true }).fill('rueda-dentada-9')
    await page.getByRole('main').getByRole('button', { name: 'Crear cuenta' }).click()
    await page.getByRole('button', { name: 'Administrar esta web' }).click()
    await page.getByRole('link', { name: 'Ir al editor' }).click()

    await page.getByRole('button', { name: 'Empezar con los bloques oficiales' }).click()
    await expect(page).toHaveURL(`${site.url}/edit/temario/nuevo`)
    await page.getByLabel('Título', { exact: true }).fill('La palanca')
    await page.getByLabel('Descripción').fill('Mover mucho con poco.')
    await page.getByRole('button', { name: 'Modo Markdown' }).click()
    await page.getByLabel('Contenido', { exact: true }).fill('Una barra y un punto de apoyo.')
    await page.getByLabel('Categoría', { exact: true }).selectOption('Resolución de problemas (1.º–3.º ESO)')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(page.getByText('Se ha guardado «La palanca»')).toBeVisible()
    await page.goto(`${site.url}/topic/la-palanca`)
    await expect(page.getByText('Una barra y un punto de apoyo.')).toBeVisible()

    await page.context().clearCookies()
    await page.goto(link.replace('localhost', '127.0.0.1'))
    await expect(page.getByRole('heading', { name: 'Este enlace no vale' })).toBeVisible()
  } finally {
    await site.stop()
    await rm(logFile, { force: true })
  }
})

test('the form of a topic creates the block that it needs', async ({ start, browser }) => {
  const site = await start({ DEMO: '0' })
  await admin(site, 'add', 'ana@ejemplo.es')
  const page = await (await signInNewBrowser(browser, site, 'ana@ejemplo.es')).newPage()
  await page.goto(`${site.url}/edit/temario/nuevo`)
  const name = page.getByLabel('Nombre de la categoría nueva')
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await expect(page.getByText('Escribe un nombre.')).toBeVisible()
  await name.fill('Máquinas')
  await name.press('Enter')
  const category = page.getByLabel('Categoría', { exact: true })
  await expect(category).toBeFocused()
  await expect(category.locator('option:checked')).toHaveText('Máquinas')
  await page.getByLabel('Título', { exact: true }).fill('La polea')
  await page.getByLabel('Descripción').fill('Subir peso tirando hacia abajo.')
  await page.getByLabel('Contenido', { exact: true }).fill('Una rueda y una cuerda.')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Se ha guardado «La polea»')).toBeVisible()
})
