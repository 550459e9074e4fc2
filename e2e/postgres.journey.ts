import pg from 'pg'
import { expect, test } from './sites.ts'

test('two instances that start at once share one PostgreSQL, and both see a change', async ({
  postgres,
  start,
  page,
}) => {
  const sites = await Promise.all([
    start({ DATABASE_URL: postgres.url }),
    start({ DATABASE_URL: postgres.url }),
  ])
  for (const { url } of sites) {
    await page.goto(`${url}/topic/maquinas-simples`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Máquinas simples y transmisión del movimiento',
    )
    await page.goto(`${url}/problemas`)
    await expect(page.getByRole('article').first()).toBeVisible()
  }
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('update topics set title = $1 where id = $2', ['Palancas y poleas', 'maquinas-simples'])
  await client.end()
  for (const { url } of sites) {
    // The notice travels beside the commit: the page follows it within moments.
    await expect
      .poll(async () => (await page.request.get(`${url}/topic/maquinas-simples`)).text())
      .toContain('Palancas y poleas')
  }
})
