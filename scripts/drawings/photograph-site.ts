import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
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

const visitorPictures: readonly Picture[] = [
  { name: 'home', path: '/' },
  { name: 'topic', path: '/topic/maquinas-simples' },
  { name: 'simulator', path: '/simuladores/engranajes' },
]

const editorPicture: Picture = {
  name: 'editor',
  path: '/edit/temario/maquinas-simples',
  prepare: async (page) => {
    await page.getByRole('button', { name: 'Modo visual' }).click()
    const text = page.locator('[contenteditable="true"]').first()
    await text.waitFor()
    await page
      .getByRole('toolbar')
      .first()
      .evaluate((element) => {
        scrollTo(0, element.getBoundingClientRect().top + scrollY - 90)
      })
  },
}

/** `npm run photograph`: writes the pictures of README.md to docs/pictures, taken from a site with the sample course. */
await buildIfNeeded()
const site = await startSite()
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  await mkdir(folder, { recursive: true })
  const options = { baseURL: site.url, locale: 'es-ES', viewport }
  const visitor = await browser.newPage(options)
  // The first page of a visitor is shown without the site font, which loads after it.
  await visitor.goto('/', { waitUntil: 'networkidle' })
  for (const picture of visitorPictures) await photograph(visitor, picture)
  const admin = await browser.newPage(options)
  await signIn(admin, site)
  await photograph(admin, editorPicture)
} finally {
  await browser.close()
  await site.stop()
}

/** Creates an admin account, which the editor requires, and signs the page in. */
async function signIn(page: Page, { dataDir }: SiteServer): Promise<void> {
  execFileSync(process.execPath, ['scripts/operator/admin.ts', 'add', author.email], {
    env: { ...process.env, DATA_DIR: dataDir, ADMIN_PASSWORD: author.password },
  })
  await page.goto('/entrar')
  const form = page.getByRole('main')
  await form.getByLabel('Correo electrónico').fill(author.email)
  await form.getByLabel('Contraseña', { exact: true }).fill(author.password)
  await form.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).waitFor()
}

async function photograph(page: Page, { name, path, prepare }: Picture): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await prepare?.(page)
  await page.evaluate(() => document.fonts.ready)
  const webp = await sharp(await page.screenshot())
    .resize({ width })
    .webp({ quality: 80 })
    .toBuffer()
  await writeFile(`${folder}/${name}.webp`, webp)
  console.log(`${folder}/${name}.webp: ${Math.round(webp.length / 1000)} kB`)
}
