import { type Barriers, findBarriers } from '../support/barriers.ts'
import { expect, test } from '../support/journey.ts'

/**
 * Screens that every-page.journey.ts does not open: those that
 * depend on a query parameter, and the sign-in modal.
 */
for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no barriers on the screens of accounts in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const found: Barriers = {}
    for (const path of ['/entrar?modo=registro', '/entrar/google/fin?error=1', '/editor']) {
      await page.goto(path)
      await findBarriers(page, path, found)
    }
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await page.getByRole('dialog').waitFor()
    await findBarriers(page, 'the modal', found)
    expect(found).toEqual({})
  })
}
