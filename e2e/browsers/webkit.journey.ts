import { By, until, type WebDriver } from 'selenium-webdriver'
import { expect, inspect, test } from './webkit.ts'

const headings = {
  '/': 'Aprueba, aprende y aplica.',
  '/temario': 'Explora Nuestros Temas',
  '/topic/ley-de-ohm-serie-y-paralelo': 'Electricidad: ley de Ohm, serie y paralelo',
  '/retos': 'Desafío Tu Mente: Retos Semanales',
  '/retos/luz-de-escalera': 'Luz de escalera con dos conmutadores',
  '/problemas': 'Problemas resueltos',
  '/herramientas': 'Caja de herramientas',
  '/blog': 'Blog',
  '/blog/cuaderno-tecnico': 'Un cuaderno técnico que te sirva de verdad',
  '/privacidad': 'Privacidad',
  '/nada': 'Página no encontrada',
}

// The toolbar of this browser makes its window at least some 450 px wide.
const widths = [450, 1280]

async function heading(webkit: WebDriver): Promise<string> {
  const text = await webkit.wait(until.elementLocated(By.css('main h1')), 15_000).getText()
  return text.replaceAll(/\s+/g, ' ')
}

for (const [path, name] of Object.entries(headings)) {
  test(`${path} renders completely in WebKit in a narrow and in a wide window`, async ({ webkit, site }) => {
    for (const width of widths) {
      await webkit.manage().window().setRect({ x: 0, y: 0, width, height: 900 })
      await webkit.get(site.url + path)
      expect(await heading(webkit)).toBe(name)
      const { brokenPictures, overflow, textLength } = await inspect(webkit)
      expect({ brokenPictures, overflow }).toEqual({ brokenPictures: [], overflow: 0 })
      expect(textLength).toBeGreaterThan(60)
    }
  })
}

test('the menu, the formulas and the font of the site work in WebKit', async ({ webkit, site }) => {
  await webkit.manage().window().setRect({ x: 0, y: 0, width: 450, height: 900 })
  await webkit.get(`${site.url}/topic/ley-de-ohm-serie-y-paralelo`)
  const { height } = await webkit.findElement(By.css('math')).getRect()
  expect(height).toBeGreaterThan(8)
  // The first page may render without the font instead of waiting for it; a later one uses it.
  await webkit.get(`${site.url}/`)
  expect((await inspect(webkit)).fontIsLoaded).toBe(true)
  await webkit.findElement(By.css('button[aria-label="Abrir menú"]')).click()
  const link = await webkit.findElement(By.css('#menu a[href="/temario"]'))
  await webkit.wait(until.elementIsVisible(link), 15_000)
  await link.click()
  // The driver answers with an error while the browser navigates.
  await expect.poll(() => webkit.getCurrentUrl().catch(String)).toBe(`${site.url}/temario`)
})

test('a Content-Security-Policy violation in WebKit is detected', async ({ webkit, site, complaints }) => {
  await webkit.get(`${site.url}/temario`)
  await webkit.executeScript(`
    const script = document.createElement('script')
    script.textContent = 'void 0'
    document.head.append(script)`)
  await expect.poll(() => complaints.join('\n')).toContain('script-src')
  complaints.length = 0
})
