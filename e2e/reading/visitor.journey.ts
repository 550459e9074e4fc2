import { expect, test } from '../support/journey.ts'

test('the home page shows its two main links, and links to every section', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  for (const name of ['Inicio', 'Temario', 'Retos', 'Problemas', 'Herramientas', 'Blog']) {
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(header.getByRole('link', { name: 'Inicio', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(header.getByRole('link', { name: 'Editor' })).toHaveCount(0)
  await expect(header.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  for (const name of ['Temas recientes', 'Dosis diaria', 'Simuladores', 'Últimas entradas', 'Herramientas']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Ver todos los temas' })).toHaveAttribute('href', '/temario')
  await expect(main.getByRole('link', { name: 'Ver todos los retos' })).toHaveAttribute('href', '/retos')
  await expect(main.getByRole('link', { name: 'Ver todos los problemas' })).toHaveAttribute(
    'href',
    '/problemas',
  )
  await expect(main.getByRole('link', { name: 'Ver todo el blog' })).toHaveAttribute('href', '/blog')
  await expect(main.getByRole('link', { name: 'Ver todas las herramientas' })).toHaveAttribute(
    'href',
    '/herramientas',
  )
  await expect(main.getByRole('link', { name: 'Ver todos los simuladores' })).toHaveAttribute(
    'href',
    '/simuladores',
  )
  await main.getByRole('link', { name: 'Ver retos', exact: true }).click()
  await expect(page).toHaveURL('/retos')
  await page.goto('/')
  await page.getByRole('link', { name: 'Empezar a aprender' }).click()
  await expect(page.getByRole('heading', { name: 'Explora Nuestros Temas' })).toBeVisible()
})

test('the topics and the tools link to the simulators', async ({ page }) => {
  for (const [path, name] of [
    ['/temario', 'Simuladores: toca, cambia un dato y mira qué pasa'],
    ['/herramientas', 'Simuladores hechos aquí: engranajes, circuitos, puertas lógicas y más'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL('/simuladores')
  }
})

test('the home page shows four topics, four posts and four tools that open in a new tab', async ({
  page,
}) => {
  await page.goto('/')
  const section = (name: string) =>
    page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(section('Temas recientes').getByRole('article')).toHaveCount(4)
  await expect(section('Últimas entradas').getByRole('article')).toHaveCount(4)
  const tools = section('Herramientas').getByRole('article').getByRole('link')
  await expect(tools).toHaveCount(4)
  for (const tool of await tools.all()) await expect(tool).toHaveAttribute('target', '_blank')
})

test('a topic opens from the list of topics, with its formula, and «Volver» returns to the list', async ({
  page,
}) => {
  await page.goto('/temario')
  await page.getByRole('link', { name: 'Electricidad: ley de Ohm, serie y paralelo' }).click()
  await expect(page).toHaveURL('/topic/ley-de-ohm-serie-y-paralelo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Electricidad: ley de Ohm, serie y paralelo',
  )
  await expect(page.locator('math').filter({ visible: true }).first()).toBeVisible()
  const picture = page.getByRole('main').getByRole('img').first()
  await expect(picture).toHaveAttribute('width', /^\d+$/)
  await page.getByRole('link', { name: 'Volver', exact: true }).click()
  await expect(page).toHaveURL('/temario')
})

test('«Volver» goes to the previous page, also after a typed address, and to the list when there is none', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.getByRole('main').locator('.topic-card').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/topic\//)
  await page.getByRole('link', { name: 'Volver', exact: true }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/retos/luz-de-escalera')
  await page.getByRole('link', { name: 'Volver', exact: true }).click()
  await expect(page).toHaveURL('/')
  const fresh = await context.newPage()
  await fresh.goto('/retos/luz-de-escalera')
  await fresh.getByRole('link', { name: 'Volver', exact: true }).click()
  await expect(fresh).toHaveURL('/retos')
})

test('«Explicar con IA» shows a waiting state and then a text from a template', async ({ page }) => {
  await page.goto('/topic/ley-de-ohm-serie-y-paralelo')
  await page.getByRole('button', { name: 'Explicar con IA' }).click()
  await expect(page.getByRole('button', { name: 'Pensando…' })).toBeDisabled()
  await expect(page.getByText('Este texto sale de una plantilla de la web')).toBeVisible()
})

test('the link of the section is underlined on the pages below it', async ({ page }) => {
  for (const [path, name, current] of [
    ['/temario', 'Temario', 'page'],
    ['/topic/ley-de-ohm-serie-y-paralelo', 'Temario', 'true'],
    ['/retos/luz-de-escalera', 'Retos', 'true'],
    ['/blog/cuaderno-tecnico', 'Blog', 'true'],
  ] as const) {
    await page.goto(path)
    const links = page.getByRole('banner').getByRole('link')
    await expect(links.and(page.locator('[aria-current]')), path).toHaveText([name])
    const link = links.filter({ hasText: name })
    await expect(link).toHaveAttribute('aria-current', current)
    await expect(link, path).toHaveCSS('text-decoration-line', 'underline')
  }
})

test('the heading of a block has the colour of its category', async ({ page }) => {
  await page.goto('/temario')
  // Other journeys add blocks without topics or without a letter.
  const blocks = page.locator('.map-block').filter({ has: page.locator('.block-letter') })
  const colours = await blocks.filter({ has: page.locator('.card') }).evaluateAll((found) =>
    found.map((block) => {
      const [letter, card] = [block.querySelector('.block-letter'), block.querySelector('.card')]
      if (!letter || !card) throw new Error('A block has no letter or no card')
      return [getComputedStyle(letter).backgroundColor, getComputedStyle(card).borderTopColor]
    }),
  )
  for (const [heading, card] of colours) expect(heading).toBe(card)
  expect(new Set(colours.map(([heading]) => heading)).size).toBeGreaterThan(1)
})

test('an unknown topic shows a message with status 404', async ({ page }) => {
  const response = await page.goto('/topic/no-existe')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Tema no encontrado')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Volver', exact: true })).toBeVisible()
})

test('unknown addresses show a page with a link to the home page', async ({ page }) => {
  for (const path of ['/nada', '/blog/no-existe', '/retos/no-existe', '/figuras/no-existe.svg']) {
    expect((await page.request.get(path)).status(), path).toBe(404)
  }
  await page.goto('/nada')
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page).toHaveURL('/')
})

test('the challenges page has its three parts, and a challenge has a page of its own', async ({ page }) => {
  await page.goto('/retos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desafío Tu Mente: Retos Semanales')
  for (const name of ['Reto destacado', 'Generador de ideas', 'Archivo de retos']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: /^Ver Reto/ }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Ver Detalles y Enviar' }).click()
  await expect(page).toHaveURL(/\/retos\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { name: 'El encargo' })).toBeVisible()
})

test('the idea generator requires a topic, then generates a challenge', async ({ page }) => {
  await page.goto('/retos')
  await page.getByRole('button', { name: 'Generar Reto' }).click()
  await expect(page.getByText('Por favor, introduce un tema para generar un reto.')).toBeVisible()
  await page.getByLabel('Tema').fill('energía solar')
  await page.getByRole('button', { name: 'Generar Reto' }).click()
  await expect(page.getByLabel('Tema')).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Reto: energía solar' })).toBeVisible()
  await expect(page.getByText('materiales reciclados')).toBeVisible()
})

test('text typed before the idea generator is hydrated is kept', async ({ page }) => {
  await page.goto('/retos')
  await page.getByLabel('Tema').fill('puentes')
  await page.getByLabel('Tema').press('Enter')
  await expect(page.getByRole('heading', { name: 'Reto: puentes' })).toBeVisible()
})

test('problems are filtered by a link that can be shared', async ({ page }) => {
  await page.goto('/problemas')
  const blocks = page.getByRole('navigation', { name: 'Bloque' })
  await expect(blocks.getByRole('link', { name: 'Todos', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await blocks.getByRole('link', { name: 'Vida digital (1.º–3.º ESO)' }).click()
  await expect(page).toHaveURL(/\/problemas\?categoria=Vida/)
  const first = page.getByRole('article').first()
  await expect(first.getByText('Tema: Vida digital (1.º–3.º ESO)')).toBeVisible()
  await expect(first.getByText(/^Dificultad: (Baja|Media|Alta)$/)).toBeVisible()
  await first.getByText('Ver solución').click()
  for (const name of ['Enunciado', 'Solución detallada', 'Resultado final']) {
    await expect(first.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await page.goto('/problemas?categoria=Astrolog%C3%ADa')
  await expect(page.getByText('No se encontraron problemas para la categoría "Astrología".')).toBeVisible()
})

test('the blog lists posts by date and shows one with its date in Spanish', async ({ page }) => {
  await page.goto('/blog')
  const dates = await page
    .getByRole('article')
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
  expect(dates.length).toBeGreaterThanOrEqual(6)
  expect(dates).toEqual([...dates].sort().reverse())
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('article').locator('time').first()).toHaveText(/^\d{1,2} de [a-z]+ de \d{4}$/)
})

test('tools stand in one to four columns, depending on the screen width', async ({ page }) => {
  await page.goto('/herramientas')
  for (const [width, columns] of [
    [360, 1],
    [760, 2],
    [1100, 3],
    [1600, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const tops = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
    expect(tops.filter((top) => top === tops[0]).length, `${width} px`).toBe(columns)
  }
})

const staticPages = {
  '/privacidad': 'Privacidad',
  '/terminos': 'Términos',
  '/cookies': 'Cookies',
  '/legal': 'Aviso Legal',
  '/accesibilidad': 'Accesibilidad',
  '/contacto': 'Contacto',
  '/sobre': 'Sobre Nosotros',
  '/faq': 'FAQ',
}

test('the footer links to the static pages', async ({ page }) => {
  for (const [path, name] of Object.entries(staticPages)) {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      name === 'Accesibilidad' ? 'Declaración de accesibilidad' : name,
    )
  }
  await expect(page.getByRole('contentinfo')).toContainText('aprueba, aprende y aplica')
  await expect(page.getByRole('contentinfo')).toContainText(`© 2025–${new Date().getFullYear()}`)
})

test('on a phone the menu opens, closes, and closes when a link is followed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await page.getByRole('button', { name: 'Cerrar menú' }).click()
  await expect(page.getByRole('button', { name: 'Cerrar menú' })).toBeHidden()
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Problemas' }).click()
  await expect(page).toHaveURL('/problemas')
  await expect(page.getByRole('button', { name: 'Cerrar menú' })).toBeHidden()
})

test('a chosen theme persists on the next page', async ({ page }) => {
  await page.goto('/')
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await background()
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Oscuro' }).check()
  expect(await background()).not.toBe(light)
  await page.goto('/temario')
  expect(await background()).not.toBe(light)
  await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Oscuro' })).toBeChecked()
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Automático' }).check()
  expect(await background()).toBe(light)
})

test.describe('slow pages', () => {
  const loadingTexts = {
    Temario: 'Cargando temas...',
    Retos: 'Cargando el reto destacado...',
    Problemas: 'Cargando problemas...',
    Blog: 'Cargando...',
  }

  for (const [name, text] of Object.entries(loadingTexts)) {
    test(`a slow page shows «${text}»`, async ({ page }) => {
      await page.goto('/herramientas')
      // The status 204 keeps the browser on the current page, as it is while a page is pending.
      await page.route(/\/(temario|retos|problemas|blog)$/, (route) => route.fulfill({ status: 204 }))
      // By keyboard: a pointer near the link would make the browser prefetch the page.
      await page.getByRole('banner').getByRole('link', { name }).press('Enter')
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    })
  }

  test('a slow topic shows «Cargando tema...»', async ({ page }) => {
    await page.goto('/temario')
    await page.route('**/topic/*', (route) => route.fulfill({ status: 204 }))
    await page.getByRole('main').getByRole('article').getByRole('link').first().press('Enter')
    await expect(page.getByText('Cargando tema...', { exact: true })).toBeVisible()
  })

  test('a slow longer list shows «Cargando problemas...»', async ({ page }) => {
    await page.goto('/problemas')
    await page.route(/paginas=2/, (route) => route.fulfill({ status: 204 }))
    await page.getByRole('link', { name: 'Ver más', exact: true }).press('Enter')
    await expect(page.getByText('Cargando problemas...', { exact: true })).toBeVisible()
  })

  test('a slow challenge shows «Cargando reto...»', async ({ page }) => {
    await page.goto('/retos')
    await page.route('**/retos/*', (route) => route.fulfill({ status: 204 }))
    await page.getByRole('link', { name: 'Ver Detalles y Enviar' }).press('Enter')
    await expect(page.getByText('Cargando reto...', { exact: true })).toBeVisible()
  })
})
