import { expect, test } from '../support/journey.ts'

test('on a phone the first screen has something interactive, and the problem of the day shows its verdict in place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await expect(page.locator('.gears-drawing')).toBeInViewport()
  const problem = page.getByRole('article').filter({ hasText: 'Problema sugerido' })
  const answer = problem.getByRole('textbox').or(problem.locator('.answer-button')).first()
  if (await problem.locator('.answer-button').count()) await answer.click()
  else {
    await answer.fill('1234567')
    await answer.press('Enter')
  }
  await expect(problem.locator('.verdict').first()).toHaveText(/^(Correcto|Casi|Incorrecto|No lo entiendo)/)
  await expect(page).toHaveURL('/')
})

test('the sections of the home page stand in the order of the specification', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Temas recientes',
    'Dosis diaria',
    'Últimas entradas',
    'Herramientas',
    'Simuladores',
  ])
  await expect(page.locator('.dose .card-label')).toHaveText(['Reto destacado', 'Problema sugerido'])
})

test('the daily dose links to its place in the lists, and its titles link to the pages', async ({ page }) => {
  await page.goto('/')
  const title = await page.locator('.dose-problem h3').innerText()
  await page.getByRole('link', { name: 'Ir al problema' }).click()
  await expect(page).toHaveURL(/\/problemas(\?desde=[^#]+)?#problema-/)
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport()
  await page.goto('/')
  await page.getByRole('link', { name: 'Ir al reto' }).click()
  await expect(page).toHaveURL(/\/retos#reto-/)
  await expect(page.locator('.featured')).toBeInViewport()
  await page.goto('/')
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(/\/problemas\/[^?#]+$/)
})

test('the gears of the home page turn by dragging, by the slider and by the arrow keys', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const [wheel, pinion] = [page.locator('.gears .hand').first(), page.locator('.gears .hand').last()]
  const still = (await wheel.getAttribute('transform')) ?? ''
  const box = await page.locator('.gears-drawing').boundingBox()
  if (!box) throw new Error('The gears are not drawn')
  const at = (x: number, y: number): [number, number] => [box.x + box.width * x, box.y + box.height * y]
  await page.mouse.move(...at(0.36, 0.15))
  await page.mouse.down()
  await page.mouse.move(...at(0.5, 0.2), { steps: 4 })
  await expect(page.locator('[data-island="site/home/gears"][data-awake]')).toBeAttached()
  await page.mouse.move(...at(0.58, 0.3), { steps: 4 })
  await page.mouse.up()
  await expect(wheel).not.toHaveAttribute('transform', still)
  const slider = page.getByRole('slider', { name: /^Gíralos/ })
  await slider.fill('90')
  await expect(wheel).toHaveAttribute('transform', /rotate\(90\)$/)
  await slider.press('ArrowRight')
  await expect(wheel).toHaveAttribute('transform', /rotate\(93\)$/)
  await expect(pinion).toHaveAttribute('transform', /rotate\(-171\)$/)
})
