import type { Page } from '@playwright/test'
import { expect, save, test } from '../editor/authoring-site.ts'
import { axeOn } from '../support/barriers.ts'
import { signInNewBrowser } from '../support/people.ts'

test.use({ siteName: 'site-settings' })
// These tests change one site, and read its name: they run in order.
test.describe.configure({ mode: 'default' })

async function openSettings(page: Page): Promise<void> {
  await page.goto('/editor')
  await page.getByRole('link', { name: 'La web', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'La web' })).toBeVisible()
  await page.getByRole('link', { name: 'Cambiar los ajustes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes de la web' })).toBeVisible()
}

test('a new name and tagline appear on every page at once, also on cached pages and at another instance', async ({
  author,
  site,
  start,
  request,
}) => {
  const other = await start({ DATA_DIR: site.dataDir, SITE_URL: 'https://tecno.example.org' })
  const read = async (url: string): Promise<string> => (await request.get(url)).text()
  for (const at of [site.url, other.url])
    for (const path of ['/', '/temario', '/temario']) expect(await read(at + path)).toContain('Engrana')

  await openSettings(author)
  await author.getByLabel('Nombre de la web').fill('Taller <b>& Ñ</b>')
  await author.getByLabel('Lema').fill('Piensa, dibuja y construye.')
  await save(author)
  await expect(author).toHaveURL(/\/editor\/sitio$/)
  await expect(author.getByRole('banner')).toContainText('Taller <b>& Ñ</b>')
  await expect(author).toHaveTitle('La web · Taller <b>& Ñ</b>')

  for (const at of [site.url, other.url]) {
    const page = await read(`${at}/temario`)
    expect(page).toContain('Taller &lt;b&gt;&amp; Ñ&lt;/b&gt;')
    expect(page).toContain('Piensa, dibuja y construye.')
    expect(page).not.toContain('Engrana')
    expect(await read(`${at}/`)).toMatch(/<h1[^>]*>(?:<span>)?Piensa, dibuja y construye\./)
    expect(JSON.parse(await read(`${at}/site.webmanifest`))).toMatchObject({
      name: 'Taller <b>& Ñ</b>',
      description: 'Piensa, dibuja y construye.',
    })
  }
  for (const path of ['/rss.xml', '/blog/rss.xml', '/opensearch.xml'])
    expect(await read(other.url + path), path).toContain('Taller &lt;b&gt;&amp; Ñ&lt;/b&gt;')
  expect(await read(`${other.url}/retos/calendario.ics`)).toContain('Retos de Taller <b>& Ñ</b>')
  expect(await read(`${site.url}/no-existe`)).toContain('Página no encontrada · Taller &lt;b&gt;')

  await author.goto('/editor/auditoria')
  await expect(author.getByRole('row', { name: /Guardó.*[Cc]onfiguración de la web/ }).first()).toBeVisible()
})

test('a name that is too long or has hidden characters is rejected and stays in the form', async ({
  author,
}) => {
  await openSettings(author)
  const name = author.getByLabel('Nombre de la web')
  await name.fill('a'.repeat(500))
  await save(author)
  await expect(author.getByText('Escribe como mucho 60 caracteres.').first()).toBeVisible()
  await expect(name).toHaveValue('a'.repeat(500))
  await name.fill('Tecno\u202Egro')
  await author.getByLabel('Correo del centro').fill('esto no es un correo')
  await save(author)
  await expect(author.getByText(/^Lleva letras que no se ven/).first()).toBeVisible()
  await expect(author.getByText('Escribe un correo como secretaria@ejemplo.es.').first()).toBeVisible()
  const sent = await author.request.put('/editor/documentos/sitio/web', {
    form: { name: 'b'.repeat(500) },
    headers: { Origin: new URL(author.url()).origin },
  })
  expect(sent.status()).toBe(400)
  await author.goto('/temario')
  await expect(author.getByRole('banner')).not.toContainText('aaaa')
})

