import type { Page } from '@playwright/test'
import { openNetwork } from '../documents/media-admin.ts'
import { answer, save } from '../editor/authoring-site.ts'
import { expect } from '../support/matchers.ts'
import { own, readRows, whole, wholeTopic, writeDocument } from './documents.ts'
import { choose, makePicture, watchUploads } from './pictures.ts'
import { type Given, type Statement, statement } from './statement.ts'

const tables = { tools: 'tools', blog: 'blog_posts', temario: 'topics' } as const
type Tipo = keyof typeof tables
const collections = { tools: 'tools', blog: 'blogPosts', temario: 'topics' } as const
const fieldsOf = (kindSlug: Tipo, { site }: Given): Record<string, string> =>
  kindSlug === 'temario' ? wholeTopic(site) : whole[kindSlug]
const nameOf = (kindSlug: Tipo): string => (kindSlug === 'tools' ? 'name' : 'title')

/** Writes a document as an admin; the returned `read` queries its row. */
async function begin(given: Given, kindSlug: Tipo, more: Record<string, string> = {}) {
  const page = await given.as('admin')
  const name = own('Guardado')
  const fields = { ...fieldsOf(kindSlug, given), [nameOf(kindSlug)]: name, ...more }
  const id = await writeDocument({ page, site: given.site }, kindSlug, fields)
  const read = () => readRows(given.site, `select * from ${tables[kindSlug]} where id = ?`, id)[0]
  return { page, name, id, fields, read }
}

const deletion: Record<Tipo, { at: (id: string) => string; question: (name: string) => string }> = {
  tools: { at: () => '/herramientas', question: () => '¿Seguro que quieres eliminar esta herramienta?' },
  blog: { at: () => '/blog', question: () => '¿Seguro que quieres eliminar esta entrada?' },
  temario: {
    at: (id) => `/topic/${id}`,
    question: (name) => `¿Seguro que quieres eliminar el tema "${name}"?`,
  },
}

