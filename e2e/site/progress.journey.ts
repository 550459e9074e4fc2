import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { countKept } from '../learning/attempts-here.ts'
import { axeOn } from '../support/barriers.ts'
import { expect, test } from '../support/journey.ts'
import { registerByForm } from '../support/people.ts'

const dayMs = 86_400_000
const led = '/problemas/resistencia-para-un-led-con-pila-de-9-v'

const ohm = (page: Page) =>
  page
    .locator('li')
    .filter({ has: page.getByRole('link', { name: 'Electricidad: ley de Ohm', exact: false }) })
    .filter({ hasText: /ejercicios?$/ })

/** Answers the questions of the LED problem by keyboard, with the numbers of its current variant. */
async function answerLed(page: Page, { isRight }: { isRight: boolean }): Promise<void> {
  const text = await page.getByRole('main').innerText()
  const [, drop = '', current = ''] = /necesita ([\d,]+)\s?V y ([\d,]+)\s?mA/.exec(text) ?? []
  const [, battery = ''] = /pila de ([\d,]+)\s?V\./.exec(text) ?? []
  const [, bought = ''] = /comercial de ([\d,]+)\s?Ω/.exec(text) ?? []
  const [v, u, i, r] = [battery, drop, current, bought].map((figure) => Number(figure.replace(',', '.')))
  if (!v || !u || !i || !r) throw new Error(`No numbers in ${text}`)
  const write = (value: number): string => String(Number(value.toPrecision(4))).replace('.', ',')
  await page.getByLabel('Resistencia en serie').fill(`${write(((isRight ? v - u : v) / i) * 1000)} Ω`)
  await page.getByLabel(/^Corriente con la de/).fill(`${write(((v - u) / r) * 1000)} mA`)
  await page.keyboard.press('Enter')
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: isRight ? 'Correcto.' : 'Incorrecto.' })
      .first(),
  ).toBeVisible()
}

/** Moves the clock of this page forward by a number of days. */
async function comeBackIn(page: Page, days: number): Promise<void> {
  await page.clock.setFixedTime(Date.now() + days * dayMs)
}

type Course = { blocks: { topics: { id: string; exercises: { id: string; isTied?: true }[] }[] }[] }

/** Returns the exercises of each topic, from the API of the site. */
async function readTopics(page: Page): Promise<Map<string, string[]>> {
  const { blocks }: Course = await (await page.request.get('/api/curso')).json()
  const topics = blocks.flatMap((block) => block.topics)
  return new Map(
    topics.map(({ id, exercises }) => [id, exercises.flatMap((one) => (one.isTied ? [] : [one.id]))]),
  )
}

/** Adds attempts made now to the log of this device. */
async function keep(page: Page, exercises: readonly string[], verdict: 'right' | 'wrong'): Promise<void> {
  await page.evaluate(
    async ([ids, came]) => {
      const opening = indexedDB.open('intentos')
      await new Promise((resolve, reject) => {
        opening.onsuccess = resolve
        opening.onerror = reject
      })
      const transaction = opening.result.transaction('attempts', 'readwrite')
      for (const exercise of ids) {
        transaction.objectStore('attempts').put({
          id: crypto.randomUUID(),
          owner: '',
          at: new Date().toISOString(),
          exercise,
          seed: '',
          verdict: came,
          hints: 0,
          isSolutionSeen: false,
        })
      }
      await new Promise((resolve) => {
        transaction.oncomplete = resolve
      })
      opening.result.close()
    },
    [exercises, verdict] as const,
  )
}

