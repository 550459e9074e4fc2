import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import SqliteFile from 'better-sqlite3'
import { strToU8, zipSync } from 'fflate'
import { expect, fill, makeCategory, openNew, test } from './authoring-site.ts'
import { findBarriers } from './barriers.ts'
import { expectDraftKept, keepDraft, previewLink } from './draft-steps.ts'
import { validateHtml } from './html-validator.ts'
import { registerByForm, signInNewBrowser } from './people.ts'
import { untilSearchAnswers } from './search-answers.ts'
import type { SiteServer } from './site-server.ts'

const topic = (title: string, category: string) => ({
  Título: title,
  Descripción: `Qué es ${title}`,
  Categoría: category,
  Contenido: '## Idea\n\nUn **texto** con flipandoria.',
})

/** Makes a topic that is a draft, and stays in its form. */
async function draftTopic(page: Page, title: string, category: string): Promise<void> {
  await openNew(page, 'Nuevo tema del temario')
  await fill(page, topic(title, category))
  await keepDraft(page)
  await expect(page).toHaveURL(/\/edit\/temario\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('region', { name: 'Borrador' })).toContainText('todavía no lo ve nadie')
}

/** Where a published topic shows: none of them may know of a draft. */
const everywhere = ['/', '/temario', '/rss.xml', '/sitemap.xml', '/buscar?q=flipandoria']

async function expectNowhere(client: APIRequestContext, site: SiteServer, title: string): Promise<void> {
  await untilSearchAnswers(client)
  for (const path of everywhere) {
    const answer = await client.get(site.url + path)
    expect(answer.status(), path).toBe(200)
    expect(await answer.text(), path).not.toContain(title)
  }
}

test('a draft is seen by nobody but by who has its link, until it is published', async ({
  author,
  browser,
  site,
  request,
}) => {
  const category = await makeCategory(author, 'Bloque de borradores')
  await draftTopic(author, 'Palancas ocultas', category)
  const student = await (await browser.newContext({ baseURL: site.url })).newPage()
  await registerByForm(student, 'alumna@ejemplo.es')
  for (const client of [request, student.request]) {
    await expectNowhere(client, site, 'Palancas ocultas')
    expect((await client.get(`${site.url}/topic/palancas-ocultas`)).status()).toBe(404)
    expect((await client.get(author.url().replace('/edit/temario/', '/topic/'))).status()).toBe(404)
  }

  const address = await previewLink(author)
  const visitor = await (await browser.newContext()).newPage()
  const seen = await visitor.goto(address)
  expect(seen?.status()).toBe(200)
  const opened = await author.request.get(author.url())
  expect(
    await validateHtml(
      new Map([
        ['vista-previa', (await seen?.text()) ?? ''],
        ['formulario', await opened.text()],
      ]),
    ),
  ).toEqual([])
  expect(await seen?.allHeaders()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  })
  await expect(visitor.getByRole('heading', { level: 1, name: 'Palancas ocultas' })).toBeVisible()
  await expect(visitor.getByText('Vista previa de un borrador.')).toBeVisible()
  await expectNowhere(request, site, 'Palancas ocultas')

  await author.reload()
  await author.getByRole('button', { name: 'Retirar el enlace' }).click()
  await expect(author.getByText('El enlace de vista previa ya no funciona.')).toBeVisible()
  expect((await visitor.goto(address))?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible()
  expect((await visitor.goto(`${site.url}/vista-previa/inventado`))?.status()).toBe(404)

  const another = await previewLink(author)
  const database = new SqliteFile(join(site.dataDir, 'engrana.sqlite'))
  database.prepare(`update document_drafts set "previewEndsAt" = '2026-01-01T00:00:00.000Z'`).run()
  database.close()
  expect((await request.get(another)).status()).toBe(404)

  await author.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(author.getByText('Se ha guardado «Palancas ocultas» en Temario.')).toBeVisible()
  expect((await request.get(`${site.url}/topic/palancas-ocultas`)).status()).toBe(200)
  expect(await (await request.get(`${site.url}/temario`)).text()).toContain('Palancas ocultas')
})

