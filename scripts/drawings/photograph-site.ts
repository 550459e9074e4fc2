import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { buildIfNeeded } from '../../server/build.ts'
import { findChromium } from '../../test/programs/find-chromium.ts'
import { type SiteServer, startSite } from '../../test/site/site-server.ts'

const folder = 'docs/pictures'
const viewport = { width: 1200, height: 750 }
/** Width of the files in pixels; GitHub shows two beside each other. */
const width = 900
const author = { email: 'ana@ejemplo.es', password: 'rueda-dentada-9' }

type Picture = { name: string; path: string; prepare?: (page: Page) => Promise<void> }

const pictures: readonly Picture[] = [
  { name: 'home', path: '/' },
  { name: 'topic', path: '/topic/maquinas-simples' },
  { name: 'simulator', path: '/simuladores/engranajes' },
  {
    name: 'editor',
    path: '/edit/temario/maquinas-simples',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Modo visual' }).click()
      const text = page.locator('[contenteditable="true"]').first()
      await text.waitFor()
      await text.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    },
  },
]

/** `npm run photograph`: writes the pictures of README.md to docs/pictures, taken from a site with the sample course. */
await buildIfNeeded()
const site = await startSite()
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  await mkdir(folder, { recursive: true })
  const page = await openSignedIn(browser, site)
  for (const picture of pictures) await photograph(page, picture)
} finally {
  await browser.close()
  await site.stop()
}

/** Opens a page in which an admin is signed in: the editor asks for one. */
async function openSignedIn(chromiumBrowser: Browser, { url, dataDir }: SiteServer): Promise<Page> {
  execFileSync(process.execPath, ['scripts/operator/admin.ts', 'add', author.email], {
    env: { ...process.env, DATA_DIR: dataDir, ADMIN_PASSWORD: author.password },
  })
  const context = await chromiumBrowser.newContext({ baseURL: url, locale: 'es-ES', viewport })
  const page = await context.newPage()
  await page.goto('/entrar')
  const form = page.getByRole('main')
  await form.getByLabel('Correo electrónico').fill(author.email)
  await form.getByLabel('Contraseña', { exact: true }).fill(author.password)
  await form.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).waitFor()
  return page
}

async function photograph(page: Page, { name, path, prepare }: Picture): Promise<void> {
  // Only the editor is shown as its author sees it; visitors have no editing buttons.
  const visitor =
    prepare === undefined ? await page.context().browser()?.newPage({ locale: 'es-ES', viewport }) : page
  if (!visitor) throw new Error('The browser has been closed')
  await visitor.goto(new URL(path, page.url()).href, { waitUntil: 'networkidle' })
  await prepare?.(visitor)
  await visitor.evaluate(() => document.fonts.ready)
  const webp = await sharp(await visitor.screenshot())
    .resize({ width })
    .webp({ quality: 80 })
    .toBuffer()
  await writeFile(`${folder}/${name}.webp`, webp)
  console.log(`${folder}/${name}.webp: ${Math.round(webp.length / 1000)} kB`)
}
