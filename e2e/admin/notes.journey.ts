import { expect, test } from '../editor/authoring-site.ts'

test('the panel links to the release notes of the site', async ({ author }) => {
  await author.goto('/editor')
  await author
    .getByRole('navigation', { name: 'Panel', exact: true })
    .getByRole('link', { name: 'Novedades' })
    .click()
  await expect(author).toHaveURL(/\/editor\/novedades$/)
  await expect(author.getByRole('heading', { level: 1, name: 'Novedades' })).toBeVisible()
  await expect(author.getByRole('heading', { level: 2, name: '0.1.0' })).toBeVisible()
  await expect(author.getByRole('heading', { level: 3, name: 'El editor' })).toBeVisible()
  await expect(author.getByText('Qué hacer:').first()).toBeVisible()
})