test('the name of the school is set once and appears in every text, which until then says that it is missing', async ({
  author,
  page,
}) => {
  await page.goto('/legal')
  await expect(page.getByRole('main')).toContainText('un centro que todavía no ha escrito aquí su nombre')
  await author.goto('/editor/sitio')
  await expect(author.getByText(/^Falta el nombre del centro, la dirección, el correo/)).toBeVisible()
  await openSettings(author)
  await author.getByLabel('Nombre del centro').fill('el IES Río *Ebro*')
  await author.getByLabel('Dirección postal').fill('calle Mayor, 1, 50001 Zaragoza')
  await author.getByLabel('Correo del centro').fill('secretaria@ejemplo.es')
  await author.getByLabel('Persona o cargo responsable').fill('la dirección del centro')
  await save(author)
  await expect(author).toHaveURL(/\/editor\/sitio$/)
  await expect(author.getByText(/^Falta /)).toHaveCount(0)
  for (const path of ['/privacidad', '/terminos', '/legal', '/contacto', '/sobre']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText('el IES Río *Ebro*')
  }
  await page.goto('/contacto')
  await expect(page.getByRole('link', { name: 'secretaria@ejemplo.es' })).toHaveAttribute(
    'href',
    'mailto:secretaria@ejemplo.es',
  )
})

test('a page removed from the menu stays at its address', async ({ author, page }) => {
  await page.goto('/temario')
  const footer = page.getByRole('navigation', { name: 'Pie de página' })
  await expect(footer.getByRole('link', { name: 'Glosario' })).toBeVisible()
  await openSettings(author)
  await author.getByRole('group', { name: 'Quitar del menú' }).getByLabel('Glosario').check()
  await author.getByRole('group', { name: 'Quitar del menú' }).getByLabel('Mi progreso').check()
  await save(author)
  await expect(author).toHaveURL(/\/editor\/sitio$/)
  await expect(author.getByText('Glosario y Mi progreso')).toBeVisible()
  await page.goto('/glosario')
  await expect(page.getByRole('heading', { level: 1, name: 'Glosario' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Glosario' })).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mi progreso' })).toHaveCount(0)
  await expect(footer.getByRole('link', { name: 'Simuladores' })).toBeVisible()
})

test('an admin chooses the tools of the home page and their order', async ({ author, page }) => {
  for (const name of ['Arduino', 'Zeta 3D']) {
    await author.goto('/edit/tools/nuevo')
    await author.getByLabel('Nombre').fill(name)
    await author.getByLabel('Descripción').fill(`Para probar ${name}.`)
    await author.getByLabel('Categoría').selectOption({ label: 'Educación' })
    await author.getByLabel('URL').fill(`https://ejemplo.es/${name.length}`)
    await save(author)
    await expect(author).toHaveURL(/\/herramientas$/)
  }
  await openSettings(author)
  await author.getByLabel('1.ª herramienta').selectOption({ label: 'Zeta 3D' })
  await author.getByLabel('2.ª herramienta').selectOption({ label: 'Arduino' })
  await save(author)
  await expect(author.getByText('Zeta 3D y Arduino')).toBeVisible()
  await page.goto('/')
  const tools = page.locator('section', { has: page.getByRole('heading', { name: 'Herramientas' }) })
  await expect(tools.getByRole('heading', { level: 3 })).toHaveText([
    /Zeta 3D/,
    /Arduino/,
    /Tinkercad/,
    /Scratch/,
  ])
})

test('on an edit conflict the second author compares and chooses; without a network no text is lost', async ({
  author,
  browser,
  site,
  page,
}) => {
  const luis = await (await signInNewBrowser(browser, site, 'luis@ejemplo.es')).newPage()
  for (const one of [author, luis]) {
    await one.goto('/editor/sitio')
    await one.getByRole('link', { name: 'Editar Aviso Legal' }).click()
    await expect(one.getByRole('heading', { level: 2, name: 'Aviso Legal' })).toBeVisible()
    await expect(one.getByLabel('Texto', { exact: true })).toHaveValue(/^En cumplimiento del artículo 10/)
  }
  await author.getByLabel('Texto', { exact: true }).fill('El aviso de **Ana**, y lo firma {centro}.')
  await author.context().setOffline(true)
  await save(author)
  await author
    .getByRole('alertdialog', { name: /^Error al guardar: no hay conexión/ })
    .getByRole('button', { name: 'Aceptar' })
    .click()
  await expect(author.getByLabel('Texto', { exact: true })).toHaveValue(
    'El aviso de **Ana**, y lo firma {centro}.',
  )
  await author.context().setOffline(false)
  await save(author)
  await expect(author).toHaveURL(/\/editor\/sitio$/)
  await expect(author.getByText('Texto propio. Último cambio:')).toHaveCount(1)

  await luis.getByLabel('Texto', { exact: true }).fill('El aviso de Luis.')
  await save(luis)
  await expect(luis.getByRole('region', { name: /^Otra persona ha guardado/ })).toContainText(
    'El aviso de **Ana**, y lo firma {centro}.',
  )
  await expect(luis.getByLabel('Texto', { exact: true })).toHaveValue('El aviso de Luis.')
  await page.goto('/legal')
  await expect(page.getByRole('main')).toContainText('El aviso de Ana, y lo firma el IES Río *Ebro*.')
  await expect(page.getByRole('strong')).toHaveText('Ana')
  await luis.context().close()

  await author.getByRole('link', { name: 'Volver al texto de la web Aviso Legal' }).click()
  await expect(author.getByRole('heading', { level: 1 })).toContainText('volver al texto de la web')
  await author.getByRole('button', { name: 'Aceptar' }).click()
  await expect(author).toHaveURL(/\/editor\/sitio$/)
  await page.goto('/legal')
  await expect(page.getByRole('main')).toContainText('En cumplimiento del artículo 10')
})

