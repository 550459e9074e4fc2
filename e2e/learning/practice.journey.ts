import type { Page } from '@playwright/test'
import { build } from 'vite'
import { answerRows } from '../../app/learning/marking/answers-fixture.ts'
import { test as asAuthor, fill, openNew, save } from '../editor/authoring-site.ts'
import { axeOn } from '../support/barriers.ts'
import { expect, test } from '../support/journey.ts'

const led = '/problemas/resistencia-para-un-led-con-pila-de-9-v'

const series = (page: Page) => page.getByLabel('Resistencia en serie')
const verdicts = (page: Page) => page.locator('#respuesta').getByRole('status')

/** Fills an answer in and submits it with the keyboard. */
async function tryAnswer(page: Page, text: string): Promise<void> {
  await series(page).fill(text)
  await series(page).press('Enter')
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a student answers wrongly, opens hints and answers right', async ({ page }) => {
      await page.goto(led)
      await tryAnswer(page, '350 V')
      await expect(verdicts(page).first()).toHaveText(
        'Incorrecto. «V» mide una tensión, y aquí se pide una resistencia.',
      )
      await expect(series(page)).toHaveValue('350 V')
      await tryAnswer(page, '450 Ω')
      await expect(verdicts(page).first()).toContainText(
        'Incorrecto. No has restado los 2 V que se queda el LED',
      )

      const hints = page.locator('#respuesta').getByText('Pista')
      await expect(hints.nth(1)).toBeHidden()
      await hints.first().click()
      await expect(page.getByText('los 9 V se reparten entre el LED y la resistencia')).toBeVisible()
      await expect(hints.nth(1)).toBeVisible()

      await tryAnswer(page, '350')
      await expect(verdicts(page).first()).toHaveText('Casi. El número está bien, pero falta la unidad: Ω.')
      await tryAnswer(page, '0,35 kΩ')
      await expect(verdicts(page).first()).toHaveText('Correcto.')
      await expect(page.getByText('Solución detallada')).toBeHidden()
    })
  })
}

