import type { Page } from '@playwright/test'
import { answer, prompt, save } from '../editor/authoring-site.ts'
import { expect } from '../support/matchers.ts'
import { own, readRows, sendDocument, whole, wholeTopic, writeDocument } from './documents.ts'
import { type Given, type Statement, statement } from './statement.ts'

const rule = 'letters are first reduced to their base; a given slug goes through the rule too'
const folded = 'runs of hyphens collapse, ends are trimmed; blog slugs follow the same rule'

type Slugged = 'blog' | 'temario'
const tables = { blog: 'blog_posts', temario: 'topics' } as const
const wholeOf = (kindSlug: Slugged, { site }: Given): Record<string, string> =>
  kindSlug === 'blog' ? { ...whole.blog } : wholeTopic(site)

/** Saves a document and returns its slug. */
async function slugOf(given: Given, kindSlug: Slugged, fields: Record<string, string>): Promise<unknown> {
  const page = await given.as('admin')
  const id = await writeDocument({ page, site: given.site }, kindSlug, {
    ...wholeOf(kindSlug, given),
    ...fields,
  })
  return readRows(given.site, `select slug from ${tables[kindSlug]} where id = ?`, id)[0]?.slug
}

const mark = (): string => crypto.randomUUID().slice(0, 8)

function ruleOf(kindSlug: Slugged, name: string): Statement[] {
  return [
    statement('5', `${name} slug: the given one`, async (given) => {
      const end = mark()
      expect(await slugOf(given, kindSlug, { title: 'Otro título', slug: `dado-${end}` })).toBe(`dado-${end}`)
    }),
    statement(
      '5',
      `${name} slug: else the title in lower case, with hyphens for its spaces`,
      async (given) => {
        const end = mark()
        expect(await slugOf(given, kindSlug, { title: `El Tren Compuesto ${end}` })).toBe(
          `el-tren-compuesto-${end}`,
        )
      },
    ),
    statement(
      '5',
      `${name} slug: accents are reduced`,
      async (given) => {
        const end = mark()
        expect(await slugOf(given, kindSlug, { title: `Presión y ñandúes ${end}` })).toBe(
          `presion-y-nandues-${end}`,
        )
        expect(await slugOf(given, kindSlug, { title: 'Da igual', slug: `Dado ÁÉ ${end}` })).toBe(
          `dado-ae-${end}`,
        )
      },
      rule,
    ),
    statement(
      '5',
      `${name} slug: what is no lower-case letter, digit or hyphen is removed`,
      async (given) => {
        const end = mark()
        expect(await slugOf(given, kindSlug, { title: `¿C++ & Python? (2) ${end}!` })).toBe(
          `c-python-2-${end}`,
        )
      },
      folded,
    ),
  ]
}

/** Fills a blank form with the title of an existing document, and saves. */
async function collide(page: Page, kindSlug: Slugged, fields: Record<string, string>): Promise<void> {
  await page.goto(`/edit/${kindSlug}/nuevo`)
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`.edit-form [name="${name}"]`)
    if (name.startsWith('category')) await field.selectOption(value)
    else await field.fill(value)
  }
  await save(page)
}

type Words = { tipo: Slugged; name: string; question: string; discarded: string }

function collisions({ tipo: kindSlug, name, question, discarded }: Words): Statement[] {
  const contentOf = ({ site }: Given, id: string) =>
    readRows(site, `select content from ${tables[kindSlug]} where id = ?`, id)
  const begin = async (given: Given): Promise<{ page: Page; id: string }> => {
    const page = await given.as('admin')
    const fields = { ...wholeOf(kindSlug, given), title: own('Repetido') }
    const id = await writeDocument({ page, site: given.site }, kindSlug, fields)
    await collide(page, kindSlug, { ...fields, content: 'Otro texto.' })
    return { page, id }
  }
  return [
    statement('5', `new ${name} with a slug that exists: «${question}»`, async (given) => {
      const { page, id } = await begin(given)
      await expect(prompt(page, question)).toBeVisible()
      expect(contentOf(given, id)).toEqual([{ content: 'Un texto.' }])
    }),
    statement('5', `new ${name}, declined: «${discarded}»`, async (given) => {
      const { page, id } = await begin(given)
      await answer(page, question, 'Cancelar')
      await answer(page, discarded, 'Aceptar')
      expect(contentOf(given, id)).toEqual([{ content: 'Un texto.' }])
      await expect(page.locator('.edit-form [name="content"]')).toHaveValue('Otro texto.')
    }),
    statement(
      '5',
      `new ${name}, accepted: the existing document is replaced and keeps its id`,
      async (given) => {
        const { page, id } = await begin(given)
        await answer(page, question, 'Aceptar')
        await expect(page).not.toHaveURL(/\/edit\//)
        expect(contentOf(given, id)).toEqual([{ content: 'Otro texto.' }])
      },
      'Accepting a replacement overwrites the existing document and keeps its id',
    ),
  ]
}

/** Section 5: slugs, and conflicts between them. */
export const slugs: readonly Statement[] = [
  ...ruleOf('blog', 'blog'),
  ...ruleOf('temario', 'topic'),
  statement('5', 'topic slug: empty, «El tema debe tener un título o slug válido.»', async (given) => {
    const page = await given.as('admin')
    await collide(page, 'temario', { ...wholeTopic(given.site), title: '¿¡…!?' })
    const summary = page.getByRole('alert').filter({ hasText: 'Revisa el formulario:' })
    await expect(summary).toContainText('El tema debe tener un título o slug válido.')
    const sent = { ...wholeTopic(given.site), title: '¿¡…!?' }
    expect(await sendDocument({ page, site: given.site }, 'temario/nuevo', sent)).toMatchObject({
      status: 'invalid',
      errors: { slug: 'El tema debe tener un título o slug válido.' },
    })
  }),
  ...collisions({
    tipo: 'blog',
    name: 'blog post',
    question: 'La entrada ya existe ¿Quieres sustituirla?',
    discarded: 'Entrada descartada. No se ha guardado ningún cambio.',
  }),
  ...collisions({
    tipo: 'temario',
    name: 'topic',
    question: 'El tema ya existe ¿Quieres sustituirlo?',
    discarded: 'Tema descartado. No se ha guardado ningún cambio.',
  }),
  statement('5', 'tools cannot collide', async ({ as, site }) => {
    const page = await as('admin')
    const name = own('Gemela')
    const first = await writeDocument({ page, site }, 'tools', { ...whole.tools, name })
    await page.goto('/edit/tools/nuevo')
    for (const [field, value] of Object.entries({ ...whole.tools, name })) {
      const control = page.locator(`.edit-form [name="${field}"]`)
      if (field === 'category') await control.selectOption(value)
      else await control.fill(value)
    }
    await save(page)
    await expect(page).toHaveURL(/\/herramientas$/)
    const ids = readRows(site, 'select id from tools where name = ?', name).map(({ id }) => id)
    expect(ids).toHaveLength(2)
    expect(ids).toContain(first)
  }),
]