const writes: Statement[] = [
  statement(
    '7',
    'creates a tool: name, description, link, logoUrl, createdAt',
    async ({ as, site }) => {
      const page = await as('admin')
      const name = own('Compás')
      await page.goto('/herramientas')
      await page.getByLabel('Nombre', { exact: true }).fill(name)
      await page.getByLabel('Descripción', { exact: true }).fill('Traza arcos.')
      await page.getByLabel('Enlace', { exact: true }).fill('https://ejemplo.es/compas')
      await choose(page.getByLabel('Logo', { exact: true }), await makePicture(20_000))
      await expect(page.getByText('Imagen subida.')).toBeVisible()
      await page.getByRole('button', { name: 'Añadir herramienta', exact: true }).click()
      await expect(page.getByText('¡Herramienta añadida!', { exact: true })).toBeVisible()
      expect(readRows(site, 'select * from tools where name = ?', name)).toEqual([
        expect.objectContaining({
          description: 'Traza arcos.',
          url: 'https://ejemplo.es/compas',
          imageUrl: expect.stringMatching(/^\/media\/Logos\//),
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        }),
      ])
    },
    'tools have one pair of columns, url and imageUrl; both forms read and write it',
  ),
  ...(['tools', 'blog', 'temario'] as const).map((kindSlug) =>
    statement(
      '7',
      `saves with merge (${collections[kindSlug]}): what the form does not change keeps its value`,
      async (given) => {
        const { page, id, read } = await begin(given, kindSlug, { imageUrl: '/figuras/palanca.svg' })
        const before = read()
        const label = kindSlug === 'blog' ? 'Resumen' : 'Descripción'
        await page.goto(`/edit/${kindSlug}/${id}`)
        await page.getByLabel(label, { exact: true }).fill('Cambiado.')
        await save(page)
        await expect(page).not.toHaveURL(/\/edit\//)
        const after = read()
        const changed = Object.keys(after ?? {}).filter((name) => after?.[name] !== before?.[name])
        expect(changed.toSorted()).toEqual(
          [kindSlug === 'blog' ? 'summary' : 'description', 'updatedAt'].toSorted(),
        )
      },
    ),
  ),
  statement('7', 'saves add updatedAt as a timestamp of the server', async (given) => {
    const forged = { updatedAt: '1999-01-01T00:00:00.000Z', createdAt: '1999-01-01T00:00:00.000Z' }
    const { read } = await begin(given, 'blog', forged)
    expect(String(read()?.updatedAt).startsWith('1999')).toBe(false)
    expect(String(read()?.createdAt).startsWith('1999')).toBe(false)
  }),
  statement(
    '7',
    'a replacement merges: fields that are left empty keep their value, the picture too',
    async (given) => {
      const { page, name, read } = await begin(given, 'blog', {
        imageUrl: '/figuras/palanca.svg',
        date: '2025-03-04',
      })
      await page.goto('/edit/blog/nuevo')
      await page.getByLabel('Título', { exact: true }).fill(name)
      await page.getByLabel('Resumen', { exact: true }).fill('Otro resumen')
      await page.getByLabel('Categoría', { exact: true }).selectOption('Noticias')
      await page.getByLabel('Contenido', { exact: true }).fill('Otro texto.')
      await save(page)
      await answer(page, 'La entrada ya existe ¿Quieres sustituirla?', 'Aceptar')
      await expect(page).toHaveURL(/\/blog$/)
      expect(read()).toMatchObject({
        summary: 'Otro resumen',
        imageUrl: '/figuras/palanca.svg',
        date: '2025-03-04',
      })
    },
    'Replacing a document keeps the value of every field that is left empty, the picture too',
  ),
  ...(['tools', 'blog', 'temario'] as const).map((kindSlug) =>
    statement(
      '7',
      `deletes ${collections[kindSlug]}/{id}`,
      async (given) => {
        const { page, name, id, read } = await begin(given, kindSlug)
        expect(read()).toBeDefined()
        await page.goto(deletion[kindSlug].at(id))
        await page.getByRole('button', { name: `Eliminar ${name}`, exact: true }).click()
        await answer(page, deletion[kindSlug].question(name), 'Aceptar')
        await expect(page.getByRole('status').filter({ hasText: `Se ha eliminado «${name}».` })).toBeVisible()
        expect(read()).toBeUndefined()
        expect(
          await (await page.request.get(deletion[kindSlug].at('').replace('/topic/', '/temario'))).text(),
        ).not.toContain(name)
      },
      kindSlug === 'temario' ? 'delete removes the topic that the page shows' : undefined,
    ),
  ),
]

type Folder = { name: string; at: string; label: string }
const folders: readonly Folder[] = [
  { name: 'Logos', at: '/herramientas', label: 'Logo' },
  { name: 'blogImages', at: '/edit/blog/nuevo', label: 'Imagen' },
  { name: 'temarioImages', at: '/edit/temario/nuevo', label: 'Imagen' },
  { name: 'toolIcons', at: '/edit/tools/nuevo', label: 'Imagen' },
]

/** Uploads a picture with the field of a form, and waits for the end. */
async function upload(page: Page, { at, label }: Folder, bytes: number) {
  const asked = watchUploads(page)
  await page.goto(at)
  await choose(page.getByLabel(label, { exact: true }), await makePicture(bytes))
  await expect(page.getByText('Imagen subida.')).toBeVisible()
  return asked
}

const [, blogFolder = { name: '', at: '', label: '' }] = folders

const files: Statement[] = [
  ...folders.map((folder) =>
    statement(
      '7',
      `uploads go to ${folder.name}/ and give an address, under a name of ours`,
      async ({ as }) => {
        const page = await as('admin')
        await upload(page, folder, 20_000)
        const address = await page.locator('input[name="imageUrl"]').inputValue()
        expect(address).toMatch(
          new RegExp(`^/media/${folder.name}/[0-9a-f]{24}-\\d+x\\d+-[0-9a-f]{3}\\.webp$`),
        )
        const answered = await page.request.get(address)
        expect([answered.status(), answered.headers()['content-type']]).toEqual([200, 'image/webp'])
      },
      'Storage names: the folders of section 7; file names are ours',
    ),
  ),
  statement('7', 'an upload says its progress as a percentage', async ({ as }) => {
    const page = await as('admin')
    await page.goto(blogFolder.at)
    const network = await openNetwork(page)
    await network.slow(400_000)
    await choose(page.getByLabel(blogFolder.label, { exact: true }), await makePicture(2_000_000))
    const bar = page.getByRole('progressbar', { name: 'Subiendo imagen...' })
    await expect(bar).toHaveAttribute('max', '100')
    await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(10)
    await expect(page.getByText(/^\d{1,3} %$/)).toBeVisible()
    await network.free()
    await expect(page.getByText('Imagen subida.')).toBeVisible()
  }),
  statement('7', 'an upload above 262144 bytes is resumable, in chunks', async ({ as }) => {
    const asked = await upload(await as('admin'), blogFolder, 262_145)
    expect(asked.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PATCH'])
  }),
  statement('7', 'an upload of 262144 bytes goes in one request', async ({ as }) => {
    const asked = await upload(await as('admin'), blogFolder, 262_144)
    expect(asked.map(({ method }) => method)).toEqual(['POST'])
  }),
  statement('7', 'a chunk that fails is tried again, from what has arrived', async ({ as }) => {
    const page = await as('admin')
    let failures = 0
    await page.route('**/subidas/*', async (route) => {
      const isSecond = route.request().headers()['upload-offset'] === '262144'
      if (isSecond && failures++ === 0) await route.fulfill({ status: 423 })
      else await route.continue()
    })
    const asked = await upload(page, blogFolder, 600_000)
    expect(failures).toBe(2)
    expect(asked.map(({ method, offset }) => (method === 'PATCH' ? offset : method))).toEqual([
      'POST',
      0,
      262_144,
      'HEAD',
      262_144,
    ])
  }),
]

const local =
  'without a model they behave exactly as the simulation, and a line says that the text comes from a template'

const simulations: Statement[] = [
  statement(
    '7',
    'the generator makes a title and a description of a prototype from recycled materials, and calls nothing',
    async ({ page }) => {
      await page.goto('/retos')
      await page.getByLabel('Tema', { exact: true }).fill('poleas')
      await expect(page.getByRole('button', { name: 'Generar Reto', exact: true })).toBeEnabled()
      const asked: string[] = []
      page.on('request', (one) => one.resourceType() === 'fetch' && asked.push(one.url()))
      await page.getByRole('button', { name: 'Generar Reto', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Reto: poleas', exact: true })).toBeVisible()
      await expect(page.locator('.callout-ia')).toContainText(
        'un prototipo funcional relacionado con «poleas» usando materiales reciclados',
      )
      await expect(page.locator('.callout-ia')).toContainText(
        'Este texto sale de una plantilla de la web, no de una inteligencia artificial.',
      )
      expect(asked).toEqual([])
    },
    local,
  ),
  ...['/topic/maquinas-simples', '/problemas/{slug}'].map((path) =>
    statement(
      '7',
      `«Explicar con IA» is simulated (${path})`,
      async ({ page, site }) => {
        const [problem] = readRows(site, 'select slug from problems order by id')
        await page.goto(path.startsWith('/topic') ? path : `/problemas/${problem?.slug}`)
        const solution = page.locator('summary').filter({ hasText: /^Ver solución/ })
        if (!path.startsWith('/topic')) await solution.click()
        await page.getByRole('button', { name: 'Explicar con IA', exact: true }).click()
        await expect(page.locator('.callout-ia')).toContainText(
          'Este texto sale de una plantilla de la web, no de una inteligencia artificial.',
        )
      },
      local,
    ),
  ),
]

/** Section 7: writing. */
export const written: readonly Statement[] = [...writes, ...files, ...simulations]
