import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { admin, signInNewBrowser } from './people.ts'

async function listFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(
    ({ id, nodes }) => `${new URL(page.url()).pathname} ${id} ${nodes.map(({ target }) => target).join(' ')}`,
  )
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the screens of accounts have no barrier that axe knows of, in the ${colorScheme} theme`, async ({
    browser,
    site,
  }) => {
    const faults: string[] = []
    const visitor = await browser.newContext({ baseURL: site.url, colorScheme })
    const page = await visitor.newPage()
    for (const path of ['/entrar', '/entrar?modo=registro', '/entrar/google/fin?error=1', '/editor']) {
      await page.goto(path)
      faults.push(...(await listFaults(page)))
    }
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await page.getByRole('dialog').waitFor()
    faults.push(...(await listFaults(page)))
    await visitor.close()

    await admin(site, 'add', `axe-${colorScheme}@ejemplo.es`)
    const account = await signInNewBrowser(browser, site, `axe-${colorScheme}@ejemplo.es`)
    const own = await account.newPage()
    await own.emulateMedia({ colorScheme })
    for (const path of ['/cuenta', '/editor']) {
      await own.goto(path)
      faults.push(...(await listFaults(own)))
    }
    await account.close()
    expect(faults).toEqual([])
  })
}
