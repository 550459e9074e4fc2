import { once } from 'node:events'
import type { Locator, Page } from '@playwright/test'
import {
  begin,
  type ChatProvider,
  eventOf,
  refuse,
  sayInEvents,
  startChatProvider,
} from '../test/chat-provider.ts'
import { findBarriers } from './barriers.ts'
import { expect, test as journey } from './journey.ts'

const topic = '/topic/ley-de-ohm-serie-y-paralelo'
const label = 'Generado por IA: puede tener errores. Modelo: modelo-de-prueba.'
const templateNote = 'Este texto sale de una plantilla de la web, no de una inteligencia artificial.'

let provider: ChatProvider

const test = journey.extend<object, { model: ChatProvider }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const own = await startChatProvider()
      await use(own)
      await own.stop()
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ model }, use) => {
      await use({
        AI_BASE_URL: model.baseUrl,
        AI_MODEL: 'modelo-de-prueba',
        AI_API_KEY: 'clave-de-prueba',
        AI_TIMEOUT: '60',
        LOG_LEVEL: 'silent',
      })
    },
    { scope: 'worker' },
  ],
})

test.beforeEach(({ model }) => {
  provider = model
  provider.requests.length = 0
})

const explain = (part: Page | Locator) => part.getByRole('button', { name: 'Explicar con IA' })
const answerOf = (page: Page) => page.locator('.callout-ia')

test('an explanation grows as the model sends it, below whose text it is, and is shown whole at the end', async ({
  page,
}) => {
  const goOn = Promise.withResolvers<void>()
  provider.mood = async (response) => {
    begin(response)
    response.write(eventOf('La **ley de Ohm** '))
    await goOn.promise
    response.write(eventOf('une tres magnitudes.'))
    response.end(eventOf(undefined, 'stop'))
  }
  await page.goto(topic)
  await explain(page).click()
  await expect(page.getByRole('button', { name: 'Pensando…' })).toBeDisabled()
  await expect(answerOf(page)).toContainText('La **ley de Ohm**')
  await expect(answerOf(page)).toContainText(label)
  await expect(page.getByText('La explicación está lista.')).toHaveCount(0)
  expect(await findBarriers(page, 'growing')).toEqual({})
  goOn.resolve()
  await expect(page.getByText('La explicación está lista.')).toHaveCount(1)
  await expect(answerOf(page).getByText('ley de Ohm', { exact: true })).toHaveCSS('font-weight', '700')
  await expect(answerOf(page)).toHaveText(`Explicación${label}La ley de Ohm une tres magnitudes.`)
  await expect(explain(page)).toBeEnabled()
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await findBarriers(page, 'whole, dark')).toEqual({})
  await page.reload()
  await explain(page).click()
  await expect(answerOf(page)).toContainText('une tres magnitudes.')
  expect(provider.requests).toHaveLength(1)
  expect(provider.requests[0]?.headers.authorization).toBe('Bearer clave-de-prueba')
})

test('forty who ask at once ask the model once and all get the whole answer', async ({ request, page }) => {
  provider.mood = sayInEvents('Una palanca gira.')
  await page.goto('/topic/maquinas-simples')
  const ask = () => request.post('/api/ia/temario/maquinas-simples')
  const answers = await Promise.all(Array.from({ length: 40 }, ask))
  for (const answer of answers) {
    const last = (await answer.text()).trim().split('\n').at(-1) ?? ''
    expect(JSON.parse(last)).toEqual({ html: '<p>Una palanca gira.</p>\n', note: label })
  }
  expect(provider.requests).toHaveLength(1)
})

test('a problem is explained by its solution', async ({ page }) => {
  provider.mood = sayInEvents('Primero se mira el dato.')
  await page.goto('/problemas')
  const problem = page.getByRole('article').first()
  await problem.getByText('Ver solución').click()
  await explain(problem).click()
  await expect(problem.getByText('Primero se mira el dato.')).toBeVisible()
  expect(provider.requests[0]?.body).toContain('Un problema de la web:')
})

test('a model that fails half way, or refuses, leaves the template and no error', async ({ page }) => {
  provider.mood = (response) => {
    begin(response)
    response.write(eventOf('La mitad de'), () => response.destroy())
  }
  await page.goto('/topic/casa-bioclimatica')
  await explain(page).click()
  await expect(answerOf(page)).toContainText(templateNote)
  await expect(answerOf(page)).not.toContainText('La mitad de')
  provider.mood = refuse(429, { code: 'insufficient_quota' })
  await page.reload()
  await explain(page).click()
  await expect(answerOf(page)).toContainText(templateNote)
  await expect(answerOf(page)).not.toContainText('Generado por IA')
})

