import type { Page } from '@playwright/test'
import { registry } from '../app/registry.server.ts'
import { expect, fill, makeCategory, openNew, save, test } from './authoring-site.ts'
import { type Barriers, findBarriers } from './barriers.ts'
import { everyPart, leaveState, states, undoAll } from './visual-states.ts'
import { text } from './visual-steps.ts'

const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body)

/** A topic of that title, open in the visual mode. */
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

/** Somebody else saves the same topic, and then so does who has it open. */
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
  test(`no state of the editor has faults that axe finds, and none loses the focus (${width} px)`, async ({
    author,
  }) => {
    await openTopic(author, `Estados ${width}`)
    await author.setViewportSize({ width, height: 800 })
    const found: Barriers = {}
    const lost: string[] = []
    const look = async (state: string): Promise<void> => {
      await findBarriers(author, state, found)
      // The dark has colours of its own, and is no other page.
      if (width !== 360) return
      await author.emulateMedia({ colorScheme: 'dark' })
      await findBarriers(author, `${state} (dark)`, found, 'colours')
      await author.emulateMedia({ colorScheme: 'light' })
    }
    for (const [name, open] of Object.entries(states)) {
      const place = text(author).getByText('Texto.')
      // On which side of the line a menu opens, and what it then covers, depends on where the line stands.
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

test('no new form of any kind has faults that axe finds while its texts are in visual mode', async ({
  author,
}) => {
  await author.goto('/editor')
  await author.evaluate(() => localStorage.removeItem('engrana:modo-de-escribir'))
  const found: Barriers = {}
  let looked = 0
  for (const { tipo, begun } of registry.kinds)
    for (const width of [1366, 768, 360]) {
      await author.setViewportSize({ width, height: 800 })
      // The room of an editor is measured when it opens.
      await author.goto(`/edit/${tipo}/${begun ? 'faq' : 'nuevo'}`)
      const texts = await author.locator('.markdown-text').count()
      if (texts === 0) break
      await expect(text(author)).toHaveCount(texts)
      await findBarriers(author, `${tipo} (${width} px)`, found, 'all but colours')
      looked += texts
    }
  expect(looked).toBeGreaterThan(15)
  expect(found).toEqual({})
})
