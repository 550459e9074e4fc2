import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { expect, test } from '../support/journey.ts'

test.use({ siteName: 'transfer' })

const database = {
  syllabus: { prueba: { category: 'Bloque de prueba', color: 'red' } },
  topics: {
    'tema-de-fuera': {
      title: 'Un tema de fuera',
      excerpt: 'Venía en otra base de datos.',
      category: 'prueba',
      content: '## Hola\n\nTexto.',
      updatedAt: { _seconds: 1_714_602_600, _nanoseconds: 0 },
    },
    roto: { title: 'Sin categoría', excerpt: 'No se puede.', content: 'Texto.' },
  },
  admins: { uno: {} },
}
const file = {
  name: 'datos.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(database)),
}

test('an admin exports all content, and imports other content after a dry run', async ({ as }) => {
  const page = await as('admin')
  await page.goto('/editor')
  await page.getByRole('link', { name: 'Exportar la web' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar todo el contenido (ZIP)' }).click()
  const path = await (await download).path()
  expect((await download).suggestedFilename()).toMatch(/^contenido-\d{4}-\d{2}-\d{2}\.zip$/)
  const names = Object.keys(unzipSync(await readFile(path)))
  expect(names).toContain('temario/maquinas-simples.md')
  await expect(page.getByText('Descargado.')).toBeVisible()

  await page.goto('/editor/importar/web', { waitUntil: 'networkidle' })
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  await page.getByLabel('Archivo (ZIP o JSON)').setInputFiles(file)
  await page.getByRole('button', { name: 'Probar' }).click()
  await expect(page.getByText('Es una prueba: no se ha guardado nada. 2 nuevos')).toBeVisible()
  await expect(row('topics/roto')).toContainText('Mal.')
  expect((await page.request.get('/topic/tema-de-fuera')).status()).toBe(404)
  await page.getByRole('button', { name: 'Importar', exact: true }).click()
  await expect(row('admins')).toContainText('las cuentas no se importan')
  await row('topics/tema-de-fuera').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un tema de fuera')
})

test('without scripts the same forms work, and a file that is not an export is rejected with a message', async ({
  browser,
  site,
  cookiesOf,
}) => {
  const state = { cookies: await cookiesOf('admin'), origins: [] }
  const context = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    storageState: state,
  })
  const page = await context.newPage()
  await page.goto('/editor/importar/web')
  await page.getByLabel('Archivo (ZIP o JSON)').setInputFiles(file)
  await page.getByRole('button', { name: 'Probar' }).click()
  await expect(page.getByText('Es una prueba: no se ha guardado nada.')).toBeVisible()
  await page
    .getByLabel('Archivo (ZIP o JSON)')
    .setInputFiles({ ...file, name: 'a.zip', buffer: Buffer.from('PK no') })
  await page.getByRole('button', { name: 'Importar', exact: true }).click()
  await expect(page.getByText('No se pudo leer «a.zip». No es un ZIP ni un JSON')).toBeVisible()
  await page.goto('/editor/exportar')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar todo el contenido (ZIP)' }).click()
  expect((await (await download).path()).length).toBeGreaterThan(0)
  await context.close()
})
