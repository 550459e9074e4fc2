import { expect } from '../support/matchers.ts'
import { admin, signInNewBrowser } from '../support/people.ts'
import { importInto, own, readRows, sendDocument, whole, wholeTopic, writeDocument } from './documents.ts'
import { section } from './page-section.ts'
import { type Given, type Statement, statement } from './statement.ts'

const names = 'Entities: canonical names; importers and readers accept the spellings of the specification'

type Entity = {
  name: string
  tipo: string
  table: string
  /** The values that the form sends and that the table must contain. */
  fields: (given: Given) => Record<string, string>
  kept?: Record<string, string | number>
}

const picture = { imageUrl: '/figuras/metodo-de-proyectos.svg' }

const entities: readonly Entity[] = [
  {
    name: 'category',
    tipo: 'categorias',
    table: 'syllabus',
    fields: () => ({ name: own('Bloque'), color: 'cyan' }),
  },
  {
    name: 'topic',
    tipo: 'temario',
    table: 'topics',
    fields: ({ site }) => {
      const title = own('Tema entero')
      const slug = title.toLowerCase().replaceAll(' ', '-')
      return { ...wholeTopic(site), ...picture, title, slug, color: 'red', content: '## Uno' }
    },
  },
  {
    name: 'blog post',
    tipo: 'blog',
    table: 'blog_posts',
    fields: () => ({
      ...whole.blog,
      ...picture,
      title: own('Entrada entera'),
      date: '2026-02-03',
      published: '1',
    }),
    kept: { published: 1 },
  },
  {
    name: 'tool',
    tipo: 'tools',
    table: 'tools',
    fields: () => ({ ...whole.tools, ...picture, name: own('Herramienta entera') }),
  },
  {
    name: 'challenge',
    tipo: 'retos',
    table: 'challenges',
    fields: () => ({
      title: own('Reto entero'),
      description: 'Construye.',
      content: 'Pasos.',
      startsOn: '2025-01-06',
      ...picture,
    }),
  },
  {
    name: 'problem',
    tipo: 'problemas',
    table: 'problems',
    fields: () => ({
      title: own('Problema entero'),
      category: 'Bloque',
      difficulty: 'Alta',
      description: 'Enunciado.',
      solution: '<p>Solución.</p>',
      result: '5 V',
      ...picture,
    }),
  },
]

function fieldsRow({ name, tipo: kindSlug, table, fields, kept = {} }: Entity): Statement {
  return statement(
    '3',
    `${name}: each field is kept as it was written`,
    async (given) => {
      const page = await given.as('admin')
      const written = fields(given)
      const id = await writeDocument({ page, site: given.site }, kindSlug, written)
      const [row] = readRows(given.site, `select * from ${table} where id = ?`, id)
      expect(row).toMatchObject({ id, ...written, ...kept })
      if (table !== 'syllabus') expect(String(row?.updatedAt)).toMatch(/^\d{4}-\d\d-\d\dT/)
    },
    names,
  )
}

function importRow(kindSlug: string, written: string, label: string, value: string): Statement {
  return statement(
    '3',
    `${kindSlug}: «${written.split(':')[0]}» is read as well`,
    async ({ as }) => {
      const page = await as('admin')
      await importInto(page, kindSlug, `---\ntitle: "Con otro nombre"\n${written}\n---\nTexto.\n`)
      const field = label.startsWith('[') ? page.locator(label) : page.getByLabel(label, { exact: true })
      await expect(field).toHaveValue(value)
    },
    names,
  )
}

