import type { APIRequestContext } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../app/routes.ts'
import { admin, goodPassword } from './people.ts'
import { permissions } from './permissions.ts'
import type { SiteServer } from './site-server.ts'
import { expect, test } from './sites.ts'

const roles = ['visitor', 'user', 'admin'] as const
type Role = (typeof roles)[number]

/** Paths as app/routes.ts has them; the start page is «/». */
function listPaths(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const path = [parent, entry.path].filter(Boolean).join('/')
    return entry.children ? listPaths(entry.children, path) : [path || '/']
  })
}

async function signIn(request: APIRequestContext, site: SiteServer, role: Role): Promise<string> {
  if (role === 'visitor') return ''
  const data = { email: `${role}@ejemplo.es`, password: goodPassword }
  const answer = await request.post(`${site.url}/api/auth/sign-in/email`, {
    data,
    headers: { origin: site.url },
  })
  return answer.headers()['set-cookie']?.split(';', 1)[0] ?? ''
}

test('every route has a row in the table of permissions', async () => {
  const paths = new Set(listPaths(await routes))
  expect([...paths].filter((path) => !permissions.some((row) => row.route === path))).toEqual([])
  expect(permissions.map(({ route }) => route).filter((route) => !paths.has(route))).toEqual([])
})

test('every route answers visitor, user and admin as the table says, to GET and to POST', async ({
  playwright,
  start,
}) => {
  test.setTimeout(180_000)
  const site = await start({ LOG_LEVEL: 'silent' })
  const request = await playwright.request.newContext({ maxRedirects: 0 })
  const seen: Record<string, number[]> = {}
  const expected: Record<string, readonly number[]> = {}
  await request.post(`${site.url}/api/auth/sign-up/email`, {
    data: { email: 'user@ejemplo.es', password: goodPassword },
    headers: { origin: site.url },
  })
  await admin(site, 'add', 'admin@ejemplo.es')
  for (const row of permissions) {
    const { at } = row
    for (const [method, statuses] of [
      ['GET', row.get],
      ['POST', row.post],
      ['PUT', row.put],
      ['DELETE', row.delete],
    ] as const) {
      if (!statuses) continue
      const name = `${method} ${at}`
      expected[name] = statuses
      seen[name] = []
      for (const role of roles) {
        // A session of its own for each request: some of them end it.
        const fresh = await playwright.request.newContext({ maxRedirects: 0 })
        const cookie = await signIn(fresh, site, role)
        const headers = { cookie, origin: site.url }
        const answer = await fresh.fetch(site.url + at, {
          method,
          headers,
          ...((method === 'POST' || method === 'PUT') && { form: {} }),
        })
        seen[name]?.push(answer.status())
        expect(answer.headers()['x-content-type-options'], name).toBe('nosniff')
        expect(answer.headers()['content-security-policy'], name).toContain("frame-ancestors 'none'")
        expect(answer.headers()['access-control-allow-origin'], name).toBeUndefined()
        if (role === 'visitor' && method === 'GET')
          expect(answer.headers()['set-cookie'], name).toBeUndefined()
        await fresh.dispose()
      }
    }
  }
  expect(seen).toEqual(expected)
})

test('nothing that changes something is done for a page of another site', async ({ request, start }) => {
  const site = await start({ LOG_LEVEL: 'silent', DEMO: '0' })
  for (const { at } of permissions) {
    const answer = await request.post(site.url + at, {
      form: {},
      headers: { origin: 'https://evil.example' },
    })
    expect(answer.status(), at).toBe(403)
  }
})
