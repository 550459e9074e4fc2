import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { SiteServer } from './site-server.ts'

const run = promisify(execFile)

export const goodPassword = 'rueda-dentada-9'

/** The admin command of the operator, on the data of a site that runs. */
export async function admin(site: SiteServer, ...command: string[]): Promise<string> {
  const environment = { ...process.env, DATA_DIR: site.dataDir, ADMIN_PASSWORD: goodPassword }
  const { stdout } = await run(process.execPath, ['scripts/admin.ts', ...command], { env: environment })
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

/** A browser of its own in which somebody is signed in. */
export async function signInNewBrowser(
  browser: Browser,
  site: SiteServer,
  email: string,
  password = goodPassword,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.url, locale: 'es-ES' })
  const answer = await context.request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: { origin: site.url },
  })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()}`)
  return context
}
