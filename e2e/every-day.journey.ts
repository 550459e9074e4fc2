import { resolve } from 'node:path'
import { type Barriers, findBarriers } from './barriers.ts'
import { expect, test } from './sites.ts'

/** More days than the course has problems for the home page. */
const days = 60

test('whichever problem is that of the day, it can be answered on the home page, with targets large enough', async ({
  page,
  start,
}) => {
  const clock = resolve('e2e/moved-clock.ts')
  const site = await start({ NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${clock}` })
  const problem = page.getByRole('article').filter({ hasText: 'Problema sugerido' })
  const answer = problem.getByRole('textbox').or(problem.locator('.answer-button')).first()
  const seen = new Set<string>()
  const found: Barriers = {}
  const unanswerable: string[] = []
  await page.goto(site.url)
  for (let name = await nameOf(); !seen.has(name) && seen.size < days; name = await nextAfter(name)) {
    seen.add(name)
    await page.setViewportSize({ width: 360, height: 640 })
    if (!(await answer.isVisible())) unanswerable.push(name)
    await findBarriers(page, `${name} (360 px)`, found, 'targets')
    await page.setViewportSize({ width: 1280, height: 800 })
    await findBarriers(page, `${name} (1280 px)`, found, 'targets')
  }
  expect(unanswerable).toEqual([])
  expect(found).toEqual({})
  expect(seen.size).toBeGreaterThan(10)

  async function nameOf(): Promise<string> {
    return (await problem.locator('.dose-on').getAttribute('href')) ?? ''
  }

  async function nextAfter(before: string): Promise<string> {
    site.process.kill('SIGUSR2')
    await expect
      .poll(async () => {
        await page.goto(site.url)
        return nameOf()
      })
      .not.toBe(before)
    return nameOf()
  }
})
