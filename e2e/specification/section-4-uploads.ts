import type { Page } from '@playwright/test'
import { openNetwork } from '../documents/media-admin.ts'
import { expect } from '../support/matchers.ts'
import { choose, makePicture } from './pictures.ts'
import { type Statement, statement } from './statement.ts'

/** Starts an upload over a slow connection, so that the row can act on it. */
async function beginUpload(page: Page) {
  await page.goto('/edit/blog/nuevo')
  const network = await openNetwork(page)
  await network.slow(100_000)
  await choose(page.getByLabel('Imagen', { exact: true }), await makePicture(1_500_000))
  await expect(page.getByText('Subiendo imagen...', { exact: true })).toBeVisible()
  return network
}

/** Section 4: states of an upload. */
export const uploadStates: readonly Statement[] = [
  statement('4', 'upload: running, pausing, paused, running again, success', async ({ as }) => {
    const page = await as('admin')
    const network = await beginUpload(page)
    await page.getByRole('button', { name: 'Pausar', exact: true }).click()
    await expect(page.getByText('Subida en pausa.', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Reanudar', exact: true }).click()
    await expect(page.getByText('Subiendo imagen...', { exact: true })).toBeVisible()
    await network.free()
    await expect(page.getByText('Imagen subida.')).toBeVisible()
  }),
  statement('4', 'upload: canceling, canceled', async ({ as }) => {
    const page = await as('admin')
    const network = await beginUpload(page)
    await page
      .locator('p.buttons', { has: page.getByRole('button', { name: 'Pausar', exact: true }) })
      .getByRole('button', { name: 'Cancelar', exact: true })
      .click()
    await expect(page.getByText('Subida cancelada.', { exact: true })).toBeVisible()
    await expect(page.locator('input[name="imageUrl"]')).toHaveValue('')
    await network.free()
  }),
  statement('4', 'upload: error', async ({ as }) => {
    const page = await as('admin')
    await page.goto('/edit/blog/nuevo')
    await page.route('**/subidas', (route) => route.fulfill({ status: 400 }))
    await choose(page.getByLabel('Imagen', { exact: true }), await makePicture(20_000))
    await expect(page.getByRole('alert')).toContainText('Error al subir la imagen.')
    await expect(page.getByRole('button', { name: 'Reintentar', exact: true })).toBeVisible()
  }),
]