test('a hostile answer does nothing: no script, no picture of another host, no way out, no 100 kB', async ({
  page,
}) => {
  provider.mood = sayInEvents(
    '<script>alert(1)</script><img src=x onerror=alert(1)> ![foto](https://otro.example/a.png) ' +
      '[pulsa](https://otro.example) https://otro.example/b [aquí](javascript:alert(1)) [casa](/cuenta)',
  )
  page.on('dialog', () => expect('a dialog').toBe('none'))
  await page.goto('/topic/casa-bioclimatica')
  await explain(page).click()
  await expect(answerOf(page)).toContainText('pulsa')
  await expect(answerOf(page).locator('script, img, a')).toHaveCount(0)
  provider.mood = sayInEvents('palabra '.repeat(12_500))
  await page.goto('/topic/trenes-de-engranajes')
  await explain(page).click()
  await expect(answerOf(page)).toContainText(templateNote)
  await expect(answerOf(page)).not.toContainText('palabra palabra')
})

test('the generator asks the model, with scripts and without, and shows the template where that fails', async ({
  browser,
  page,
  site,
}) => {
  provider.mood = sayInEvents('Construid un puente de **papel**.')
  await page.goto('/retos')
  await page.getByLabel('Tema').fill('puentes')
  await page.getByRole('button', { name: 'Generar Reto' }).click()
  await expect(answerOf(page)).toHaveText(`Reto: puentes${label}Construid un puente de papel.`)
  expect(page.url()).not.toContain('tema=')
  await page.getByLabel('Tema').fill('   ')
  await page.getByRole('button', { name: 'Generar Reto' }).click()
  await expect(page.getByText('Por favor, introduce un tema para generar un reto.')).toBeVisible()

  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto('/retos')
  await plain.getByLabel('Tema').fill('grúas')
  await plain.getByRole('button', { name: 'Generar Reto' }).click()
  await expect(answerOf(plain)).toHaveText(`Reto: grúas${label}Construid un puente de papel.`)
  provider.mood = refuse(500, {})
  await plain.getByLabel('Tema').fill('ruedas')
  await plain.getByRole('button', { name: 'Generar Reto' }).click()
  await expect(answerOf(plain)).toContainText('un prototipo funcional relacionado con «ruedas»')
  await expect(answerOf(plain)).toContainText(templateNote)
  expect(provider.requests).toHaveLength(3)
  // An address costs nothing: whoever follows a link asks no model.
  await plain.goto('/retos?tema=noria')
  await expect(answerOf(plain)).toContainText(templateNote)
  expect(provider.requests).toHaveLength(3)
  await context.close()
})

test('an answer whose reader leaves is no longer asked for', async ({ page }) => {
  const gone = Promise.withResolvers<void>()
  provider.mood = async (response, left) => {
    begin(response)
    response.write(eventOf('Empiezo'))
    await left
    gone.resolve()
  }
  await page.goto('/topic/energias-renovables')
  await explain(page).click()
  await expect(answerOf(page)).toContainText('Empiezo')
  await page.goto('about:blank')
  await gone.promise
})

test('a site that stops lets nobody wait for the model: they get the template', async ({
  start,
  settings,
}) => {
  const site = await start(settings)
  provider.mood = async (response, left) => {
    begin(response)
    response.write(eventOf('Empiezo'))
    await left
  }
  const answer = await fetch(`${site.url}/api/ia/temario/maquinas-simples`, { method: 'POST' })
  const events: string[] = []
  for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    events.push(piece)
    if (piece.includes('Empiezo')) site.process.kill('SIGTERM')
  }
  expect(events.join('').trim().split('\n').at(-1)).toBe('{"template":true}')
  if (site.process.exitCode === null) await once(site.process, 'exit')
  expect(site.process.exitCode).toBe(0)
})

test('visitors read in «Privacidad» what goes to the model', async ({ page }) => {
  await page.goto('/privacidad')
  await expect(page.getByText('preguntan a un modelo de lenguaje')).toBeVisible()
})

test('an admin corrects an answer, which is pinned, and everybody reads it', async ({ as, page }) => {
  provider.mood = sayInEvents('El texto del modelo.')
  await page.goto('/topic/variables-condicionales-y-bucles')
  await explain(page).click()
  await expect(answerOf(page)).toContainText('El texto del modelo.')
  const author = await as('admin')
  await author.goto('/topic/variables-condicionales-y-bucles')
  await author.getByRole('link', { name: /^Editar respuesta de IA/ }).click()
  await expect(author.getByText('Al día')).toBeVisible()
  await author.getByLabel('Respuesta', { exact: true }).fill('Mejor **así**.')
  await author.getByRole('button', { name: 'Guardar y fijar' }).click()
  await expect(author.getByText('Se ha guardado y fijado la respuesta.')).toBeVisible()
  await expect(author.getByText('Fijada', { exact: true })).toBeVisible()
  await page.reload()
  await explain(page).click()
  await expect(answerOf(page)).toHaveText(`Explicación${label} Revisado por el profesorado.Mejor así.`)

  provider.mood = sayInEvents('Otro intento.')
  await author.getByRole('button', { name: 'Volver a generar' }).click()
  await expect(author.getByText('Hay una respuesta nueva. Léela antes de fijarla.')).toBeVisible()
  await expect(author.getByLabel('Respuesta', { exact: true })).toHaveValue('Otro intento.')
  await author.getByRole('button', { name: 'Fijar', exact: true }).click()
  await expect(author.getByText('La respuesta está fijada.')).toBeVisible()
  await author.getByRole('button', { name: 'Soltar' }).click()
  await expect(author.getByText('La respuesta ya no está fijada.')).toBeVisible()
  provider.mood = refuse(500, {})
  await author.getByRole('button', { name: 'Volver a generar' }).click()
  await expect(author.getByText('El modelo no ha dado ninguna respuesta.')).toBeVisible()
  await author.getByRole('link', { name: 'Todas las respuestas' }).click()
  await expect(author.getByRole('heading', { level: 1, name: 'Respuestas de IA' })).toBeVisible()
  await expect(author.getByRole('listitem').filter({ hasText: /bucles/ })).toContainText('Al día')
})

