import type { Page } from '@playwright/test'
import { registry } from '../../app/start/registry.server.ts'
import { type Barriers, findBarriers } from '../support/barriers.ts'
import { expect, fill, makeCategory, openNew, save, test } from './authoring-site.ts'
import { everyPart, leaveState, states, undoAll } from './visual-states.ts'
import { text } from './visual-steps.ts'

const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body)

/** Creates a topic with that title and opens it in visual mode. */
async function openTopic(author: Page, title: string): Promise<void> {
  await makeCategory(author, title)
  await openNew(author, 'Nuevo tema del temario')
  await author.getByRole('button', { name: 'Modo Markdown' }).click()
  await fill(author, { Título: title, Descripción: 'De prueba', Categoría: title })
  await author.getByLabel('Contenido', { exact: true }).fill(everyPart)
  await save(author)
  await expect(author).toHaveURL(/\/editor$/)
  await author.goto(`/edit/temario/${title.toLowerCase().replaceAll(' ', '-')}`)
  await author.getByRole('button', { name: 'Modo visual' }).click()
  await expect(text(author).getByRole('button', { name: 'Editar simulador' })).toBeVisible()
}

/** Saves the topic in another tab and then in this one, which causes a conflict. */
async function meetConflict(author: Page): Promise<void> {
  const other = await author.context().newPage()
  await other.goto(author.url())
  await other.getByLabel('Descripción', { exact: true }).fill(`De otra persona ${Date.now()}`)
  await save(other)
  await expect(other).not.toHaveURL(/\/edit\//)
  await other.close()
  await author.getByLabel('Descripción', { exact: true }).fill('Mía')
  await save(author)
  const heading = 'Otra persona ha guardado este documento mientras lo editabas'
  await expect(author.getByRole('region', { name: heading })).toBeFocused()
}

for (const width of [1280, 360])
  test(`no state of the editor has axe violations or loses the focus (${width} px)`, async ({ author }) => {
    await openTopic(author, `Estados ${width}`)
    await author.setViewportSize({ width, height: 800 })
    const found: Barriers = {}
    const lost: string[] = []
    const look = async (state: string): Promise<void> => {
      await findBarriers(author, state, found)
      // The dark theme changes only colours, so only they are checked again, at one width.
      if (width !== 360) return
      await author.emulateMedia({ colorScheme: 'dark' })
      await findBarriers(author, `${state} (dark)`, found, 'colours')
      await author.emulateMedia({ colorScheme: 'light' })
    }
    for (const [name, open] of Object.entries(states)) {
      const place = text(author).getByText('Texto.')
      // The position of the line decides on which side a menu opens and what it covers.
      await place.evaluate((line) => line.scrollIntoView({ block: 'start' }))
      await place.click()
      await open(author)
      if (!(await hasFocus(author))) lost.push(`${name}, open`)
      await look(name)
      await leaveState(author)
      if (!(await hasFocus(author))) lost.push(name)
      await undoAll(author)
    }
    await meetConflict(author)
    await look('conflict')
    expect({ found, lost }).toEqual({ found: {}, lost: [] })
  })

test('the form of a new document of any kind has no axe violations in visual mode', async ({ author }) => {
  await author.goto('/editor')
  await author.evaluate(() => localStorage.removeItem('engrana:modo-de-escribir'))
  const found: Barriers = {}
  let looked = 0
  for (const { tipo: kindSlug, builtIn: begun } of registry.kinds)
    for (const width of [1366, 768, 360]) {
      await author.setViewportSize({ width, height: 800 })
      // The editor measures its width when it opens.
      await author.goto(`/edit/${kindSlug}/${begun ? 'faq' : 'nuevo'}`)
      const texts = await author.locator('.markdown-text').count()
      if (texts === 0) break
      await expect(text(author)).toHaveCount(texts)
      await findBarriers(author, `${kindSlug} (${width} px)`, found, 'all but colours')
      looked += texts
    }
  expect(looked).toBeGreaterThan(15)
  expect(found).toEqual({})
})
