import { join } from 'node:path'
import type { Page } from '@playwright/test'
import SqliteFile from 'better-sqlite3'
import { expect, test } from '../support/journey.ts'
import { admin, goodPassword, registerByForm } from '../support/people.ts'

test('the accessible names of the sign-in modal and page match their purpose', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible()
  await page.getByRole('button', { name: '¿No tienes cuenta? Regístrate' }).click()
  const register = page.getByRole('dialog', { name: 'Crear cuenta' })
  await expect(register.getByRole('heading', { name: 'Crear cuenta' })).toBeVisible()
  await register.getByRole('button', { name: '¿Ya tienes cuenta? Inicia sesión' }).click()
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible()
  await page.goto('/entrar')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
  await page.getByRole('main').getByLabel('Correo electrónico').fill('a-medias@ejemplo.es')
  await page.getByRole('button', { name: '¿No tienes cuenta? Regístrate' }).click()
  await expect(page.getByRole('heading', { name: 'Crear cuenta' })).toBeVisible()
  await expect(page).toHaveTitle(/^Crear cuenta/)
  await expect(page.getByRole('main').getByLabel('Correo electrónico')).toHaveValue('a-medias@ejemplo.es')
})

test('after signing in, the link of the account has the focus in place of the button', async ({
  page,
  site,
}) => {
  await admin(site, 'add', 'foco@ejemplo.es')
  for (const path of ['/problemas', '/cuenta']) {
    await page.context().clearCookies()
    await page.goto(path)
    await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Correo electrónico').fill('foco@ejemplo.es')
    await dialog.getByLabel('Contraseña', { exact: true }).fill(goodPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('banner').getByRole('link', { name: 'foco@ejemplo.es' })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'foco@ejemplo.es' })).not.toBeFocused()
  }
})

test('a server error at sign-in shows that the site failed and keeps the typed values', async ({
  browser,
  start,
}) => {
  const site = await start({ LOG_LEVEL: 'silent' })
  const database = new SqliteFile(join(site.dataDir, 'engrana.sqlite'))
  database.exec('alter table rate_limits rename to lost')
  database.close()
  const page = await browser.newPage({ baseURL: site.url })
  await page.goto('/')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Correo electrónico').fill('ana@ejemplo.es')
  await dialog.getByLabel('Contraseña', { exact: true }).fill(goodPassword)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Algo ha fallado en el servidor. No es culpa tuya: vuelve a intentarlo dentro de un rato.',
  )
  await expect(dialog.getByLabel('Correo electrónico')).toHaveValue('ana@ejemplo.es')
  await dialog.getByRole('button', { name: '¿No tienes cuenta? Regístrate' }).click()
  await dialog.getByLabel('Contraseña', { exact: true }).fill(goodPassword)
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'No se pudo registrar: Algo ha fallado en el servidor. No es culpa tuya: vuelve a intentarlo dentro de un rato.',
  )
  await page.close()
})

test('a queued sign-in shows the waiting time, and completes at its turn', async ({ page, site }) => {
  await admin(site, 'add', 'espera@ejemplo.es')
  const turn = Promise.withResolvers<void>()
  await page.route('**/api/auth/sign-in/email', async (route) => {
    await turn.promise
    await route.continue()
  })
  await page.route('**/entrar/turno?de=*', (route) => route.fulfill({ json: { seconds: 12 } }))
  await page.goto('/')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Correo electrónico').fill('espera@ejemplo.es')
  await dialog.getByLabel('Contraseña', { exact: true }).fill(goodPassword)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText(
    'Está entrando mucha gente a la vez. Entrarás dentro de 12 segundos: no cierres esta página.',
  )
  turn.resolve()
  await expect(page.getByRole('banner').getByRole('link', { name: 'espera@ejemplo.es' })).toBeVisible()
})

/** Applies the text spacing under which WCAG 1.4.12 allows no loss of content. */
async function setTextSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

for (const width of [320, 360]) {
  test(`with wide text spacing at ${width} px, no parts of the header overlap`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    for (const who of ['visitor', 'reader']) {
      if (who === 'reader') await registerByForm(page, `ancho${width}@ejemplo.es`)
      await page.goto('/temario')
      await setTextSpacing(page)
      const parts = await page.evaluate(() => {
        const inHeader = [...document.querySelectorAll('.bar > .brand, .bar .account a, .bar button')]
        return inHeader
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .map(({ left, right, top, bottom }) => ({ left, right, top, bottom }))
      })
      expect(parts.length).toBeGreaterThanOrEqual(3)
      for (const [index, a] of parts.entries()) {
        expect(a.right).toBeLessThanOrEqual(width)
        for (const b of parts.slice(index + 1)) {
          const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
          expect(apart, JSON.stringify([a, b])).toBe(true)
        }
      }
    }
  })
}

test('a skipped view transition is not reported as an error of the page', async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site.url })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  const skipped: string[] = []
  await page.exposeFunction('tellSkipped', (path: string) => skipped.push(path))
  // Resizing the window during the transition makes a browser skip it in the same way.
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const tell: unknown = Reflect.get(window, 'tellSkipped')
      if (!viewTransition || typeof tell !== 'function') return
      viewTransition.skipTransition()
      tell(location.pathname)
    })
  })
  await page.goto('/')
  await page.getByRole('navigation').first().getByRole('link', { name: 'Temario' }).click()
  await expect(page).toHaveURL(/\/temario$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await registerByForm(page, 'animada@ejemplo.es')
  await expect.poll(() => skipped).toContain('/')
  expect(skipped).toContain('/temario')
  // A rejection without an event: Chromium skips the transition of a page
  // that rendered before its animation was ready.
  const reject = (words: string): Promise<void> =>
    page.evaluate((message) => {
      const heard = new Promise((resolve) => addEventListener('unhandledrejection', resolve, { once: true }))
      void Promise.reject(new DOMException(message, 'InvalidStateError'))
      return heard.then(() => undefined)
    }, words)
  await reject('Transition was aborted because of invalid state. Page already revealed')
  expect(errors).toEqual([])
  await reject('Something else')
  await expect.poll(() => errors).toEqual(['InvalidStateError: Something else'])
  await page.close()
})

const adminPages = [
  '/',
  '/problemas',
  '/cuenta',
  '/editor',
  '/editor/imagenes',
  '/editor/papelera',
  '/editor/importar',
  '/editor/contenido-de-muestra',
  '/edit/temario/nuevo',
  '/edit/categorias/nuevo',
  '/edit/retos/nuevo',
  '/edit/problemas/nuevo',
  '/edit/tools/nuevo',
  '/edit/blog/nuevo',
]

test('fully hydrated pages do not violate their Content-Security-Policy', async ({ as }) => {
  const page = await as('admin')
  const breaches: string[] = []
  await page.exposeFunction('tellBreach', (breach: string) => breaches.push(breach))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const tell: unknown = Reflect.get(window, 'tellBreach')
      if (typeof tell === 'function')
        tell(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}`)
    })
  })
  for (const path of adminPages) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const field = page.getByRole('main').getByRole('textbox').first()
    if (await field.isVisible()) await field.fill('Algo')
  }
  await page.goto('/edit/tools/nuevo', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
  expect(breaches).toEqual([])
})