/** Section 3: entities and their fields. */
export const fields: readonly Statement[] = [
  ...entities.map(fieldsRow),
  ...(['blue', 'green', 'red', 'orange', 'purple', 'cyan'] as const).map((color) =>
    statement('3', `category: the colour ${color}`, async ({ as, site, page }) => {
      const author = await as('admin')
      const name = own('De color')
      const id = await writeDocument({ page: author, site }, 'categorias', { name, color })
      expect(readRows(site, 'select color from syllabus where id = ?', id)).toEqual([{ color }])
      await page.goto('/temario')
      await expect(page.locator('.map-block', { hasText: name })).toHaveAttribute('data-color', color)
    }),
  ),
  statement('3', 'category: no other colour', async ({ as, site }) => {
    const page = await as('admin')
    const sent = { name: own('De otro color'), color: 'pink' }
    expect(await sendDocument({ page, site }, 'categorias/nuevo', sent)).toMatchObject({ status: 'invalid' })
  }),
  statement('3', 'topic: a category is found by its name and by its id', async ({ as, site }) => {
    const page = await as('admin')
    const [block] = readRows(site, 'select id, name from syllabus order by position limit 1')
    for (const category of [block?.name, block?.id]) {
      await importInto(page, 'temario', `---\ntitle: "Del bloque"\ncategory: "${category}"\n---\nTexto.\n`)
      await expect(page.getByLabel('Categoría', { exact: true })).toHaveValue(String(block?.id))
    }
  }),
  statement(
    '3',
    'topic: without a colour of its own it has that of its category',
    async ({ as, site, page }) => {
      const author = await as('admin')
      const [block] = readRows(site, 'select id, color from syllabus order by position limit 1')
      const title = own('Sin color')
      await writeDocument({ page: author, site }, 'temario', {
        ...wholeTopic(site),
        title,
        categoryId: String(block?.id),
      })
      await page.goto('/temario')
      const card = page.getByRole('article').filter({ hasText: title })
      await expect(card).toHaveAttribute('data-color', String(block?.color))
    },
  ),
  importRow('temario', 'excerpt: "Un resumen."', 'Descripción', 'Un resumen.'),
  importRow('temario', 'description: "Un resumen."', 'Descripción', 'Un resumen.'),
  importRow('blog', 'excerpt: "Un resumen."', 'Resumen', 'Un resumen.'),
  importRow('blog', 'summary: "Un resumen."', 'Resumen', 'Un resumen.'),
  importRow('categorias', 'category: "Otro bloque"', 'Nombre', 'Otro bloque'),
  importRow('retos', 'excerpt: "Un resumen."', 'Descripción', 'Un resumen.'),
  importRow('problemas', 'excerpt: "Un enunciado."', 'Descripción', 'Un enunciado.'),
  importRow('tools', 'link: "https://ejemplo.es/"', 'URL', 'https://ejemplo.es/'),
  importRow('tools', 'url: "https://ejemplo.es/"', 'URL', 'https://ejemplo.es/'),
  ...(['logoUrl', 'icon', 'imageUrl', 'image'] as const).map((name) =>
    importRow('tools', `${name}: "${picture.imageUrl}"`, '[name="imageUrl"]', picture.imageUrl),
  ),
  ...(['imageUrl', 'image'] as const).flatMap((name) =>
    (['temario', 'blog'] as const).map((kindSlug) =>
      importRow(kindSlug, `${name}: "${picture.imageUrl}"`, '[name="imageUrl"]', picture.imageUrl),
    ),
  ),
  statement('3', 'blog post: only published ones appear on home', async ({ as, site, page }) => {
    const author = await as('admin')
    const today = new Date().toISOString().slice(0, 10)
    const written = { ...whole.blog, date: today }
    const [draft, shown] = [own('Oculta'), own('A la vista')]
    await writeDocument({ page: author, site }, 'blog', { ...written, title: shown, published: '1' })
    await writeDocument({ page: author, site }, 'blog', { ...written, title: draft, published: '0' })
    await page.goto('/')
    await expect(section(page, 'Últimas entradas')).toContainText(shown)
    await expect(section(page, 'Últimas entradas')).not.toContainText(draft)
  }),
  statement(
    '3',
    'admin marker: its existence makes that user an admin, its id is the id of the user',
    async (given) => {
      const { site, browser } = given
      const email = `marca-${crypto.randomUUID().slice(0, 8)}@ejemplo.es`
      // The last admin cannot be removed, and this row may be the first of its site.
      await admin(site, 'add', 'otra-jefa@ejemplo.es')
      await admin(site, 'add', email)
      const context = await signInNewBrowser(browser, site, email)
      const page = await context.newPage()
      const rows = () =>
        readRows(
          site,
          'select users.id from admins join users on users.id = admins.userId where email = ?',
          email,
        )
      expect(rows()).toHaveLength(1)
      await page.goto('/editor')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel de Administración')
      await admin(site, 'remove', email)
      expect(rows()).toHaveLength(0)
      await page.goto('/editor')
      await expect(page.getByText('Acceso solo para administradores', { exact: true }).first()).toBeVisible()
      await context.close()
    },
  ),
  statement('3', 'tool card on home: name, description, logo and link', async ({ page }) => {
    await page.goto('/')
    const cards = section(page, 'Herramientas').getByRole('article')
    await expect(cards).toHaveCount(4)
    for (const card of await cards.all()) {
      await expect(card.getByRole('heading')).toHaveText(/\p{L}/u)
      await expect(card.locator('img')).toHaveAttribute('src', /^\/figuras\//)
      await expect(card.getByRole('link')).toHaveAttribute('href', /^https:/)
      await expect(card.locator('p').filter({ hasText: /\p{L}{4}/u })).not.toHaveCount(0)
    }
  }),
]
