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

/** The admin command of the operator, on the data of a site that runs. */
export async function admin(site: SiteServer, ...command: string[]): Promise<string> {
  const environment = { ...process.env, DATA_DIR: site.dataDir, ADMIN_PASSWORD: goodPassword }
  const { stdout } = await run(process.execPath, ['scripts/operator/admin.ts', ...command], {
    env: environment,
  })
  return stdout.trim()
}

/** Makes an account by the form of the site and stays signed in. */
export async function registerByForm(page: Page, email: string): Promise<void> {
  await page.goto('/entrar?modo=registro')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword)
  await page.getByRole('main').getByRole('button', { name: 'Crear cuenta' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).waitFor()
}

/** What a browser keeps in which texts are written with their marks: their journeys fill the fields of forms. */
export function markdownMode({ url }: Pick<SiteServer, 'url'>) {
  return [{ origin: url, localStorage: [{ name: 'engrana:modo-de-escribir', value: 'markdown' }] }]
}

/** A browser of its own in which somebody is signed in. */
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

/** Somebody who is signed in and has no browser. */
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

/** Makes an admin as an operator does, and signs them in where the page is. */
export async function signInAsAdmin(page: Page, site: SiteServer): Promise<void> {
  await admin(site, 'add', 'profe@ejemplo.es')
  await sendCredentials(page.request, site, 'sign-in', { email: 'profe@ejemplo.es', password: goodPassword })
}

/** Who a journey walks as. */
export type Who = 'admin' | 'editor' | 'student' | 'visitor'
export type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>['cookies']

/** Gives the cookies of an admin, an editor or a student, who come to be when first asked for. */
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
