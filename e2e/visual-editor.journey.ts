import { expect, makeCategory, openNew, test } from './authoring-site.ts'
import { type Barriers, findBarriers } from './barriers.ts'
import { listShifts, recordShifts } from './layout-shifts.ts'
import { clips, listenToPolicy, paste } from './visual-clips.ts'
import { stored, text } from './visual-steps.ts'
import { type Press, publishTopic, writeTopic } from './visual-topic.ts'

test('a teacher writes a topic by mouse without typing a mark, keeps a draft, shows it by a link, dates and publishes it, and finds it as it was', async ({
  author,
  browser,
}) => {
  await makeCategory(author, 'Sin marcas')
  await author.evaluate(() => localStorage.removeItem('engrana:modo-de-escribir'))
  await openNew(author, 'Nuevo tema del temario')
  const press: Press = (target) => target.click()
  await writeTopic(author, press)
  const kept = await stored(author).inputValue()
  await publishTopic(author, browser, 'Sin marcas', press)
  await author.goto('/topic/sin-marcas')
  await expect(author.getByRole('heading', { level: 2, name: 'La ley' })).toBeVisible()
  await expect(author.getByRole('note', { name: 'Ejemplo' })).toContainText('Un columpio.')
  await author.goto('/edit/temario/sin-marcas')
  await expect(text(author).getByRole('heading', { name: 'La ley' })).toBeVisible()
  await expect(stored(author)).toHaveValue(kept)
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

test('a paste whose code arrives late goes where it was asked for, and who types on meanwhile keeps the caret', async ({
  author,
}) => {
  await author.goto('/edit/blog/nuevo')
  await author.evaluate(() => localStorage.removeItem('engrana:modo-de-escribir'))
  await author.reload()
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await author.route(/clean-paste/, async (route) => {
    await arrival
    await route.continue()
  })
  await text(author).click()
  await author.keyboard.type('Antes ')
  await paste(author, { 'text/html': '<b>uno</b>', 'text/plain': 'uno' })
  await paste(author, { 'text/html': '<i>dos</i>', 'text/plain': 'dos' })
  await author.keyboard.type(' después')
  await author.keyboard.press('Enter')
  await author.getByRole('button', { name: 'Insertar', exact: true }).click()
  await expect(author.locator('.visual-menu')).toBeVisible()
  arrive()
  await expect(text(author)).toContainText('Antes unodos después')
  await author.getByRole('option', { name: 'Título', exact: true }).click()
  await author.keyboard.type('Al final')
  await expect(stored(author)).toHaveValue('Antes **uno***dos* después\n\n## Al final')
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
  await expect(author.getByRole('dialog', { name: 'Fórmula' })).toBeVisible()
  await findBarriers(author, 'formula', found, 'all')
  await author.keyboard.press('Escape')
  await expect(text(author)).toBeFocused()
  expect(found).toEqual({})
  const bar = await author.getByRole('toolbar', { name: 'Formato' }).boundingBox()
  expect(bar?.height).toBeLessThanOrEqual(62)
  expect(await author.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('nothing on the page moves when the editor takes the place of the field', async ({ author }) => {
  await author.addInitScript(() => localStorage.removeItem('engrana:modo-de-escribir'))
  await recordShifts(author)
  for (const width of [1280, 360]) {
    await author.setViewportSize({ width, height: 900 })
    await author.goto('/edit/temario/nuevo')
    await expect(text(author)).toBeVisible()
    expect(await listShifts(author)).toEqual([])
  }
})
