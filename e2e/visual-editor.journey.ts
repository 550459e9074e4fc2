import type { Page } from '@playwright/test'
import { expect, fill, makeCategory, openNew, test } from './authoring-site.ts'
import { type Barriers, findBarriers } from './barriers.ts'
import { expectDue, keepDraft, previewLink, seeByLink } from './draft-steps.ts'
import { clips, listenToPolicy, paste, pixel } from './visual-clips.ts'
import { form, insert, stored, text } from './visual-steps.ts'

const accept = (page: Page): Promise<void> => form(page).getByRole('button', { name: 'Aceptar' }).click()

test('a teacher writes a topic without typing a mark, keeps a draft, shows it by a link, dates and publishes it, and finds it as it was', async ({
  author,
  browser,
}) => {
  await makeCategory(author, 'Sin marcas')
  await author.evaluate(() => localStorage.removeItem('engrana:modo-de-escribir'))
  await openNew(author, 'Nuevo tema del temario')
  await fill(author, { Título: 'Palancas sin marcas', Descripción: 'De prueba', Categoría: 'Sin marcas' })
  await text(author).click()
  await author.keyboard.type('La palanca cuesta 5 $ y 6 $.')
  await insert(author, 'titulo')
  await author.keyboard.type('La ley')
  await insert(author, 'ejemplo')
  await author.keyboard.type('Un columpio.')
  await author.keyboard.press('Control+Enter')
  await paste(author, { 'text/plain': 'Magnitud\tUnidad\nFuerza\tN\n' })
  await insert(author, 'formula')
  await form(author).getByLabel('Fórmula en LaTeX').fill('F = \\frac{P}{2}')
  await expect(form(author).getByText('Se lee: F es igual a', { exact: false })).toBeVisible()
  await form(author).getByLabel('En una línea propia').check()
  await accept(author)
  await insert(author, 'foto')
  await form(author)
    .getByLabel('Hacer una foto')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: pixel })
  await expect(form(author).getByText('Imagen subida.')).toBeVisible()
  await accept(author)
  await expect(form(author).getByText('Escribe la descripción.')).toBeVisible()
  await form(author).getByLabel('Descripción para quien no la ve').fill('Un punto')
  await accept(author)
  await insert(author, 'pregunta')
  await form(author).getByRole('button', { name: 'Una opción' }).click()
  await accept(author)
  await insert(author, 'simulador')
  await form(author).getByLabel('Simulador', { exact: true }).selectOption('engranajes')
  await accept(author)
  await expect(stored(author)).toHaveValue(/::simulador\{tipo=engranajes\}/)
  const written = await stored(author).inputValue()
  expect(written).toMatch(
    /^La palanca cuesta 5 \$ y 6 \$\.\n\n## La ley\n\n:::ejemplo\nUn columpio\.\n:::\n\n\| Magnitud \| Unidad \|\n\|---\|---\|\n\| Fuerza \| N \|\n\n\$\$\nF = \\frac\{P\}\{2\}\n\$\$\n\n!\[Un punto\]\(\/media\/[^)]+\)\n\n:::pregunta\n/,
  )
  await keepDraft(author)
  await seeByLink(browser, await previewLink(author), 'Palancas sin marcas')
  const schedule = author.getByRole('group', { name: 'Publicar más tarde' })
  await schedule.getByLabel('Día').fill('2029-12-01')
  await schedule.getByLabel('Hora').fill('08:00')
  await schedule.getByRole('button', { name: 'Programar' }).click()
  await expectDue(author, '1 de diciembre de 2029, a las 8:00')
  await author.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(author.getByText('Se ha guardado «Palancas sin marcas» en Temario.')).toBeVisible()
  await author.goto('/topic/palancas-sin-marcas')
  await expect(author.getByRole('heading', { level: 2, name: 'La ley' })).toBeVisible()
  await expect(author.getByRole('note', { name: 'Ejemplo' })).toContainText('Un columpio.')
  await author.goto('/edit/temario/palancas-sin-marcas')
  await expect(text(author).getByRole('heading', { name: 'La ley' })).toBeVisible()
  await expect(stored(author)).toHaveValue(written)
})

test('pastes keep what they mean under the policy of the page, and undoing goes back to the same text', async ({
  author,
}) => {
  await author.goto('/edit/blog/nuevo')
  await author.evaluate(() => localStorage.removeItem('engrana:modo-de-escribir'))
  await author.reload()
  await text(author).click()
  await author.keyboard.type('Antes')
  await expect(stored(author)).toHaveValue('Antes')
  const violations = await listenToPolicy(author)
  for (const { html, written } of clips) {
    await author.keyboard.press('Control+a')
    await paste(author, { 'text/html': html, 'text/plain': 'sin formato' })
    await expect(stored(author)).toHaveValue(written)
  }
  expect(await violations()).toEqual([])
  for (const _ of [...clips, 'Antes']) await author.keyboard.press('Control+z')
  await expect(stored(author)).toHaveValue(/^(?:Antes)?$/)
})

test('on a phone the buttons stay in one row, and no state has faults that axe finds', async ({ author }) => {
  await author.goto('/edit/blog/nuevo')
  await author.evaluate(() => localStorage.removeItem('engrana:modo-de-escribir'))
  await author.setViewportSize({ width: 360, height: 740 })
  await author.reload()
  await text(author).click()
  const found: Barriers = {}
  await author.keyboard.press('Alt+F10')
  await author.keyboard.press('ArrowRight')
  await expect(
    author.getByRole('toolbar', { name: 'Formato' }).getByRole('button', { name: 'Deshacer' }),
  ).toBeFocused()
  await author.keyboard.press('Home')
  await author.keyboard.press('Enter')
  await expect(author.locator('.visual-menu')).toBeVisible()
  await findBarriers(author, 'menu', found, 'all')
  await author.keyboard.press('Escape')
  await author.keyboard.press('Control+m')
  await findBarriers(author, 'formula', found, 'all')
  await author.keyboard.press('Escape')
  await expect(text(author)).toBeFocused()
  expect(found).toEqual({})
  const bar = await author.getByRole('toolbar', { name: 'Formato' }).boundingBox()
  expect(bar?.height).toBeLessThanOrEqual(62)
  expect(await author.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('nothing on the page moves when the editor takes the place of the field', async ({ author }) => {
  await author.addInitScript(() => {
    localStorage.removeItem('engrana:modo-de-escribir')
    const moved: number[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) moved.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [1280, 360]) {
    await author.setViewportSize({ width, height: 900 })
    await author.goto('/edit/temario/nuevo')
    await expect(text(author)).toBeVisible()
    expect(await author.evaluate(() => 'moved' in window && window.moved)).toEqual([])
  }
})
