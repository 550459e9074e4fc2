import { chromium } from 'playwright-core'
const [email, password, ...rest] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const base = process.env.BASE ?? 'http://localhost:4150'
const context = await browser.newContext()
const page = await context.newPage()
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
page.on('pageerror', (e) => console.log('pageerror', String(e)))
await page.goto(base + '/entrar')
await page.getByLabel('Correo electrónico').fill(email)
await page.getByLabel('Contraseña', { exact: true }).fill(password)
await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
await page.getByRole('button', { name: 'Cerrar sesión' }).first().waitFor({ state: 'attached' })
const shots = JSON.parse(rest[0])
for (const [name, path, width, scheme, full] of shots) {
  await page.emulateMedia({ colorScheme: scheme ?? 'light' })
  await page.setViewportSize({ width, height: 900 })
  await page.goto(base + path)
  await page.waitForTimeout(400)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  await page.screenshot({ path: `/tmp/panel-shots/${name}.png`, fullPage: full ?? false })
  console.log(name, wide)
}
await browser.close()
