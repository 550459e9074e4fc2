import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '../support/matchers.ts'
import { settled } from '../support/settled.ts'
import { section } from './page-section.ts'
import { type Statement, statement } from './statement.ts'

/** The screens of section 2, as visitors see them. */
export const screens: readonly Statement[] = [
  ...(
    [
      ['Empezar a aprender', '/temario'],
      ['Ver retos', '/retos'],
      ['Ver todos los temas', '/temario'],
      ['Ver todos los retos', '/retos'],
      ['Ver todos los problemas', '/problemas'],
      ['Ver todo el blog', '/blog'],
      ['Ver todas las herramientas', '/herramientas'],
    ] as const
  ).map(([name, path]) =>
    statement('2', `home: «${name}» leads to ${path}`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
    }),
  ),
  statement('2', 'home: topics, daily dose, posts, tools, in this order', async ({ page }) => {
    await page.goto('/')
    const names = ['Temas recientes', 'Dosis diaria', 'Últimas entradas', 'Herramientas']
    const found = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(found.map((one) => one.trim()).filter((one) => names.includes(one))).toEqual(names)
  }),
  statement('2', 'home: the challenge of the daily dose comes before the problem', async ({ page }) => {
    await page.goto('/')
    const items = section(page, 'Dosis diaria').getByRole('article')
    await expect(items.nth(0)).toContainText('Reto destacado')
    await expect(items.nth(1)).toContainText('Problema sugerido')
  }),
  statement(
    '2',
    'home: the challenge links to retos, the problem to problemas',
    async ({ page }) => {
      await page.goto('/')
      for (const [name, href] of [
        ['Ir al reto', /^\/retos#/],
        ['Ir al problema', /^\/problemas(\?[^#]*)?#/],
      ] as const)
        await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    },
    'Daily dose: buttons «Ir al reto» and «Ir al problema»',
  ),
  statement('2', 'home: four tools, each opening in a new tab', async ({ page }) => {
    await page.goto('/')
    const tools = section(page, 'Herramientas').getByRole('article').getByRole('link')
    await expect(tools).toHaveCount(4)
    for (const tool of await tools.all()) await expect(tool).toHaveAttribute('target', '_blank')
  }),
  statement('2', 'temario: heading «Explora Nuestros Temas»', async ({ page }) => {
    await page.goto('/temario')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explora Nuestros Temas')
  }),
  statement('2', 'temario: a card leads to /topic/{id}', async ({ page }) => {
    await page.goto('/temario')
    await page.getByRole('main').getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/topic\/[a-z0-9-]+$/)
  }),
  statement('2', 'topic: «Volver» goes to the page before', async ({ page }) => {
    await page.goto('/blog')
    await page.goto('/topic/ley-de-ohm-serie-y-paralelo')
    await page.getByRole('link', { name: 'Volver', exact: true }).click()
    await expect(page).toHaveURL('/blog')
  }),
  statement('2', 'topic: «Tema no encontrado» in red', async ({ page }) => {
    await page.goto('/topic/no-existe')
    const words = page.getByText('Tema no encontrado', { exact: true })
    const colour = await words.evaluate((one) => getComputedStyle(one).color)
    const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? []
    expect(red, colour).toBeGreaterThan(2 * Math.max(green, blue))
  }),
  ...(['light', 'dark'] as const).map((colorScheme) =>
    statement(
      '2',
      `topic: «Tema no encontrado» has the red of the ${colorScheme} theme and enough contrast`,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await page.goto('/topic/no-existe')
        await settled(page)
        const words = page.getByText('Tema no encontrado', { exact: true })
        const [colour, red] = await words.evaluate((one) => {
          const other = document.body.appendChild(document.createElement('i'))
          other.style.color = 'var(--red)'
          return [getComputedStyle(one).color, getComputedStyle(other).color]
        })
        expect(colour).toBe(red)
        const { violations, passes } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
        expect(violations).toEqual([])
        expect(passes.flatMap(({ nodes }) => nodes.map(({ html }) => html)).join()).toContain(
          'Tema no encontrado',
        )
      },
    ),
  ),
  statement('2', 'retos: title «Desafío Tu Mente: Retos Semanales»', async ({ page }) => {
    await page.goto('/retos')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desafío Tu Mente: Retos Semanales')
  }),
  statement('2', 'retos: featured challenge, generator and archive, in this order', async ({ page }) => {
    await page.goto('/retos')
    const names = ['Reto destacado', 'Generador de ideas', 'Archivo de retos']
    const found = await page.getByRole('main').getByRole('heading').allTextContents()
    expect(found.map((one) => one.trim()).filter((one) => names.includes(one))).toEqual(names)
  }),
  statement('2', 'retos: an input of text and «Generar Reto»', async ({ page }) => {
    await page.goto('/retos')
    await expect(page.getByRole('textbox', { name: 'Tema', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Generar Reto', exact: true })).toBeVisible()
  }),
  statement(
    '2',
    'retos: «Ver Detalles y Enviar»',
    async ({ page }) => {
      await page.goto('/retos')
      await page.getByRole('link', { name: 'Ver Detalles y Enviar', exact: true }).click()
      await expect(page).toHaveURL(/\/retos\/[a-z0-9-]+$/)
    },
    '«open the challenge’s own page, /retos/{slug}»',
  ),
  statement('2', 'problemas: «Todos» filters, in sight', async ({ page }) => {
    await page.goto('/problemas')
    await expect(
      page.getByRole('navigation', { name: 'Bloque' }).getByRole('link', { name: 'Todos', exact: true }),
    ).toBeVisible()
  }),
  statement('2', 'problemas: a category without problems says so with its name', async ({ page }) => {
    await page.goto('/problemas?categoria=Astrolog%C3%ADa')
    await expect(
      page.getByRole('status').filter({
        hasText: 'No se encontraron problemas para la categoría "Astrología".',
      }),
    ).toBeVisible()
  }),
  ...(
    [
      [360, 1],
      [760, 2],
      [1100, 3],
      [1600, 4],
    ] as const
  ).map(([width, columns]) =>
    statement('2', `herramientas: ${columns} columns at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/herramientas')
      await expect
        .poll(async () => {
          const cards = page.getByRole('article')
          const tops = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
          return tops.filter((top) => top === tops[0]).length
        })
        .toBe(columns)
    }),
  ),
  statement('2', 'blog: by date, the newest first', async ({ page }) => {
    await page.goto('/blog')
    const times = page.getByRole('article').locator('time')
    const dates = await times.evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''))
    expect(dates.length).toBeGreaterThan(1)
    expect(dates).toEqual(dates.toSorted().toReversed())
  }),
  statement('2', 'blog: a title leads to /blog/{slug}', async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/)
  }),
  ...['/editor', '/edit/temario/nuevo', '/edit/blog/nuevo', '/edit/tools/nuevo'].map((path) =>
    statement('2', `${path}: a student sees «Acceso solo para administradores»`, async ({ as }) => {
      const page = await as('student')
      await page.goto(path)
      await expect(page.getByText('Acceso solo para administradores', { exact: true }).first()).toBeVisible()
    }),
  ),
  statement('2', 'editor: titled «Panel de Administración»', async ({ as }) => {
    const page = await as('admin')
    await page.goto('/editor')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel de Administración')
  }),
  statement('2', '404: «Página no encontrada», with a link to the start', async ({ page }) => {
    const answer = await page.goto('/nada')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Página no encontrada', exact: true })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Volver al inicio', exact: true }).click()
    await expect(page).toHaveURL('/')
  }),
]
