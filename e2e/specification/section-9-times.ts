import type { Page } from '@playwright/test'
import { answer, prompt, save } from '../editor/authoring-site.ts'
import { expect } from '../support/matchers.ts'
import { settled } from '../support/settled.ts'
import { own, readRows, whole, wholeTopic, writeDocument } from './documents.ts'
import { choose, makePicture, watchUploads } from './pictures.ts'
import { type Statement, statement } from './statement.ts'
import { openStopped } from './stopped-clock.ts'

/**
 * Advances the clock by single milliseconds until the expectation holds: a
 * timer that follows a network request starts late.
 */
const soon = (page: Page, holds: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(1)
    await holds()
  }).toPass()

const delays: Statement[] = [
  statement('9', 'generator: 2000 ms', async ({ page }) => {
    await openStopped(page, '/retos')
    await page.getByLabel('Tema', { exact: true }).fill('poleas')
    await page.getByRole('button', { name: 'Generar Reto', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Generando…', exact: true })).toBeDisabled()
    await page.clock.runFor(1999)
    await expect(page.getByRole('button', { name: 'Generando…', exact: true })).toBeDisabled()
    await expect(page.locator('.callout-ia')).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(page.getByRole('heading', { name: 'Reto: poleas', exact: true })).toBeVisible()
  }),
  statement('9', '«Explicar con IA»: 2000 ms', async ({ page }) => {
    await openStopped(page, '/topic/maquinas-simples')
    const answered = page.waitForResponse('**/api/ia/**')
    await page.getByRole('button', { name: 'Explicar con IA', exact: true }).click()
    await (await answered).finished()
    await page.clock.runFor(1999)
    await expect(page.getByRole('button', { name: 'Pensando…', exact: true })).toBeVisible()
    await expect(page.locator('.callout-ia')).toHaveCount(0)
    await soon(page, () => expect(page.locator('.callout-ia')).toBeVisible({ timeout: 50 }))
  }),
  statement('9', '«¡Herramienta añadida!» goes after 4 seconds', async ({ as }) => {
    const page = await as('admin')
    const name = own('Cronómetro')
    await page.clock.install()
    await page.goto('/herramientas')
    await page.getByLabel('Nombre', { exact: true }).fill(name)
    await page.getByLabel('Descripción', { exact: true }).fill('Mide.')
    await page.getByLabel('Enlace', { exact: true }).fill('https://ejemplo.es/')
    await choose(page.getByLabel('Logo', { exact: true }), await makePicture(20_000))
    await expect(page.getByText('Imagen subida.')).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Añadir herramienta', exact: true }).click()
    const told = page.getByText('¡Herramienta añadida!', { exact: true })
    await expect(told).toBeVisible()
    // The list is updated after the message, so by then the timer of the message runs.
    await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible()
    await page.clock.runFor(3999)
    await expect(told).toBeVisible()
    await page.clock.runFor(1)
    await expect(told).toHaveCount(0)
  }),
  ...(
    [
      [
        'blog',
        'La entrada ya existe ¿Quieres sustituirla?',
        'Entrada descartada. No se ha guardado ningún cambio.',
      ],
      [
        'temario',
        'El tema ya existe ¿Quieres sustituirlo?',
        'Tema descartado. No se ha guardado ningún cambio.',
      ],
    ] as const
  ).map(([kindSlug, question, discarded]) =>
    statement(
      '9',
      `the alert for a declined replacement comes after 100 ms (${kindSlug})`,
      async ({ as, site }) => {
        const page = await as('admin')
        const fields = { ...(kindSlug === 'blog' ? whole.blog : wholeTopic(site)), title: own('Rechazado') }
        await writeDocument({ page, site }, kindSlug, fields)
        await openStopped(page, `/edit/${kindSlug}/nuevo`)
        for (const [name, value] of Object.entries(fields)) {
          const field = page.locator(`.edit-form [name="${name}"]`)
          if (name.startsWith('category')) await field.selectOption(value)
          else await field.fill(value)
        }
        await save(page)
        await answer(page, question, 'Cancelar')
        await page.clock.runFor(99)
        await expect(prompt(page, discarded)).toHaveCount(0)
        await page.clock.runFor(1)
        await expect(prompt(page, discarded)).toBeVisible()
      },
    ),
  ),
]

/** Returns a function that counts the answers that the scripts of the page have processed. */
async function countAnswers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      this.addEventListener('loadend', () => {
        const { dataset } = document.documentElement
        dataset.answers = String(Number(dataset.answers ?? 0) + 1)
      })
      send.call(this, body)
    }
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.answers ?? 0))
}

