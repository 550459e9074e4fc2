import { type Barriers, findBarriers } from '../support/barriers.ts'
import { expect, test } from '../support/journey.ts'

/** What every-page.journey.ts does not open: screens by parameter, and the modal. */
for (const colorScheme of ['light', 'dark'] as const) {
  test(`the screens of accounts have no barrier that axe knows of, in the ${colorScheme} theme`, async ({
    page,
  }) => {
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
