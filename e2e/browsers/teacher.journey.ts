import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'puppeteer-core'
import { makePhoto } from '../documents/media-admin.ts'
import { admin, goodPassword } from '../support/people.ts'
import { arrive, choose, click, expect, fill, part, password, see, test } from './firefox.ts'

/**
 * Waits for pictures: leaving a page before its picture has loaded makes
 * Firefox report an error of the service worker.
 */
async function seeSaved(page: Page): Promise<void> {
  await see(page, '::-p-text(Se ha guardado «Palancas de papel»)')
  await page.waitForNetworkIdle({ idleTime: 100 })
}

test('a teacher signs in with Firefox, writes a topic with a picture, views it and changes it', async ({
  firefoxPage: page,
  site,
}) => {
  await admin(site, 'add', 'profe@ejemplo.es')
  await page.goto(`${site.url}/entrar`)
  await fill(page, part('textbox', 'Correo electrónico', 'main'), 'profe@ejemplo.es')
  await fill(page, `main ${password}`, goodPassword)
  await click(page, part('button', 'Entrar', 'main'))
  await click(page, part('link', 'Editor', 'header'))
  await click(page, part('link', 'Nuevo tema del temario', 'main'))
  await see(page, part('heading', 'Nuevo tema del temario', 'main'))

  await click(page, part('button', 'Guardar'))
  await see(page, '::-p-text(El tema debe tener un título o slug válido.)')
  await fill(page, part('textbox', 'Título'), 'Palancas de papel')
  await fill(page, part('textbox', 'Descripción'), 'Tres géneros con un folio')
  await choose(page, part('combobox', 'Categoría'), 'Vida digital (1.º–3.º ESO)')
  await click(page, part('button', 'Modo Markdown'))
  await fill(page, part('textbox', 'Contenido'), '## Tres géneros\n\nUna **palanca** se apoya.')
  await see(page, part('heading', 'Tres géneros', '[aria-label="Vista previa"]'))

  const folder = await mkdtemp(join(tmpdir(), 'engrana-firefox-'))
  await makePhoto(join(folder, 'palanca.jpg'), 0.2)
  const file = await page.waitForSelector('main input[type="file"][accept*="image"]')
  await file?.uploadFile(join(folder, 'palanca.jpg'))
  await see(page, 'main img')
  await click(page, part('button', 'Guardar'))
  await seeSaved(page)
  await rm(folder, { recursive: true })

  await click(page, part('link', 'Ver en la web'))
  await arrive(page, '/topic/palancas-de-papel')
  await see(page, part('heading', 'Tres géneros', 'main'))
  await expect
    .poll(() => page.$eval('main img', (image) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
  await click(page, part('link', 'Editar Palancas de papel', 'main'))
  await fill(page, part('textbox', 'Descripción'), 'Tres géneros con dos folios')
  await click(page, part('button', 'Guardar'))
  await seeSaved(page)
})