test('a visitor fails, reviews the next day with new numbers, and masters a topic a week later', async ({
  page,
}) => {
  await page.goto('/progreso')
  await expect(page.getByText('Todavía no has contestado nada.')).toBeVisible()
  await page.goto('/repasar')
  await expect(page.getByText('Todavía no hay nada que repasar')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

  await page.goto(led)
  await answerLed(page, { isRight: false })
  await expect.poll(() => countKept(page)).toBe(1)
  await page.goto('/progreso')
  await expect(ohm(page)).toContainText('Empezado')
  await expect(page.getByText('Hoy no te toca repasar nada.')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Sigue donde lo dejaste: Electricidad/ })).toBeVisible()

  await comeBackIn(page, 1)
  await page.goto('/')
  await page.getByRole('link', { name: 'Repasar hoy: 1 ejercicio' }).press('Enter')
  await expect(page.getByText('Hoy tienes 1 ejercicio para repasar.')).toBeVisible()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Repasar" [level=1]
      - paragraph
      - status:
        - paragraph: Hoy tienes 1 ejercicio para repasar.
        - paragraph: Van de uno en uno y mezclados; los que tienen otros números los traen nuevos.
        - paragraph:
          - link "Empezar"
  `)
  await page.getByRole('link', { name: 'Empezar' }).press('Enter')
  await expect(page).toHaveURL(/\/repasar\/problemas:td-proceso-led\?semilla=[a-z0-9]{6}$/)
  await answerLed(page, { isRight: true })
  await expect.poll(() => countKept(page)).toBe(2)
  await page.getByRole('link', { name: 'Terminar' }).press('Enter')
  await expect(page.getByText('Por hoy has terminado. Has repasado 1 ejercicio, a la primera.')).toBeVisible()
  await expect(page.getByText(/Lo próximo te toca el \d+ de /)).toBeVisible()

  const exercises = (await readTopics(page)).get('ley-de-ohm-serie-y-paralelo') ?? []
  await keep(page, exercises, 'right')
  await page.goto('/progreso')
  await expect(ohm(page)).toContainText('Practicado')
  await comeBackIn(page, 9)
  await page.goto('/repasar/problemas:td-proceso-led?semilla=nueva')
  await answerLed(page, { isRight: true })
  await expect.poll(() => countKept(page)).toBe(3 + exercises.length)
  await page.goto('/progreso')
  await expect(ohm(page)).toContainText('Dominado')
  await expect(ohm(page).locator('..')).toMatchAriaSnapshot(`
    - listitem:
      - link /Electricidad/
      - text: /Dominado \\d+ de \\d+ ejercicios/
  `)
  await expect(
    page.getByRole('region', { name: 'Lo que ya sabes hacer' }).getByRole('listitem').first(),
  ).toBeVisible()
  expect((await axeOn(page).include('main').analyze()).violations).toEqual([])

  // A wrong answer lowers the level by one step only.
  await comeBackIn(page, 9.1)
  await page.goto('/repasar/problemas:td-proceso-led?semilla=nueva')
  await answerLed(page, { isRight: false })
  await expect.poll(() => countKept(page)).toBe(4 + exercises.length)
  await page.goto('/progreso')
  await expect(ohm(page)).toContainText('Practicado')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar mis datos' }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(file.intentos).toHaveLength(4 + exercises.length)
  await page.getByText('Borrar mi progreso').press('Enter')
  await page.getByRole('button', { name: 'Sí, borrar' }).press('Enter')
  await expect(page.getByText('Tu progreso se ha borrado.')).toBeVisible()
  await expect(page.getByText('Todavía no has contestado nada.')).toBeVisible()
  await expect(ohm(page)).toContainText('Por empezar')
})

test('reviews are limited to ten a day, and two of one topic never follow each other', async ({ page }) => {
  // Opening the page creates the log of this device.
  await page.goto('/repasar')
  await expect(page.getByText('Todavía no hay nada que repasar')).toBeVisible()
  const topics = await readTopics(page)
  const topicOf = (exercise: string): string | undefined =>
    [...topics].find(([, exercises]) => exercises.includes(exercise))?.[0]
  const failed = [...new Set([...topics.values()].flatMap((exercises) => exercises.slice(0, 3)))].slice(0, 12)
  await keep(page, failed, 'wrong')
  await comeBackIn(page, 1)
  await page.reload()
  await expect(page.getByText('Hoy tienes 10 ejercicios para repasar.')).toBeVisible()
  await expect(page.getByText('Te esperan 2 más: con diez al día basta.')).toBeVisible()

  await page.getByRole('link', { name: 'Empezar' }).click()
  const asked: string[] = []
  const isOpen = (url: URL): boolean => {
    const [, exercise] = /^\/repasar\/(.+)$/.exec(url.pathname) ?? []
    return exercise !== undefined && !asked.includes(exercise)
  }
  for (let left = 9; left >= 0; left--) {
    await page.waitForURL(isOpen)
    const exercise = new URL(page.url()).pathname.slice('/repasar/'.length)
    expect(topicOf(exercise)).not.toBe(topicOf(asked.at(-1) ?? ''))
    asked.push(exercise)
    await expect(page.locator('.review-steps')).toHaveText(
      left === 0 ? 'Terminar' : left === 1 ? 'SiguienteTe queda 1.' : `SiguienteTe quedan ${left}.`,
    )
    await keep(page, [exercise], 'right')
    await page.getByRole('link', { name: left === 0 ? 'Terminar' : 'Siguiente' }).click()
  }
  await expect(
    page.getByText('Por hoy has terminado. Has repasado 10 ejercicios, 10 a la primera.'),
  ).toBeVisible()
  await expect(page.getByText('Te esperan 2 más')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor sees why there is nothing to review, and a signed-in user reviews by form', async ({
    page,
    site,
  }) => {
    await page.goto('/repasar')
    await expect(page.getByText('sin JavaScript no se puede leer')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'problemas' })).toHaveAttribute(
      'href',
      '/problemas',
    )
    await page.goto('/progreso')
    await expect(page.getByText('sin JavaScript no se puede leer')).toBeVisible()

    await registerByForm(page, 'repaso@ejemplo.es')
    const attempt = {
      id: crypto.randomUUID(),
      at: new Date(Date.now() - 2 * dayMs).toISOString(),
      exercise: 'problemas:td-proceso-led',
      seed: '',
      verdict: 'wrong',
      hints: 0,
      isSolutionSeen: false,
    }
    const sent = await page.request.post('/api/intentos', {
      data: { log: '', attempts: [attempt] },
      headers: { origin: site.url },
    })
    expect(sent.status()).toBe(200)
    await page.goto('/progreso')
    await expect(ohm(page)).toContainText('Empezado')
    await page.getByRole('link', { name: '1 ejercicio', exact: true }).click()
    await page.getByRole('link', { name: 'Empezar' }).click()
    await answerLed(page, { isRight: true })
    await page.getByRole('link', { name: 'Terminar' }).click()
    await expect(page.getByText('Has repasado 1 ejercicio, a la primera.')).toBeVisible()
  })
})
