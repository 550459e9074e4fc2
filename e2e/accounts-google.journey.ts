import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { makeTotpCode, stepAt } from '../app/second-factor/totp.ts'
import { findFreePort } from '../test/free-port.ts'
import { type GoogleProvider, startGoogleProvider } from './google-provider.ts'
import { admin } from './people.ts'
import { type SiteServer, startSite } from './site-server.ts'

type Both = { google: GoogleProvider; site: SiteServer }

async function startBoth(): Promise<Both> {
  const port = String(await findFreePort())
  const siteUrl = `http://127.0.0.1:${port}`
  const google = await startGoogleProvider(siteUrl)
  const { issuer, clientId, clientSecret } = google
  const settings = { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret }
  const site = await startSite({ PORT: port, SITE_URL: siteUrl, DEMO: '0', LOG_LEVEL: 'silent', ...settings })
  return { google, site }
}

async function stopBoth({ google, site }: Both): Promise<void> {
  await site.stop()
  await google.stop()
}

/** A site with Google, which is a real OpenID provider on this machine. */
const test = base.extend<{ person: BrowserContext }, { both: Both }>({
  both: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const both = await startBoth()
      await use(both)
      await stopBoth(both)
    },
    { scope: 'worker' },
  ],
  person: async ({ browser, both }, use) => {
    both.google.mood = 'well'
    const context = await browser.newContext({ baseURL: both.site.url, locale: 'es-ES' })
    await use(context)
    await context.close()
  },
})
test.describe.configure({ mode: 'serial' })

async function openModal(person: BrowserContext): Promise<Page> {
  const page = await person.newPage()
  await page.goto('/retos')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  return page
}

/** Presses the button and gives the small window. */
async function pressGoogle(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar con Google' }).click()
  return opening
}

const failure = (page: Page) => page.getByRole('dialog').getByRole('alert').getByText('Error con Google')

test('somebody signs in with Google in a small window and stays on the page', async ({ both, person }) => {
  both.google.person = { sub: 'g-ana', email: 'ana.google@ejemplo.es', verified: true }
  const page = await openModal(person)
  const popup = await pressGoogle(page)
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Seguir como ana.google@ejemplo.es' }).click()
  await closed
  await expect(page.getByRole('banner').getByRole('link', { name: 'ana.google@ejemplo.es' })).toBeVisible()
  await expect(page).toHaveURL(/\/retos$/)
  await page.goto('/cuenta')
  await expect(page.getByText('Tu cuenta entra con Google y no tiene contraseña.')).toBeVisible()
})

test('the request to Google carries PKCE, state and nonce', async ({ person }) => {
  const page = await openModal(person)
  const popup = await pressGoogle(page)
  await popup.getByRole('button').waitFor()
  const answer = await person.request.get('/entrar/google')
  const asked = new URL(/url=(.*)$/.exec(answer.headers().refresh ?? '')?.[1] ?? '').searchParams
  expect(asked.get('code_challenge_method')).toBe('S256')
  for (const name of ['code_challenge', 'state', 'nonce'])
    expect(asked.get(name)?.length, name).toBeGreaterThan(16)
})

test('where windows are blocked the page itself goes to Google and comes back', async ({ both, person }) => {
  both.google.person = { sub: 'g-eva', email: 'eva.google@ejemplo.es', verified: true }
  await person.addInitScript(() => {
    window.open = () => null
  })
  const page = await openModal(person)
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar con Google' }).click()
  await page.getByRole('button', { name: 'Seguir como eva.google@ejemplo.es' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'eva.google@ejemplo.es' })).toBeVisible()
  await expect(page).toHaveURL(/\/retos$/)
})

