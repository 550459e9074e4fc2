import { expect, test } from '../support/journey.ts'
import { printPage, readQr } from '../support/paper.ts'

const topic = '/topic/algoritmos-y-diagramas-de-flujo'
const answer = 'Porque no es precisa: cada persona la entiende de una manera.'

test.use({ settings: [{ SITE_URL: 'https://engrana.example' }, { scope: 'worker' }] })

test('a topic prints on A4 with its address as a QR code, and its answers on the last sheet', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(topic)
  const { sheets, qr, millimetres } = await printPage(page)
  expect(millimetres).toEqual([210, 297])
  expect(qr).toBe(`https://engrana.example${topic}`)
  expect(sheets[0]).toContain('Algoritmos y diagramas de flujo')
  expect(sheets[0]).toContain('engrana.example/topic/algoritmos-y-diagramas-de-flujo')
  const before = sheets.slice(0, -1).join(' ')
  expect(before).toMatch(
    /¿Por qué «añade sal al gusto» no sirve como instrucción de un algoritmo\? .{0,200}→ Respuesta 4/,
  )
  expect(before).toContain('regar 5 segundos')
  expect(before).toContain('Palabras del tema')
  for (const word of [
    answer,
    'Imprimir',
    'Volver',
    'Explicar con IA',
    'Temario',
    'Aviso Legal',
    'Ver respuesta',
  ])
    expect(before, word).not.toContain(word)
  expect(sheets.at(-1)).toMatch(/^Respuestas 1\. Las tres estructuras Respuesta: Riega sin parar/)
  expect(sheets.at(-1)).toMatch(/3\. Probar antes de programar Respuesta: 126 € 7 . 20 . 0,90 = 126 euros/)
  expect(sheets.at(-1)).toMatch(/4\. Comprueba lo que sabes Respuesta: .+ Porque no es precisa/)
  expect(sheets.at(-1)).toMatch(new RegExp(`${sheets.length} ?/ ?${sheets.length}$`))
  // The elements added for printing are removed afterwards.
  await expect(page.getByText(answer)).toHaveCount(1)
})

test('a problem prints with its solution on a separate sheet', async ({ page }) => {
  const path = '/problemas/ciclo-de-trabajo-y-tension-media-de-pwm'
  await page.goto(path)
  const { sheets, qr } = await printPage(page)
  expect(qr).toBe(`https://engrana.example${path}`)
  expect(sheets).toHaveLength(2)
  expect(sheets[0]).toContain('Enunciado')
  expect(sheets[0]).not.toContain('Resultado final')
  expect(sheets[1]).toMatch(/^Respuestas .*Solución detallada .*Resultado final/)
})

test('an admin gets the same printout as a visitor', async ({ as, page }) => {
  const admin = await as('admin')
  await admin.goto(topic, { waitUntil: 'networkidle' })
  await page.goto(topic)
  expect(await printPage(admin)).toEqual(await printPage(page))
})

test('«Imprimir» opens the print dialog', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto(topic)
  await page
    .getByRole('list', { name: 'Qué hacer con esta página' })
    .getByRole('button', { name: 'Imprimir' })
    .press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-printed')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a topic prints with its answers on the last sheet too', async ({ page }) => {
    await page.goto(topic)
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
    const { sheets, qr } = await printPage(page)
    expect(qr).toBe(`https://engrana.example${topic}`)
    expect(sheets.slice(0, -1).join(' ')).not.toContain(answer)
    expect(sheets.at(-1)).toMatch(/^Respuestas → Respuesta 1 Respuesta: Riega sin parar/)
  })

  test('«Compartir» unfolds the link for Google Classroom and the QR code', async ({ page }) => {
    await page.goto(topic)
    await page.getByText('Compartir', { exact: true }).click()
    const classroom = page.getByRole('link', { name: 'Google Classroom' })
    await expect(classroom).toHaveAttribute(
      'href',
      'https://classroom.google.com/share?url=https%3A%2F%2Fengrana.example%2Ftopic%2Falgoritmos-y-diagramas-de-flujo&title=Algoritmos+y+diagramas+de+flujo',
    )
    const code = page.getByRole('img', { name: 'Código QR de esta página' })
    await code.scrollIntoViewIfNeeded()
    await expect(code).toHaveJSProperty('complete', true)
    expect(await readQr(await code.screenshot())).toBe(`https://engrana.example${topic}`)
  })
})

test('the site renders QR codes only of its own pages', async ({ request }) => {
  const code = await request.get(`/qr${topic}.svg`)
  expect(code.headers()['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(await code.text()).toContain('<svg')
  for (const path of [
    '/qr/topic/a.png',
    '/qr//malo.example.svg',
    '/qr/topic/%3Fx.svg',
    '/qr/https:/malo.example.svg',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
})