test('a unit given in the statement stands after the field and may be omitted in the answer', async ({
  page,
}) => {
  await page.goto('/problemas/dos-resistencias-en-serie-con-una-pila')
  const current = page.getByLabel('Intensidad', { exact: true })
  await expect(current).toHaveAccessibleDescription('mA')
  await current.fill('10')
  await current.press('Enter')
  await expect(page.locator('.answer-part', { has: current }).getByRole('status')).toHaveText('Correcto.')
  await current.fill('0,01 A')
  await current.press('Enter')
  await expect(page.locator('.answer-part', { has: current }).getByRole('status')).toHaveText('Correcto.')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('a student practises by touch: wrong unit, hint, known mistake, right answer, new numbers, reload', async ({
    page,
  }) => {
    await page.goto(led)
    const check = page.getByRole('button', { name: 'Comprobar' })
    const tapAnswer = async (text: string) => {
      await series(page).tap()
      await series(page).fill(text)
      await check.tap()
    }
    await tapAnswer('350 V')
    await expect(verdicts(page).first()).toContainText('«V» mide una tensión')
    await page.getByText('Pista 1').tap()
    await expect(page.getByText('los 9 V se reparten entre el LED y la resistencia')).toBeVisible()
    await tapAnswer('450 Ω')
    await expect(verdicts(page).first()).toContainText('No has restado los 2 V')
    await tapAnswer('350 Ω')
    await expect(verdicts(page).first()).toHaveText('Correcto.')

    await page.getByRole('link', { name: 'Otros números' }).tap()
    await expect(page).toHaveURL(/\?semilla=[a-z0-9]{6}$/)
    const statement = await page
      .getByRole('article')
      .locator('.problem-statement, .prose')
      .first()
      .innerText()
    await page.reload()
    await expect(page.getByRole('article').locator('.problem-statement, .prose').first()).toHaveText(
      statement,
      {
        useInnerText: true,
      },
    )
    const [volts = 0, milliamps = 0] = [/(\d+(?:,\d+)?)\sV/, /(\d+)\smA/].map((pattern) =>
      Number(pattern.exec(statement)?.[1]?.replace(',', '.')),
    )
    await tapAnswer(`${String(((9 - volts) / milliamps) * 1000).replace('.', ',')} Ω`)
    await expect(verdicts(page).first()).toHaveText('Correcto.')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

test('a student practises with the keyboard only', async ({ page }) => {
  await page.goto(led)
  await series(page).focus()
  await page.keyboard.type('350 V')
  await page.keyboard.press('Enter')
  await expect(verdicts(page).first()).toContainText('«V» mide una tensión')
  await expect(series(page)).toBeFocused()
  for (const stop of ['Corriente con la de 390 Ω', 'Comprobar', 'Otros números', 'Pista 1']) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus'), stop).toHaveAccessibleName(stop)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('los 9 V se reparten entre el LED y la resistencia')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText('Pista 2')
  for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Shift+Tab')
  await expect(series(page)).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('0,35 kΩ')
  await page.keyboard.press('Enter')
  await expect(verdicts(page).first()).toHaveText('Correcto.')
})

test('the verdict is the accessible description of its field, and is not shown by colour alone', async ({
  page,
}) => {
  await page.goto(led)
  await tryAnswer(page, '35 Ω')
  await expect(series(page)).toHaveAccessibleDescription(
    'Incorrecto. Tienes las cifras bien, pero sale 10 veces menor: revisa la coma y los cambios de unidad.',
  )
  await expect(page.locator('#respuesta')).toMatchAriaSnapshot(`
    - region "Tu respuesta":
      - heading "Tu respuesta" [level=2]
      - text: Resistencia en serie
      - textbox "Resistencia en serie": 35 Ω
      - status: /Incorrecto. Tienes las cifras bien/
      - text: Corriente con la de 390 Ω
      - textbox "Corriente con la de 390 Ω"
      - button "Comprobar"
      - paragraph:
        - link "Otros números"
      - group: Pista 1
  `)
  const { violations } = await axeOn(page).include('#respuesta').analyze()
  expect(violations).toEqual([])
})

test('the browser marks answers as Node does', async ({ page }) => {
  const bundle = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: 'app/learning/marking/mark-quantity.ts', formats: ['iife'], name: 'marking' },
    },
  })
  const [result] = Array.isArray(bundle) ? bundle : [bundle]
  const code = result && 'output' in result ? result.output[0].code : ''
  await page.goto('about:blank')
  await page.addScriptTag({ content: code })
  const wrong = await page.evaluate((rows) => {
    const { markQuantity } = (
      globalThis as unknown as { marking: typeof import('../../app/learning/marking/mark-quantity.ts') }
    ).marking
    return rows.filter(({ answer, given, verdict, says }) => {
      const marked = markQuantity(answer, given)
      return marked.verdict !== verdict || !marked.message.includes(says)
    })
  }, answerRows)
  expect(wrong).toEqual([])
})

test('unusual answers get a verdict, never an error', async ({ page, request }) => {
  await page.goto(led)
  for (const text of [
    'constructor',
    '<img src=x onerror=alert(1)>',
    '9'.repeat(199),
    '٣٥٠',
    '1e999',
    '../../etc',
  ]) {
    const answer = await request.post(led, {
      form: { 'respuesta-0': text, __proto__: 'x', 'respuesta-99': '1' },
    })
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toMatch(/Incorrecto\.|No lo entiendo\./)
  }
  expect(
    (
      await request.post(led, { data: 'x'.repeat(200_000), headers: { 'content-type': 'text/plain' } })
    ).status(),
  ).toBe(400)
  const long = new URLSearchParams({ 'respuesta-0': 'x'.repeat(100_000) }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await request.post(led, { data: long, headers })).status()).toBe(413)
})