test('the colours of all blocks are saved together, and a conflicting save does not overwrite another', async ({
  author,
}) => {
  for (const [name, color] of [
    ['Mecánica', 'Verde'],
    ['Electrónica', 'Rojo'],
  ] as const) {
    await author.goto('/edit/categorias/nuevo')
    await author.getByLabel('Nombre', { exact: true }).fill(name)
    await author.getByLabel('Color').selectOption({ label: color })
    await save(author)
    await expect(author).toHaveURL(/\/temario$/)
  }
  await author.goto('/editor/sitio')
  const late = await author.context().newPage()
  await late.goto('/editor/sitio')
  await author.getByLabel('Color de Mecánica').selectOption({ label: 'Cian' })
  await author.getByRole('button', { name: 'Guardar los colores' }).click()
  await expect(author.getByText('Guardado: 1 bloque.')).toBeFocused()
  await late.getByLabel('Color de Mecánica').selectOption({ label: 'Naranja' })
  await late.getByRole('button', { name: 'Guardar los colores' }).click()
  await expect(late.getByText(/^Otra persona ha cambiado mientras tanto: Mecánica\./)).toBeVisible()
  await late.getByText('Contraste de cada color').click()
  await expect(late.getByRole('row', { name: /Cian .* a 1 .* a 1 Sí/ })).toBeVisible()
  await expect(late.getByLabel('Color de Mecánica')).toHaveValue('orange')
  await late.getByRole('button', { name: 'Guardar los colores' }).click()
  await expect(late.getByText('Guardado: 1 bloque.')).toBeFocused()
  await author.reload()
  await expect(author.getByLabel('Color de Mecánica')).toHaveValue('orange')
})

test('settings, blocks, colours and texts are saved without scripts', async ({ browser, site }) => {
  const signedIn = await signInNewBrowser(browser, site, 'luis@ejemplo.es')
  const storageState = await signedIn.storageState()
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false, storageState })
  const page = await context.newPage()
  await page.goto('/edit/sitio/web')
  await page.getByLabel('Lema').fill('Sin scripts también.')
  await save(page)
  await expect(page).toHaveURL(/\/editor\/sitio$/)
  await expect(page.getByRole('contentinfo')).toContainText('Sin scripts también.')
  await page.goto('/edit/categorias/nuevo')
  await page.getByLabel('Nombre', { exact: true }).fill('Sin scripts')
  await page.getByLabel('Color').selectOption({ label: 'Rojo' })
  await save(page)
  await expect(page).toHaveURL(/\/temario$/)
  await page.goto('/editor/sitio')
  await page.getByLabel('Color de Sin scripts').selectOption({ label: 'Morado' })
  await page.getByRole('button', { name: 'Guardar los colores' }).click()
  await expect(page.getByText('Guardado: 1 bloque.')).toBeVisible()
  await page.goto('/edit/paginas/faq')
  await page.getByLabel('Texto', { exact: true }).fill('Preguntas nuevas.')
  await save(page)
  await expect(page).not.toHaveURL(/\/edit\//)
  await page.goto('/faq')
  await expect(page.getByRole('main')).toContainText('Preguntas nuevas.')
  await context.close()
  await signedIn.close()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the screens of the settings have no axe violations and fit a phone: ${colorScheme}`, async ({
    author,
  }) => {
    await author.emulateMedia({ colorScheme })
    await author.setViewportSize({ width: 360, height: 740 })
    for (const path of [
      '/editor/sitio',
      '/edit/sitio/web',
      '/edit/paginas/cookies',
      '/cookies',
      '/privacidad',
    ]) {
      await author.goto(path)
      expect(
        (await axeOn(author).analyze()).violations.map(({ id }) => id),
        path,
      ).toEqual([])
      expect(await author.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
    }
  })
}
