import { expect } from '../support/matchers.ts'
import { importInto, readRows } from './documents.ts'
import { type Statement, statement } from './statement.ts'

const file = (lines: readonly string[], body = 'Un texto.'): string =>
  `---\n${lines.join('\n')}\n---\n\n${body}\n`

const names = { temario: 'topic', blog: 'blog' } as const

/** Section 5: Markdown files that fill a form. */
export const imports: readonly Statement[] = [
  statement('5', 'Markdown import: takes .md files', async ({ as }) => {
    const page = await as('admin')
    await page.goto('/edit/blog/nuevo')
    await expect(page.getByLabel('Importar Markdown')).toHaveAttribute('accept', /(^|,)\.md(,|$)/)
  }),
  ...(['blog', 'temario'] as const).flatMap((kindSlug) => [
    statement('5', `Markdown import, ${names[kindSlug]}: the body becomes the content`, async ({ as }) => {
      const page = await as('admin')
      await importInto(page, kindSlug, file(['title: Palancas'], '## Idea\n\nUn **texto**.'))
      await expect(page.locator('.edit-form [name="content"]')).toHaveValue('## Idea\n\nUn **texto**.')
    }),
    statement(
      '5',
      `Markdown import, ${names[kindSlug]}: excerpt becomes the ${kindSlug === 'blog' ? 'summary' : 'description'}`,
      async ({ as }) => {
        const page = await as('admin')
        await importInto(page, kindSlug, file(['title: Palancas', 'excerpt: De qué trata']))
        const label = kindSlug === 'blog' ? 'Resumen' : 'Descripción'
        await expect(page.getByLabel(label, { exact: true })).toHaveValue('De qué trata')
      },
    ),
    statement(
      '5',
      `Markdown import, ${names[kindSlug]}: underscores in the title become spaces`,
      async ({ as }) => {
        const page = await as('admin')
        await importInto(page, kindSlug, file(['title: Las_palancas_del_taller']))
        await expect(page.getByLabel('Título', { exact: true })).toHaveValue('Las palancas del taller')
      },
    ),
    statement('5', `Markdown import, ${names[kindSlug]}: the slug goes to lower case`, async ({ as }) => {
      const page = await as('admin')
      await importInto(page, kindSlug, file(['title: Palancas', 'slug: Las-PALANCAS']))
      await expect(page.getByLabel('Slug', { exact: true })).toHaveValue('las-palancas')
    }),
  ]),
  statement('5', 'Markdown import: underscores in the category become spaces', async ({ as, site }) => {
    const page = await as('admin')
    const [category] = readRows(site, "select id, name from syllabus where name like '% %' order by position")
    const written = String(category?.name).replaceAll(' ', '_')
    await importInto(page, 'temario', file(['title: Palancas', `category: "${written}"`]))
    await expect(page.getByText('Se ha importado «documento.md».')).toBeVisible()
    await expect(page.getByLabel('Categoría', { exact: true })).toHaveValue(String(category?.id))
  }),
  statement('5', 'Markdown import, topic: image becomes imageUrl', async ({ as }) => {
    const page = await as('admin')
    await importInto(page, 'temario', file(['title: Palancas', 'image: /figuras/palanca.svg']))
    await expect(page.locator('.edit-form [name="imageUrl"]')).toHaveValue('/figuras/palanca.svg')
  }),
  ...(
    [
      ['link', 'url', 'https://ejemplo.es/regla'],
      ['url', 'url', 'https://ejemplo.es/regla'],
      ['logoUrl', 'imageUrl', '/figuras/palanca.svg'],
      ['icon', 'imageUrl', '/figuras/palanca.svg'],
    ] as const
  ).map(([spelling, field, value]) =>
    statement(
      '5',
      `Markdown import, tool: ${spelling} becomes ${field}`,
      async ({ as }) => {
        const page = await as('admin')
        await importInto(page, 'tools', file(['name: Regla', `${spelling}: ${value}`]))
        await expect(page.locator(`.edit-form [name="${field}"]`)).toHaveValue(value)
      },
      'tools have one pair of columns; both spellings are accepted on import',
    ),
  ),
  statement(
    '5',
    'Markdown import, topic: «La categoría "{category}" no es válida. Usa solo las categorías oficiales.», and it is dropped',
    async ({ as }) => {
      const page = await as('admin')
      await importInto(page, 'temario', file(['title: Palancas', 'category: Astrología']))
      await expect(
        page.getByText('La categoría "Astrología" no es válida. Usa solo las categorías oficiales.'),
      ).toBeVisible()
      await expect(page.getByLabel('Título', { exact: true })).toHaveValue('Palancas')
      await expect(page.getByLabel('Categoría', { exact: true })).toHaveValue('')
    },
  ),
  statement('5', 'Markdown import: «Error al parsear el frontmatter YAML: {message}»', async ({ as }) => {
    const page = await as('admin')
    await importInto(page, 'blog', '---\ntitle: "sin cerrar\n---\n')
    await expect(page.getByText(/^Error al parsear el frontmatter YAML: \S.+/)).toBeVisible()
    await expect(page.getByLabel('Título', { exact: true })).toHaveValue('')
  }),
]