test('a draft over a published page leaves that as it is until it is published', async ({
  author,
  site,
  request,
}) => {
  const category = await makeCategory(author, 'Bloque publicado')
  await openNew(author, 'Nuevo tema del temario')
  await fill(author, topic('Poleas a la vista', category))
  await author.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(author).toHaveURL(/\/editor$/)
  const page = `${site.url}/topic/poleas-a-la-vista`
  await author.goto('/edit/temario/poleas-a-la-vista')
  await author.getByLabel('Título').fill('Poleas cambiadas')
  await keepDraft(author)
  await expect(author.getByRole('region', { name: 'Borrador' })).toContainText(
    'sigue viendo la página publicada',
  )
  expect(await (await request.get(page)).text()).not.toContain('Poleas cambiadas')
  await author.goto('/edit/temario/poleas-a-la-vista')
  await expect(author.getByLabel('Título')).toHaveValue('Poleas cambiadas')
  await expect(author.getByRole('link', { name: 'Ver lo publicado' })).toBeVisible()

  await author.getByRole('button', { name: 'Descartar el borrador' }).click()
  await expect(author.getByLabel('Título')).toHaveValue('Poleas a la vista')
  await expect(author.getByRole('region', { name: 'Borrador' })).toHaveCount(0)
  await author.getByRole('link', { name: 'Historial' }).click()
  await expect(author.getByRole('listitem').filter({ hasText: 'Borrador' })).toHaveCount(1)

  await author.goto('/edit/temario/poleas-a-la-vista')
  await author.getByLabel('Título').fill('Poleas otra vez')
  await keepDraft(author)
  await author.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(author.getByText('Se ha guardado «Poleas otra vez» en Temario.')).toBeVisible()
  expect(await (await request.get(page)).text()).toContain('Poleas otra vez')

  await author.goto('/edit/temario/poleas-a-la-vista')
  await author.getByRole('button', { name: 'Pasar a borrador' }).click()
  await expect(author.getByRole('region', { name: 'Borrador' })).toContainText('todavía no lo ve nadie')
  expect((await request.get(page)).status()).toBe(404)
  await expectNowhere(request, site, 'Poleas otra vez')
  await author.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(author.getByText('Se ha guardado «Poleas otra vez» en Temario.')).toBeVisible()
  expect((await request.get(page)).status()).toBe(200)
})

test('a category with topics is not taken back, and says why', async ({ author }) => {
  const category = await makeCategory(author, 'Bloque con temas')
  await openNew(author, 'Nuevo tema del temario')
  await fill(author, topic('Tema del bloque', category))
  await author.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(author).toHaveURL(/\/editor$/)
  await author.goto('/temario')
  await author.getByRole('link', { name: 'Editar Bloque con temas' }).click()
  await author.getByRole('button', { name: 'Pasar a borrador' }).click()
  await expect(author.getByText('No se puede pasar a borrador: tiene un tema.')).toBeVisible()
})

test('two people who write one draft are told of each other', async ({ author, browser, site }) => {
  const category = await makeCategory(author, 'Bloque de dos')
  await draftTopic(author, 'Tema de dos', category)
  const luis = await (await signInNewBrowser(browser, site, 'luis@ejemplo.es')).newPage()
  await luis.goto(author.url(), { waitUntil: 'networkidle' })
  await luis.getByLabel('Descripción').fill('De Luis')
  await author.getByLabel('Descripción').fill('De Ana')
  await keepDraft(author)
  await luis.getByRole('button', { name: 'Guardar borrador' }).click()
  const conflict = 'Otra persona ha guardado este documento mientras lo editabas'
  await expect(luis.getByRole('heading', { name: conflict })).toBeVisible()
  await expect(luis.getByText('ana@ejemplo.es').first()).toBeVisible()
  await luis.getByRole('button', { name: 'Guardar mi versión' }).click()
  await expectDraftKept(luis)
  await expect(luis.getByRole('heading', { name: conflict })).toHaveCount(0)
  await author.reload()
  await expect(author.getByLabel('Descripción')).toHaveValue('De Luis')
  expect((await author.request.get(`${site.url}/topic/tema-de-dos`)).status()).toBe(404)
})

test('a date says in words when the page comes, and refuses what is past or does not exist', async ({
  author,
}) => {
  const category = await makeCategory(author, 'Bloque con fecha')
  await openNew(author, 'Nuevo tema del temario')
  const schedule = author.getByRole('group', { name: 'Publicar más tarde' })
  const choose = async (day: string, time: string): Promise<void> => {
    await schedule.getByLabel('Día').fill(day)
    await schedule.getByLabel('Hora').fill(time)
    await schedule.getByRole('button', { name: 'Programar' }).click()
  }
  await choose('2029-12-01', '08:00')
  await expect(author.getByRole('alert').filter({ hasText: 'Revisa el formulario:' })).toBeFocused()
  await fill(author, topic('Tema con fecha', category))
  await choose('2020-12-01', '08:00')
  await expect(schedule).toContainText('Esa hora ya ha pasado.')
  await choose('2029-03-25', '02:30')
  await expect(schedule).toContainText('A esa hora de ese día se adelanta el reloj: elige otra.')
  await choose('2029-12-01', '08:00')
  const words = 'Se publicará el sábado, 1 de diciembre de 2029, a las 8:00 (hora de Madrid).'
  await expect(author.getByRole('region', { name: 'Borrador' })).toContainText(words)
  await author.setViewportSize({ width: 360, height: 740 })
  const found = {}
  await findBarriers(author, 'borrador', found, 'all')
  expect(found).toEqual({})
  await author.getByRole('button', { name: 'Quitar la fecha' }).click()
  await expect(author.getByText('El borrador ya no tiene fecha.')).toBeVisible()
  await expect(author.getByRole('region', { name: 'Borrador' })).not.toContainText(words)
})

