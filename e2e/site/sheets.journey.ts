import { readFile } from 'node:fs/promises'
import { markPart } from '../../app/learning/marking/mark-part.ts'
import { parsePractice } from '../../app/learning/practice/parse-practice.ts'
import { type SolvedPractice, solvePractice } from '../../app/learning/practice/solve-practice.ts'
import { parseFrontMatter } from '../../app/platform/markdown/front-matter.ts'
import { expect, test } from '../support/journey.ts'
import { printPage } from '../support/paper.ts'

const led = 'Resistencia para un LED con pila de 9 V'
const truthTable = 'Unos de la función S = a·b + c'

test.use({
  settings: [{ SITE_URL: 'https://engrana.example' }, { scope: 'worker' }],
  javaScriptEnabled: false,
})

/** Computes the answers of a problem of the course for a seed. */
async function solve(file: string, seed: string): Promise<SolvedPractice> {
  const document = parseFrontMatter(await readFile(`content/problemas/${file}`, 'utf8'))
  const parsed = document.ok ? parsePractice(JSON.stringify(document.attributes.practica)) : document
  if (!parsed.ok) throw new Error(`${file}: ${parsed.message}`)
  return solvePractice(parsed.practice, seed)
}

test('a teacher picks problems, prints three variants with their key, and exports them to Moodle', async ({
  page,
  request,
}) => {
  await page.goto('/problemas/resistencia-para-un-led-con-pila-de-9-v')
  await page.getByRole('link', { name: 'Hacer una ficha' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fichas para imprimir')
  await expect(page.getByRole('checkbox', { name: led })).toBeChecked()
  await page.getByRole('combobox', { name: 'Dificultad' }).selectOption('Baja')
  await page.getByRole('combobox', { name: 'Curso' }).selectOption('4.º de ESO')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  // Ticked problems stay ticked when the list is filtered.
  await expect(
    page.getByRole('group', { name: 'Elegidos (1)' }).getByRole('checkbox', { name: led }),
  ).toBeChecked()
  await page.getByRole('checkbox', { name: truthTable }).check()
  await page.getByRole('textbox', { name: 'Título' }).fill('Repaso de febrero')
  await page.getByRole('textbox', { name: 'Grupo' }).fill('3.º B')
  await page.getByRole('combobox', { name: 'Variantes' }).selectOption('3: A, B y C')
  await page.getByRole('textbox', { name: 'Número de ficha' }).fill('4711')
  await page.getByRole('button', { name: 'Ver la ficha' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ficha 4711')
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()

  const { sheets, qr, millimetres } = await printPage(page)
  expect(millimetres).toEqual([210, 297])
  const key = sheets.slice(sheets.findIndex((text) => text.includes('Clave de respuestas'))).join(' ')
  for (const text of sheets) expect(text).toContain('Ficha 4711')
  for (const [at, letter] of ['A', 'B', 'C'].entries()) {
    const own = sheets.filter((text) => text.startsWith(`Ficha 4711 · Variante ${letter}`))
    expect(own[0]).toContain('Repaso de febrero')
    expect(own[0]).toMatch(/Nombre: .*Grupo: 3\.º B .*Fecha:/)
    // Each problem fits one page, and no page of a variant has answers.
    for (const title of [led, truthTable]) expect(own.filter((text) => text.includes(title))).toHaveLength(1)
    const { parts, values } = await solve('td-proceso-led.md', `f4711${letter.toLowerCase()}`)
    expect(own.join(' ')).toContain(`${String(values.get('I'))} mA`)
    const [, after = ''] = key.split(`Ficha 4711 · Variante ${letter}`)
    const written = after.split(`Variante ${['B', 'C'][at]}`)[0] ?? ''
    for (const part of parts) {
      const answer = written.split(`${part.label}: `)[1]?.split(' (±')[0] ?? ''
      expect(markPart(part, [answer]).verdict, `${part.label}: ${answer}`).toBe('correct')
    }
    expect(written).toContain('Combinaciones en las que S vale 1: 5 combinaciones')
  }
  expect(sheets.join(' ').split('Clave de respuestas')[0]).not.toContain('(±')

  // The QR code of a variant links to its problems with the printed numbers.
  expect(qr).toMatch(
    /^https:\/\/engrana\.example\/fichas\/responder\?p=dpoec3t\.\w{7}&ficha=4711&variante=A$/,
  )
  await page.goto(new URL(qr ?? '').pathname + new URL(qr ?? '').search)
  await page.getByRole('link', { name: led }).click()
  await expect(page).toHaveURL('/problemas/resistencia-para-un-led-con-pila-de-9-v?semilla=f4711a')

  await page.goBack()
  await page.goto('/fichas/hoja?p=dpoec3t&ficha=4711')
  const file = await request.get(
    (await page.getByRole('link', { name: 'Descargar para Moodle (XML)' }).getAttribute('href')) ?? '',
  )
  expect(file.headers()['content-type']).toBe('application/xml; charset=utf-8')
  expect(file.headers()['content-disposition']).toBe('attachment; filename="ficha-4711.xml"')
  expect(await file.text()).toContain('<file name="td-proceso-led.svg" path="/" encoding="base64">')

  await page.getByRole('link', { name: 'Otros números' }).click()
  await expect(page).not.toHaveURL(/ficha=(4711|nueva)/)
  const wrong = await page.goto('/fichas/hoja?p=dpoec3t&ficha=0&titulo=Repaso')
  expect(wrong?.status()).toBe(400)
  await expect(page.getByRole('alert')).toHaveText('El número de ficha va de 1 a 99999, en cifras.')
  await page.getByRole('link', { name: 'Cambiar la ficha' }).click()
  await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue('Repaso')
})

test('a topic preselects the problems that it links to', async ({ page }) => {
  await page.goto('/topic/ley-de-ohm-serie-y-paralelo')
  await page.getByRole('link', { name: 'Hacer una ficha' }).click()
  await expect(page.getByRole('status')).toContainText('Están elegidos los problemas enlazados con el tema')
  await expect(page.getByRole('checkbox', { name: led })).toBeChecked()
})