const failed =
  'Error al subir la imagen. Se han agotado los intentos. Comprueba tu conexión y pulsa Reintentar.'

const uploads: Statement[] = [
  statement('9', 'storage: uploads above 262144 bytes are resumable, others are not', async (given) => {
    const page = await given.as('admin')
    await page.goto('/edit/blog/nuevo')
    const asked = watchUploads(page)
    for (const bytes of [262_144, 262_145]) {
      await choose(page.getByLabel('Imagen', { exact: true }), await makePicture(bytes))
      await expect(page.getByText('Imagen subida.')).toBeVisible()
      await page.getByRole('button', { name: 'Quitar imagen', exact: true }).click()
      await page.reload()
    }
    expect(asked.map(({ method }) => method)).toEqual(['POST', 'POST', 'PATCH', 'PATCH'])
  }),
  statement('9', 'storage: chunks begin with 262144 bytes, and double', async (given) => {
    const page = await given.as('admin')
    await page.goto('/edit/blog/nuevo')
    const asked = watchUploads(page)
    await choose(page.getByLabel('Imagen', { exact: true }), await makePicture(4_000_000))
    await expect(page.getByText('Imagen subida.')).toBeVisible()
    const starts = asked.filter(({ method }) => method === 'PATCH').map(({ offset }) => offset)
    expect(starts).toEqual([0, 1, 3, 7, 15].map((pieces) => pieces * 262_144))
  }),
  statement('9', 'storage: one operation is tried again for 120000 ms at most', async (given) => {
    const page = await given.as('admin')
    const answersTaken = await countAnswers(page)
    await openStopped(page, '/edit/blog/nuevo')
    await page.route('**/subidas', (route) => route.fulfill({ status: 423 }))
    await choose(page.getByLabel('Imagen', { exact: true }), await makePicture(20_000))
    await expect.poll(answersTaken).toBe(1)
    await page.clock.runFor(119_000)
    await expect.poll(answersTaken).toBe(2)
    await expect(page.getByText('Subiendo imagen...')).toBeVisible()
    await page.clock.runFor(5000)
    await expect.poll(answersTaken).toBe(3)
    await expect(page.getByRole('alert')).toContainText('Error al subir la imagen.')
    await page.clock.runFor(60_000)
    expect(await answersTaken()).toBe(3)
  }),
  statement('9', 'storage: an upload is tried again for 600000 ms at most', async (given) => {
    const page = await given.as('admin')
    await openStopped(page, '/edit/blog/nuevo')
    const held = Promise.withResolvers<void>()
    const asked = page.waitForRequest('**/subidas')
    await page.route('**/subidas', async (route) => {
      await held.promise
      await route.abort().catch(() => undefined)
    })
    await choose(page.getByLabel('Imagen', { exact: true }), await makePicture(20_000))
    await asked
    await page.clock.runFor(599_999)
    await expect(page.getByText('Subiendo imagen...')).toBeVisible()
    await page.clock.runFor(1)
    await expect(page.getByRole('alert')).toHaveText(failed)
    held.resolve()
  }),
]

const tables = [
  ['tools', 'tools', 'name'],
  ['blog', 'blog_posts', 'title'],
  ['temario', 'topics', 'title'],
] as const

const rest: Statement[] = [
  ...tables.map(([kindSlug, table, field]) =>
    statement(
      '9',
      `collections: ${table} for ${kindSlug}`,
      async ({ as, site }) => {
        const page = await as('admin')
        const name = own('En su sitio')
        const fields = kindSlug === 'temario' ? wholeTopic(site) : whole[kindSlug]
        const id = await writeDocument({ page, site }, kindSlug, { ...fields, [field]: name })
        const found = tables.filter(
          ([, one]) => readRows(site, `select id from ${one} where id = ?`, id).length > 0,
        )
        expect(found.map(([, one]) => one)).toEqual([table])
      },
      'Entities: the tables topics, blog_posts and tools',
    ),
  ),
  ...(
    [
      [320, 1],
      [2560, 4],
    ] as const
  ).map(([width, columns]) =>
    statement(
      '9',
      `the grid of tools has ${columns} at the ends of 1 to 4 columns (${width} px)`,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/herramientas')
        await settled(page)
        const tools = page.getByRole('article')
        const tops = await tools.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
        expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
      },
    ),
  ),
]

/** Section 9: times. */
export const times: readonly Statement[] = delays
/** Section 9: uploads, tables and columns. */
export const bounds: readonly Statement[] = [...uploads, ...rest]