test('files bring drafts and dates, and what has a date is published at its time', async ({
  author,
  site,
  request,
}) => {
  const category = await makeCategory(author, 'Bloque de los archivos')
  const file = (title: string, line: string) =>
    strToU8(
      `---\ntitle: "${title}"\nexcerpt: "e"\ncategory: "${category}"\n${line}\n---\n## Idea\n\nflipandoria\n`,
    )
  // Long enough for the import itself; the server knows to the second when it is due.
  const due = new Date(Date.now() + 15_000).toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' })
  const zip = zipSync({
    'c/temario/oculto.md': file('Tema que nadie ve', 'estado: borrador'),
    'c/temario/puntual.md': file('Tema puntual', `publicar: "${due}"`),
  })
  await author.goto('/editor/importar', { waitUntil: 'networkidle' })
  await author
    .getByLabel('Elegir archivos o ZIP')
    .setInputFiles({ name: 'c.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) })
  const row = (path: string) => author.getByRole('row').filter({ hasText: path })
  await expect(row('oculto.md')).toContainText('Nuevo Entra como borrador.')
  await expect(row('puntual.md')).toContainText('Se publicará el')
  await author.getByRole('button', { name: 'Importar 2 documentos' }).click()
  await expect(author.getByText('Se han importado 2 documentos.')).toBeVisible()
  await expectNowhere(request, site, 'Tema que nadie ve')
  const puntual = (): Promise<number> =>
    request.get(`${site.url}/topic/tema-puntual`).then((answer) => answer.status())
  await expect.poll(puntual).toBe(200)
  expect(await (await request.get(`${site.url}/temario`)).text()).toContain('Tema puntual')
  await row('oculto.md').getByRole('link', { name: 'Tema que nadie ve' }).click()
  await expect(author.getByRole('region', { name: 'Borrador' })).toContainText('todavía no lo ve nadie')
})

test('without scripts a form keeps drafts, dates them, publishes them and shows their link', async ({
  author,
  browser,
  site,
}) => {
  const category = await makeCategory(author, 'Bloque sin scripts')
  const storageState = await author.context().storageState()
  const plain = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false, storageState })
  const page = await plain.newPage()
  await page.goto('/edit/temario/nuevo')
  await fill(page, topic('Tema sin scripts', category))
  await page.getByRole('button', { name: 'Guardar borrador' }).click()
  await expect(page.getByRole('region', { name: 'Borrador' })).toContainText('todavía no lo ve nadie')
  await page.getByLabel('Día').fill('2020-01-01')
  await page.getByLabel('Hora').fill('08:00')
  await page.getByRole('button', { name: 'Programar' }).click()
  await expect(page.getByText('Esa hora ya ha pasado.').first()).toBeVisible()
  const form = page.url()
  await page.getByRole('button', { name: 'Enlace de vista previa' }).click()
  await expect(page).toHaveURL(/\/editor\/borradores\/temario\//)
  await page.getByRole('link', { name: 'Abrir la vista previa' }).waitFor()
  const link = await page.getByLabel('Enlace de vista previa', { exact: true }).inputValue()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Tema sin scripts' })).toBeVisible()
  await page.goto(form)
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page).toHaveURL(/\/temario$/)
  await expect(page.getByRole('link', { name: 'Tema sin scripts', exact: true })).toBeVisible()
  await plain.close()
})

test('a draft of its own goes to the bin and comes back from it', async ({ author }) => {
  const category = await makeCategory(author, 'Bloque de la papelera')
  await draftTopic(author, 'Tema descartado', category)
  await author.getByRole('button', { name: 'Descartar el borrador' }).click()
  await expect(author).toHaveURL(/\/editor\/papelera$/)
  await author.getByRole('button', { name: 'Restaurar Tema descartado' }).click()
  await expect(author.getByText('Se ha restaurado «Tema descartado».')).toBeVisible()
})