test('what is typed while a saved answer is loaded again stays, and is saved next', async ({ as, page }) => {
  provider.mood = sayInEvents('El texto del modelo.')
  await page.goto('/topic/energias-renovables')
  await explain(page).click()
  await expect(answerOf(page)).toContainText('El texto del modelo.')
  const author = await as('admin')
  await author.goto('/editor/ia/temario/energias-renovables')
  const field = author.getByLabel('Respuesta', { exact: true })
  const saveButton = author.getByRole('button', { name: 'Guardar y fijar' })
  await expect(author.getByRole('button', { name: 'Negrita' })).toBeVisible()
  let goOn = Promise.withResolvers<void>()
  await author.route('**/energias-renovables.data*', async (route) => {
    if (route.request().method() === 'GET') await goOn.promise
    await route.continue()
  })
  const loadAgain = async (state: string): Promise<void> => {
    goOn.resolve()
    await expect(author.getByText(state, { exact: true })).toBeVisible()
    goOn = Promise.withResolvers()
  }

  await field.fill('La primera.')
  await saveButton.click()
  await expect(author.getByText('Se ha guardado y fijado la respuesta.')).toBeVisible()
  await field.fill('La segunda.\n')
  await loadAgain('Fijada')
  await expect(field).toHaveValue('La segunda.\n')
  await author.getByRole('button', { name: 'Soltar' }).click()
  await expect(author.getByText('La respuesta ya no está fijada.')).toBeVisible()
  await loadAgain('Al día')
  await expect(field).toHaveValue('La segunda.\n')
  await saveButton.click()
  await expect(author.getByText('Se ha guardado y fijado la respuesta.')).toBeVisible()
  await loadAgain('Fijada')
  await expect(author.getByRole('alert')).toHaveCount(0)
  await author.getByRole('link', { name: 'Todas las respuestas' }).click()
  await expect(author.getByRole('heading', { level: 1, name: 'Respuestas de IA' })).toBeVisible()
})

test('of two admins at once the second sees both texts, and loses nothing', async ({ as }) => {
  const [one, other] = [await as('admin'), await as('admin')]
  for (const page of [one, other]) await page.goto('/editor/ia/temario/maquinas-simples')
  await one.getByLabel('Respuesta', { exact: true }).fill('La primera.')
  await one.getByRole('button', { name: 'Guardar y fijar' }).click()
  await expect(one.getByText('Se ha guardado y fijado la respuesta.')).toBeVisible()
  await other.getByLabel('Respuesta', { exact: true }).fill('La segunda.')
  await other.getByRole('button', { name: 'Guardar y fijar' }).click()
  await expect(other.getByRole('alert')).toContainText(
    'Otra persona ha cambiado esta respuesta mientras tanto',
  )
  await expect(other.getByRole('alert')).toContainText('La primera.')
  await expect(other.getByLabel('Respuesta', { exact: true })).toHaveValue('La segunda.')
  await other.getByRole('button', { name: 'Guardar y fijar' }).click()
  await expect(other.getByText('Se ha guardado y fijado la respuesta.')).toBeVisible()
  await other.getByLabel('Respuesta', { exact: true }).fill(' ')
  await other.getByRole('button', { name: 'Guardar y fijar' }).click()
  await expect(other.getByText('Escribe la respuesta.')).toBeVisible()
})

test('students and visitors change nothing', async ({ as, browser, site }) => {
  const student = await as('student')
  for (const path of ['/editor/ia', '/editor/ia/temario/maquinas-simples']) {
    const answer = await student.goto(path)
    expect(answer?.status()).toBe(403)
    await expect(student.getByText('Acceso solo para administradores')).toBeVisible()
  }
  const visitor = await browser.newContext({ baseURL: site.url })
  for (const [{ request }, status] of [
    [student, 403],
    [visitor, 401],
  ] as const) {
    const form = { intent: 'save', answer: 'Mío', openedAt: '' }
    const answer = await request.post('/editor/ia/temario/maquinas-simples', {
      form,
      headers: { origin: site.url },
    })
    expect(answer.status()).toBe(status)
  }
  await visitor.close()
})
