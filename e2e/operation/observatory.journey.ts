import { request as ask } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Answer, scoreOf } from '../support/observatory.ts'
import { expect, test } from '../support/sites.ts'

const host = 'tecno.example.org'

type Asked = { path: string; proto: 'http' | 'https'; method?: string; headers?: Record<string, string> }

/** Sends a request as the reverse proxy in front of the site does. */
async function askAsProxy(url: string, { path, proto, method = 'GET', headers = {} }: Asked) {
  const forwarded = { host, 'x-forwarded-proto': proto, 'x-forwarded-for': '192.0.2.7', accept: 'text/html' }
  return new Promise<Answer & { body: string }>((resolve, reject) => {
    const sent = ask(url + path, { method, headers: { ...forwarded, ...headers } }, (answer) => {
      const plain = Object.fromEntries(
        Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
      )
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: plain, body }), reject)
    })
    sent.on('error', reject).end()
  })
}

test('a site behind https scores 135 points at the Observatory, and serves security.txt', async ({
  start,
}) => {
  const site = await start({
    SITE_URL: `https://${host}`,
    TRUST_PROXY: '1',
    SECURITY_CONTACT: 'seguridad@ejemplo.es',
  })
  const preflightHeaders = { origin: 'https://evil.example', 'access-control-request-method': 'GET' }
  for (const path of ['/', '/temario', '/topic/maquinas-simples', '/blog', '/problemas', '/entrar']) {
    const page = await askAsProxy(site.url, { path, proto: 'https' })
    const overHttp = await askAsProxy(site.url, { path, proto: 'http' })
    const preflight = await askAsProxy(site.url, {
      path,
      proto: 'https',
      method: 'OPTIONS',
      headers: preflightHeaders,
    })
    expect(page.status, path).toBe(200)
    const { score, parts } = scoreOf({ page, html: page.body, overHttp, preflight, host })
    expect({ path, score, parts }).toMatchObject({ path, score: 135 })
    expect(page.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload')
  }
  const contact = await askAsProxy(site.url, { path: '/.well-known/security.txt', proto: 'https' })
  expect(contact.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(contact.body).toMatch(/^Contact: mailto:seguridad@ejemplo\.es\nExpires: \d{4}-\d\d-\d\dT/)
})

test('browsers accept the integrity hash of the boot script and run it', async ({ browser, start }) => {
  const site = await start()
  const page = await browser.newPage({ baseURL: site.url })
  const complaints: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
  await page.goto('/retos')
  await expect(page.locator('script[src][integrity]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Iniciar sesión' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(complaints).toEqual([])
  await page.close()
})

test('without SITE_URL an invented host does not appear in the sitemap or robots.txt', async ({ start }) => {
  const site = await start({ DEMO: '0' })
  for (const made of [
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example:3000',
  ]) {
    const ofHost = (path: string) => askAsProxy(site.url, { path, proto: 'https', headers: { host: made } })
    const robots = await ofHost('/robots.txt')
    expect(robots.status).toBe(200)
    expect(robots.body).not.toContain('evil')
    const sitemap = await ofHost('/sitemap.xml')
    expect(sitemap.status).toBe(404)
    expect(sitemap.body).not.toContain('<loc>')
  }
  const own = await askAsProxy(site.url, {
    path: '/robots.txt',
    proto: 'https',
    headers: { host: 'localhost:3000' },
  })
  expect(own.body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
})
