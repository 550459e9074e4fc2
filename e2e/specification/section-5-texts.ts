import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { prompt } from '../editor/authoring-site.ts'
import { expect } from '../support/matchers.ts'
import { own, whole, wholeTopic, writeDocument } from './documents.ts'
import { type Given, type Statement, statement } from './statement.ts'

type Asked = { page: Page; name: string }

/** Writes a document and opens the page on which it can be deleted. */
async function openListed(
  { as, site }: Given,
  kindSlug: 'temario' | 'tools' | 'blog',
  list: string,
): Promise<Asked> {
  const page = await as('admin')
  const name = own('Se queda')
  const fields = kindSlug === 'temario' ? wholeTopic(site) : whole[kindSlug]
  const id = await writeDocument({ page, site }, kindSlug, {
    ...fields,
    [kindSlug === 'tools' ? 'name' : 'title']: name,
  })
  await page.goto(kindSlug === 'temario' ? `/topic/${id}` : kindSlug === 'blog' ? `/blog/${id}` : list)
  return { page, name }
}

function confirmation(
  kindSlug: 'temario' | 'tools' | 'blog',
  list: string,
  question: (name: string) => string,
): Statement {
  return statement('5', `confirmation: ${question('{title}')}`, async (given) => {
    const { page, name } = await openListed(given, kindSlug, list)
    await page.getByRole('button', { name: `Eliminar ${name}`, exact: true }).click()
    const asked = prompt(page, question(name))
    await expect(asked).toBeVisible()
    await asked.getByRole('button', { name: 'Cancelar', exact: true }).click()
    await expect(asked).toHaveCount(0)
    expect(await (await page.request.get(list)).text()).toContain(name)
  })
}

/** Writes a post with this text and opens it as a visitor. */
async function readText({ as, site, page }: Given, content: string): Promise<Locator> {
  const author = await as('admin')
  const id = await writeDocument({ page: author, site }, 'blog', {
    ...whole.blog,
    title: own('Texto'),
    content,
  })
  expect((await page.goto(`/blog/${id}`))?.status()).toBe(200)
  return page.getByRole('main')
}

async function readLink(given: Given, address: string): Promise<Locator> {
  const main = await readText(given, `Antes [el enlace](${address}) y después.`)
  await expect(main.getByText('Antes el enlace y después.')).toBeVisible()
  return main.locator('a').filter({ hasText: 'el enlace' })
}

const allowed = {
  http: 'http://ejemplo.es/a',
  https: 'https://ejemplo.es/a',
  irc: 'irc://ejemplo.es/canal',
  ircs: 'ircs://ejemplo.es/canal',
  mailto: 'mailto:profe@ejemplo.es',
  xmpp: 'xmpp:profe@ejemplo.es',
} as const

/** Chooses a file in the picture library; the row checks the answer. */
async function upload({ as }: Given, name: string, buffer: Buffer): Promise<Page> {
  const page = await as('admin')
  await page.goto('/editor/imagenes')
  await page.getByLabel('Subir imagen').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  return page
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: width % 256, g: height % 256, b: 90 } } })

const limits = 'File limits: images up to 10 MB and 50 megapixels, recognised by their bytes; SVG is refused'

function refused(
  words: string,
  { name, make, says }: { name: string; make: () => Promise<Buffer>; says: string },
) {
  return statement(
    '5',
    words,
    async (given) => {
      const page = await upload(given, name, await make())
      await expect(page.getByRole('alert')).toHaveText(`Error al subir la imagen. ${says}`)
    },
    limits,
  )
}

