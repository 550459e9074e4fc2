import { openNetwork } from '../documents/media-admin.ts'
import { expect } from '../support/matchers.ts'
import { importInto, own, readRows, whole, wholeTopic, writeDocument } from './documents.ts'
import { choose, makePicture } from './pictures.ts'
import { type Statement, statement } from './statement.ts'

const buttons = [
  ['Nuevo tema del temario', '/edit/temario/nuevo'],
  ['Nuevo artículo del blog', '/edit/blog/nuevo'],
  ['Nueva herramienta', '/edit/tools/nuevo'],
] as const

const forms = [
  ['temario', 'Título', 'Descripción'],
  ['blog', 'Título', 'Resumen'],
  ['tools', 'Nombre', 'Descripción'],
] as const

/** Section 2: admin panel and edit form. */
export const adminScreens: readonly Statement[] = [
  ...buttons.map(([name, path]) =>
    statement('2', `editor: «${name}» leads to ${path}`, async ({ as }) => {
      const page = await as('admin')
      await page.goto('/editor')
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
    }),
  ),
  ...forms.flatMap(([kindSlug, title, text]) => [
    statement('2', `edit form of ${kindSlug}: loads the document`, async ({ as, site }) => {
      const page = await as('admin')
      const name = own('Ya escrito')
      const fields = kindSlug === 'temario' ? wholeTopic(site) : whole[kindSlug]
      const id = await writeDocument({ page, site }, kindSlug, {
        ...fields,
        [kindSlug === 'tools' ? 'name' : 'title']: name,
      })
      await page.goto(`/edit/${kindSlug}/${id}`)
      await expect(page.getByLabel(title, { exact: true })).toHaveValue(name)
      const written = 'summary' in fields ? fields.summary : fields.description
      await expect(page.getByLabel(text, { exact: true })).toHaveValue(written ?? '')
    }),
    statement('2', `edit form of ${kindSlug}: blank for nuevo`, async ({ as }) => {
      const page = await as('admin')
      await page.goto(`/edit/${kindSlug}/nuevo`)
      await expect(page.getByLabel(title, { exact: true })).toHaveValue('')
      await expect(page.getByLabel(text, { exact: true })).toHaveValue('')
    }),
    statement('2', `edit form of ${kindSlug}: 3 rows for the description`, async ({ as }) => {
      const page = await as('admin')
      await page.goto(`/edit/${kindSlug}/nuevo`)
      await expect(page.getByLabel(text, { exact: true })).toHaveAttribute('rows', '3')
    }),
    statement('2', `edit form of ${kindSlug}: takes an image`, async ({ as }) => {
      const page = await as('admin')
      await page.goto(`/edit/${kindSlug}/nuevo`)
      await choose(page.getByLabel('Imagen', { exact: true }), await makePicture(20_000))
      await expect(page.getByText('Imagen subida.')).toBeVisible()
    }),
  ]),
  ...(['temario', 'blog'] as const).flatMap((kindSlug) => [
    statement('2', `edit form of ${kindSlug}: 12 rows for the content`, async ({ as }) => {
      const page = await as('admin')
      await page.goto(`/edit/${kindSlug}/nuevo`)
      await expect(page.getByLabel('Contenido', { exact: true })).toHaveAttribute('rows', '12')
    }),
    statement('2', `edit form of ${kindSlug}: imports a Markdown file`, async ({ as }) => {
      const page = await as('admin')
      await importInto(page, kindSlug, '---\ntitle: "De un archivo"\n---\nEl cuerpo.\n')
      await expect(page.getByLabel('Título', { exact: true })).toHaveValue('De un archivo')
      await expect(page.getByLabel('Contenido', { exact: true })).toHaveValue(/^El cuerpo\.\s*$/)
    }),
  ]),
  statement(
    '2',
    'edit form without scripts: 12 rows for the content, 3 for the description',
    async ({ as, browser, site }) => {
      const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
      await context.addCookies(await (await as('admin')).context().cookies())
      const page = await context.newPage()
      await page.goto('/edit/temario/nuevo')
      await expect(page.getByLabel('Contenido', { exact: true })).toHaveAttribute('rows', '12')
      await expect(page.getByLabel('Descripción', { exact: true })).toHaveAttribute('rows', '3')
      await context.close()
    },
    '12 and 3 rows hold for the form without scripts and for «Modo Markdown»',
  ),
  statement('2', 'edit form: goes back one page in history after saving', async ({ as, site }) => {
    const page = await as('admin')
    const title = own('Y vuelve')
    const id = await writeDocument({ page, site }, 'blog', { ...whole.blog, title })
    await page.goto('/temario')
    await page.goto(`/blog/${id}`)
    await page.getByRole('link', { name: `Editar ${title}`, exact: true }).click()
    await expect(page).toHaveURL(`/edit/blog/${id}`)
    await page.getByLabel('Resumen', { exact: true }).fill('Otro resumen.')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(page).toHaveURL(`/blog/${id}`)
    await page.goBack()
    await expect(page).toHaveURL('/temario')
    expect(readRows(site, 'select summary from blog_posts where id = ?', id)).toEqual([
      { summary: 'Otro resumen.' },
    ])
  }),
  statement('2', 'edit form: «Subiendo...» and disabled while an image uploads', async ({ as }) => {
    const page = await as('admin')
    await page.goto('/edit/blog/nuevo')
    const network = await openNetwork(page)
    await network.slow(200_000)
    await choose(page.getByLabel('Imagen', { exact: true }), await makePicture(1_000_000))
    await expect(page.getByRole('button', { name: 'Subiendo...', exact: true })).toBeDisabled()
    await network.free()
    await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeEnabled()
  }),
]