asAuthor(
  'a teacher writes a question with other numbers, tries it and sees it answered',
  async ({ author: page }) => {
    await openNew(page, 'Nuevo problema')
    await fill(page, {
      Título: 'La palanca que pregunta',
      Descripción: 'Carga de {{F}} N a 0,5 m; ¿fuerza a 1,5 m?',
      Solución: 'Son {{R}} N.',
    })
    const editor = page.getByRole('group', { name: 'Preguntas' })
    await editor.getByRole('button', { name: 'Añadir dato' }).click()
    await editor.getByLabel('Nombre', { exact: true }).fill('F')
    await editor.getByLabel('Valores', { exact: true }).fill('600 | 300..900 paso 150')
    await editor.getByRole('button', { name: 'Añadir dato' }).click()
    await editor.getByLabel('Nombre', { exact: true }).nth(1).fill('R')
    await editor.getByLabel('Valores', { exact: true }).nth(1).fill('F · 0,5 / 1,5')
    await editor.getByRole('button', { name: 'Añadir pregunta' }).click()
    await editor.getByLabel('Qué se pregunta', { exact: true }).fill('Fuerza')
    await editor.getByLabel('Respuesta correcta', { exact: true }).fill('R/0')
    await editor.getByLabel('Unidad', { exact: true }).fill('N')
    await editor.getByRole('button', { name: 'Probar' }).click()
    await expect(editor.getByRole('status').filter({ hasText: 'Se divide entre cero.' })).toBeVisible()
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(
      page
        .getByRole('alert')
        .or(page.locator('.field-error'))
        .filter({ hasText: 'Se divide entre cero' })
        .first(),
    ).toBeVisible()

    await editor.getByLabel('Respuesta correcta', { exact: true }).fill('R')
    await editor.getByRole('button', { name: 'Añadir error' }).click()
    await editor.getByLabel('Si responde', { exact: true }).fill('F · 1,5 / 0,5')
    await editor.getByLabel('Se le dice', { exact: true }).fill('Has cambiado los brazos.')
    await editor.getByRole('button', { name: 'Añadir pista' }).click()
    await editor.getByLabel('Pista 1', { exact: true }).fill('Los momentos son iguales.')
    await editor.getByRole('button', { name: 'Probar' }).click()
    await expect(editor.getByText('Las variantes se pueden calcular y corregir.')).toBeVisible()
    await expect(editor.getByRole('row', { name: 'La del texto F = 600; R = 200 200 N' })).toBeVisible()
    await editor.getByLabel('Tipo de la pregunta nueva').selectOption('Tabla para rellenar')
    await editor.getByRole('button', { name: 'Añadir pregunta' }).click()
    const table = editor.getByRole('group', { name: 'Tabla', exact: true })
    await table.getByLabel('Cabecera de la columna 1').fill('Brazo')
    await table.getByLabel('Cabecera de la columna 2').fill('Fuerza')
    await table.getByLabel('Brazo, fila 1', { exact: true }).fill('1 m')
    await table.getByLabel('Fuerza, fila 1', { exact: true }).fill('300')
    await table.getByLabel('Fuerza, fila 1: se rellena').check()
    await table.getByRole('button', { name: 'Quitar la fila 2' }).click()
    await save(page)
    await expect(page.getByText('Se ha guardado «La palanca que pregunta»')).toBeVisible()

    await page.goto('/problemas/la-palanca-que-pregunta')
    await expect(page.getByText('Carga de 600 N')).toBeVisible()
    await page.getByLabel('Fuerza', { exact: true }).fill('1800 N')
    await page.getByLabel('Fuerza, fila 1').fill('300')
    await page.getByRole('button', { name: 'Comprobar' }).click()
    await expect(page.getByText('Incorrecto. Has cambiado los brazos.')).toBeVisible()
    await page.getByRole('link', { name: 'Otros números' }).click()
    await expect(page).toHaveURL(/\?semilla=[a-z0-9]{6}$/)
    const load = Number(/Carga de (\d+)\sN/.exec(await page.getByRole('main').innerText())?.[1])
    await page.getByLabel('Fuerza', { exact: true }).fill(`${load / 3} N`)
    await page.getByRole('button', { name: 'Comprobar' }).click()
    await expect(page.getByText('Correcto.').first()).toBeVisible()
  },
)
