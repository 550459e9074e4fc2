import { arrive, click, expect, fill, part, see, test } from './firefox.ts'

test('a visitor reads a topic in Firefox: text, picture, formula and «Volver»', async ({
  firefoxPage: page,
  site,
}) => {
  await page.goto(`${site.url}/`)
  await click(page, part('link', 'Empezar a aprender'))
  await see(page, part('heading', 'Explora Nuestros Temas'))
  await arrive(page, '/temario')
  await click(page, part('link', 'Electricidad: ley de Ohm, serie y paralelo', 'main'))
  await see(page, part('heading', 'Electricidad: ley de Ohm, serie y paralelo', 'main'))
  const height = await page.$eval('math', (formula) => formula.getBoundingClientRect().height)
  expect(height).toBeGreaterThan(8)
  const picture = await page.waitForSelector('main img')
  await picture?.scrollIntoView()
  await expect
    .poll(() => page.$eval('main img', (image) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
  await click(page, part('button', 'Explicar con IA'))
  await see(page, '::-p-text(Este texto sale de una plantilla de la web)')
  await click(page, part('link', 'Volver', 'main'))
  await arrive(page, '/temario')
})

test('a visitor on a phone uses the menu, filters the problems and sees a solution in Firefox', async ({
  firefoxPage: page,
  site,
}) => {
  await page.setViewport({ width: 360, height: 740 })
  await page.goto(`${site.url}/`)
  await click(page, part('button', 'Abrir menú'))
  await click(page, part('link', 'Problemas', 'header'))
  await arrive(page, '/problemas')
  expect(await page.$$(':popover-open')).toHaveLength(0)
  await click(page, part('link', 'Vida digital (1.º–3.º ESO)', 'nav[aria-label="Bloque"]'))
  // The unfiltered list may contain the block too, so wait for the filtered page before clicking.
  await page.waitForFunction(() => location.search !== '' && document.readyState === 'complete')
  await see(page, '::-p-text(Tema: Vida digital (1.º–3.º ESO\\))')
  await click(page, 'article ::-p-text(Ver solución)')
  await see(page, part('heading', 'Solución detallada'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('a visitor makes a challenge with the idea generator in Firefox', async ({
  firefoxPage: page,
  site,
}) => {
  await page.goto(`${site.url}/retos`)
  await click(page, part('button', 'Generar Reto'))
  await see(page, '::-p-text(Por favor, introduce un tema para generar un reto.)')
  await fill(page, part('textbox', 'Tema'), 'energía solar')
  await click(page, part('button', 'Generar Reto'))
  await see(page, part('heading', 'Reto: energía solar'))
})

test('a Content-Security-Policy violation in Firefox is detected', async ({
  firefoxPage: page,
  site,
  complaints,
}) => {
  await page.goto(`${site.url}/temario`)
  expect(complaints).toEqual([])
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'void 0'
    document.head.append(script)
  })
  // Firefox reports it twice: as an event of the page, and in the console.
  await expect
    .poll(() => complaints.toSorted())
    .toEqual([expect.stringContaining('Content-Security-Policy'), 'policy: script-src-elem inline'])
  complaints.length = 0
})