test('it works without scripts', async ({ both, browser }) => {
  both.google.mood = 'well'
  both.google.person = { sub: 'g-eva', email: 'eva.google@ejemplo.es', verified: true }
  const context = await browser.newContext({ baseURL: both.site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/entrar?volver=/blog')
  await page.getByRole('button', { name: 'Continuar con Google' }).click()
  await page.getByRole('button', { name: 'Seguir como eva.google@ejemplo.es' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'eva.google@ejemplo.es' })).toBeVisible()
  await context.close()
})

test('a token that the published keys did not sign is an «Error con Google»', async ({ browser }) => {
  // A site of its own: one that has seen the true keys keeps them for a while.
  const both = await startBoth()
  both.google.person = { sub: 'g-falsa', email: 'falsa@ejemplo.es', verified: true }
  both.google.mood = 'forged'
  const person = await browser.newContext({ baseURL: both.site.url, locale: 'es-ES' })
  const page = await openModal(person)
  const popup = await pressGoogle(page)
  await popup.getByRole('button', { name: 'Seguir como falsa@ejemplo.es' }).click()
  await expect(failure(page)).toBeVisible()
  expect((await person.request.get('/cuenta')).status()).toBe(401)
  both.google.mood = 'well'
  await person.close()
  await stopBoth(both)
})

test('an address that Google has not verified gets no account', async ({ both, person }) => {
  both.google.person = { sub: 'g-dudosa', email: 'dudosa@ejemplo.es', verified: false }
  const page = await openModal(person)
  const popup = await pressGoogle(page)
  await popup.getByRole('button').click()
  await expect(failure(page)).toBeVisible()
})

test('an account with a password is not taken over by Google', async ({ both, person }) => {
  await admin(both.site, 'add', 'jefa@ejemplo.es')
  both.google.person = { sub: 'g-jefa', email: 'jefa@ejemplo.es', verified: true }
  const page = await openModal(person)
  const popup = await pressGoogle(page)
  await popup.getByRole('button').click()
  await expect(failure(page)).toBeVisible()
  expect((await person.request.get('/editor')).status()).toBe(401)
})

test('an admin with a second factor is asked for its code after Google, in the small window', async ({
  both,
  person,
}) => {
  const email = 'doble.google@ejemplo.es'
  both.google.person = { sub: 'g-doble', email, verified: true }
  const enter = async (page: Page): Promise<Page> => {
    const popup = await pressGoogle(page)
    await popup.getByRole('button', { name: `Seguir como ${email}` }).click()
    return popup
  }
  const page = await openModal(person)
  const name = page.getByRole('banner').getByRole('link', { name: email })
  await enter(page)
  await expect(name).toBeVisible()
  await admin(both.site, 'add', email)
  await page.goto('/cuenta/verificacion')
  await page.getByRole('button', { name: 'Activar' }).click()
  const secret = ((await page.locator('.factor-secret').textContent()) ?? '').replaceAll(' ', '')
  const step = stepAt(Date.now())
  await page.getByLabel('Código de verificación').fill(makeTotpCode(secret, step))
  await page.getByRole('button', { name: 'Confirmar y activar' }).click()
  await page.getByText('Tus códigos de recuperación').waitFor()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor()
  await page.goto('/retos')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  const popup = await enter(page)
  await popup.getByLabel('Código de verificación').waitFor()
  expect((await person.request.get('/cuenta')).status()).toBe(401)
  const closed = popup.waitForEvent('close')
  await popup.getByLabel('Código de verificación').fill(makeTotpCode(secret, step + 1))
  await popup.getByRole('button', { name: 'Entrar' }).click()
  await closed
  await expect(name).toBeVisible()
})

for (const mood of ['down', 'slow'] as const) {
  test(`an issuer that is ${mood} is an «Error con Google» within 10 s, and passwords go on working`, async ({
    both,
    person,
  }) => {
    const page = await openModal(person)
    both.google.mood = mood
    await pressGoogle(page)
    await expect(failure(page)).toBeVisible()
    await admin(both.site, 'add', `con-clave-${mood}@ejemplo.es`)
    const answer = await person.request.post('/api/auth/sign-in/email', {
      data: { email: `con-clave-${mood}@ejemplo.es`, password: 'rueda-dentada-9' },
      headers: { origin: both.site.url },
    })
    expect(answer.status()).toBe(200)
  })
}

test('an issuer that takes too long to give the token is an «Error con Google» within 10 s', async ({
  both,
  person,
}) => {
  both.google.person = { sub: 'g-lenta', email: 'lenta@ejemplo.es', verified: true }
  const page = await openModal(person)
  const popup = await pressGoogle(page)
  const button = popup.getByRole('button')
  await button.waitFor()
  both.google.mood = 'slow-token'
  await button.click()
  await expect(failure(page)).toBeVisible()
})

test('closing the small window is an «Error con Google»', async ({ person }) => {
  const page = await openModal(person)
  const popup = await pressGoogle(page)
  await popup.getByRole('button').waitFor()
  await popup.close()
  await expect(failure(page)).toBeVisible()
})

test('a way back that nobody here began is refused', async ({ person }) => {
  const page = await person.newPage()
  await page.goto('/api/auth/callback/google?code=x&state=inventado')
  await expect(page.getByRole('heading', { name: 'Error con Google' })).toBeVisible()
})