const fileLimits: Statement[] = [
  refused('file size: more than 10 MB is refused', {
    name: 'enorme.jpg',
    make: async () => Buffer.alloc(10 * 1024 * 1024 + 1),
    says: 'La imagen pesa más de 10 MB. Elige una más pequeña.',
  }),
  refused('file size: more than 50 megapixels is refused', {
    name: 'ancha.png',
    make: () => blank(7100, 7100).png().toBuffer(),
    says: 'La imagen tiene más de 50 megapíxeles. Elige una más pequeña.',
  }),
  refused('files: SVG is refused', {
    name: 'dibujo.png',
    make: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    says: 'El archivo no es una imagen JPEG, PNG, WebP, GIF o AVIF.',
  }),
  ...(['jpeg', 'png', 'webp', 'gif', 'avif'] as const).map((format, index) =>
    statement(
      '5',
      `files: ${format.toUpperCase()} is taken, whatever its name`,
      async (given) => {
        const buffer = await blank(60 + index, 40)
          .toFormat(format)
          .toBuffer()
        const page = await upload(given, 'sin-nombre.dat', buffer)
        await expect(page.getByText(/^(Imagen subida\.|Esta imagen ya estaba)/)).toBeVisible()
      },
      limits,
    ),
  ),
  statement(
    '5',
    'files: metadata is stripped',
    async (given) => {
      const place = { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1' }
      const exif = { IFD0: { Make: 'CamaraSecreta' }, IFD3: place }
      const page = await upload(given, 'lugar.jpg', await blank(70, 51).withExif(exif).jpeg().toBuffer())
      await expect(page.getByText(/^(Imagen subida\.|Esta imagen ya estaba)/)).toBeVisible()
      const image = page.getByRole('listitem').filter({ hasText: '70 × 51 píxeles' }).locator('img').first()
      const answer = await page.request.get((await image.getAttribute('src')) ?? '')
      const about = await sharp(await answer.body()).metadata()
      expect([about.width, about.exif, about.xmp]).toEqual([70, undefined, undefined])
    },
    'Metadata (GPS above all) is stripped',
  ),
]

/** Section 5: confirmations before deleting, targets of links, and types of files. */
export const texts: readonly Statement[] = [
  confirmation('temario', '/temario', (name) => `¿Seguro que quieres eliminar el tema "${name}"?`),
  confirmation('tools', '/herramientas', () => '¿Seguro que quieres eliminar esta herramienta?'),
  confirmation('blog', '/blog', () => '¿Seguro que quieres eliminar esta entrada?'),
  statement(
    '5',
    'confirmations: a dialog of the site, which Esc cancels and which gives the focus back',
    async (given) => {
      const { page, name } = await openListed(given, 'blog', '/blog')
      const button = page.getByRole('button', { name: `Eliminar ${name}`, exact: true })
      await button.click()
      const asked = prompt(page, '¿Seguro que quieres eliminar esta entrada?')
      for (const words of ['Aceptar', 'Cancelar'])
        await expect(asked.getByRole('button', { name: words, exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(asked).toHaveCount(0)
      await expect(button).toBeFocused()
    },
    "Prompts are the site's own modal dialogs; Esc cancels, focus returns",
  ),
  ...Object.entries(allowed).map(([scheme, address]) =>
    statement('5', `rendered Markdown: links to ${scheme} stay`, async (given) => {
      await expect(await readLink(given, address)).toHaveAttribute('href', address)
    }),
  ),
  ...[
    'javascript:alert(1)',
    'data:text/html,hola',
    'ftp://ejemplo.es/a',
    'file:///etc/passwd',
    'vbscript:a',
  ].map((address) =>
    statement('5', `rendered Markdown: ${address.split(':')[0]} is blanked`, async (given) => {
      const link = await readLink(given, address)
      const href = (await link.count()) === 0 ? '' : await link.getAttribute('href')
      expect(href ?? '').toBe('')
    }),
  ),
  statement(
    '5',
    'rendered Markdown: a picture of another site is a link with its text',
    async (given) => {
      const main = await readText(given, '![Una grúa](https://otra.example/grua.png)')
      const link = main.getByRole('link', { name: /Una grúa/ })
      await expect(link).toHaveAttribute('href', 'https://otra.example/grua.png')
      await expect(main.locator('img[src*="otra.example"]')).toHaveCount(0)
    },
    'Pictures come from the site itself; an outside address is shown as a link',
  ),
  statement(
    '5',
    'rendered Markdown: raw HTML is shown as text',
    async (given) => {
      const main = await readText(given, 'Un <u id="crudo">subrayado</u>.')
      await expect(main.getByText('Un <u id="crudo">subrayado</u>.', { exact: true })).toBeVisible()
      await expect(main.locator('#crudo')).toHaveCount(0)
    },
    'raw HTML in Markdown is shown as text',
  ),
  ...fileLimits,
]
