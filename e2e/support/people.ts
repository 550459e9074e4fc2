import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
  request,
} from '@playwright/test'
import type { SiteServer } from '../../test/site/site-server.ts'

const run = promisify(execFile)

export const goodPassword = 'rueda-dentada-9'

/** Runs `scripts/operator/admin.ts` on the data folder of a running site. */
export async function admin(site: SiteServer, ...command: string[]): Promise<string> {
  const environment = { ...process.env, DATA_DIR: site.dataDir, ADMIN_PASSWORD: goodPassword }
  const { stdout } = await run(process.execPath, ['scripts/operator/admin.ts', ...command], {
    env: environment,
  })
  return stdout.trim()
}

/** Registers an account with the site's form; the page stays signed in. */
export async function registerByForm(page: Page, email: string): Promise<void> {
  await page.goto('/entrar?modo=registro')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword)
  await page.getByRole('main').getByRole('button', { name: 'Crear cuenta' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).waitFor()
}

/**
 * Returns the local storage that selects the Markdown mode of
 * text fields: these journeys fill in form fields.
 */
export function markdownMode({ url }: Pick<SiteServer, 'url'>) {
  return [{ origin: url, localStorage: [{ name: 'engrana:modo-de-escribir', value: 'markdown' }] }]
}

/** Returns a new browser context, signed in with that account. */
export async function signInNewBrowser(
  browser: Browser,
  site: SiteServer,
  email: string,
  password = goodPassword,
): Promise<BrowserContext> {
  const storageState = { cookies: [], origins: markdownMode(site) }
  const context = await browser.newContext({ baseURL: site.url, locale: 'es-ES', storageState })
  await sendCredentials(context.request, site, 'sign-in', { email, password })
  return context
}

/** Returns a new HTTP client without a browser, signed in with that account. */
export async function signInNewClient(
  site: SiteServer,
  email: string,
  password = goodPassword,
): Promise<APIRequestContext> {
  const client = await request.newContext()
  await signInTo(client, site, email, password)
  return client
}

/** Signs a client in at one more site. */
export function signInTo(
  client: APIRequestContext,
  site: Pick<SiteServer, 'url'>,
  email: string,
  password = goodPassword,
): Promise<void> {
  return sendCredentials(client, site, 'sign-in', { email, password })
}

/** Creates an admin with the operator's command, and signs the page in as that admin. */
export async function signInAsAdmin(page: Page, site: SiteServer): Promise<void> {
  await admin(site, 'add', 'profe@ejemplo.es')
  await sendCredentials(page.request, site, 'sign-in', { email: 'profe@ejemplo.es', password: goodPassword })
}

/** The role with which a journey runs. */
export type Who = 'admin' | 'editor' | 'student' | 'visitor'
export type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>['cookies']

/**
 * Returns a function that returns the cookies of a role. Each
 * account is created at the first call for its role.
 */
export function signInOnce(site: SiteServer): (who: Who) => Promise<Cookies> {
  const signedIn = new Map<Who, Promise<Cookies>>([['visitor', Promise.resolve([])]])
  return (who) => {
    const cookies = signedIn.get(who) ?? makePerson(site, who)
    signedIn.set(who, cookies)
    return cookies
  }
}

async function makePerson(site: SiteServer, who: Who): Promise<Cookies> {
  const email = `${who}@ejemplo.es`
  if (who === 'admin') await admin(site, 'add', email)
  if (who === 'editor') await admin(site, 'add-editor', email)
  const client = await request.newContext()
  const how = who === 'student' ? 'sign-up' : 'sign-in'
  await sendCredentials(client, site, how, { email, password: goodPassword })
  const { cookies } = await client.storageState()
  await client.dispose()
  return cookies
}

async function sendCredentials(
  client: APIRequestContext,
  site: Pick<SiteServer, 'url'>,
  how: 'sign-in' | 'sign-up',
  data: { email: string; password: string },
): Promise<void> {
  const headers = { origin: site.url }
  const answer = await client.post(`${site.url}/api/auth/${how}/email`, { data, headers })
  if (!answer.ok()) throw new Error(`${data.email}: ${how} was answered ${answer.status()}`)
}
