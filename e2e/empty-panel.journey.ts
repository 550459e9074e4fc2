import { admin, signInNewBrowser } from './people.ts'
import { expect, test } from './sites.ts'

test('a site without content says how to begin, and each way leads somewhere', async ({ start, browser }) => {
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
