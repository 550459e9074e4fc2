import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../app/routes.ts'
import { admin, goodPassword } from './people.ts'
import { permissions } from './permissions.ts'
import type { SiteServer } from './site-server.ts'
import { expect, test } from './sites.ts'

const roles = ['visitor', 'user', 'editor', 'admin'] as const
type Role = (typeof roles)[number]

/** Paths as app/routes.ts has them; the start page is «/». */
function listPaths(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const path = [parent, entry.path].filter(Boolean).join('/')
    return entry.children ? listPaths(entry.children, path) : [path || '/']
  })
}

function send(site: SiteServer, how: 'sign-in' | 'sign-up', email: string): Promise<Response> {
  return fetch(`${site.url}/api/auth/${how}/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({ email, password: goodPassword }),
  })
}

async function signIn(site: SiteServer, role: Role): Promise<string> {
  const answer = await send(site, 'sign-in', `${role}@ejemplo.es`)
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
}

/** Gives each role a session that is alive: some requests end it, and a sign-in for every one of them would take minutes. */
function openSessions(site: SiteServer): (role: Role) => Promise<string> {
  const cookies = new Map<Role, string>()
  const isAlive = async (cookie: string): Promise<boolean> =>
    (await fetch(`${site.url}/cuenta`, { headers: { cookie }, redirect: 'manual' })).ok
  return async (role) => {
    if (role === 'visitor') return ''
    const known = cookies.get(role)
    const cookie = known && (await isAlive(known)) ? known : await signIn(site, role)
    cookies.set(role, cookie)
    return cookie
  }
}

test('every route has a row in the table of permissions', async () => {
  const paths = new Set(listPaths(await routes))
  expect([...paths].filter((path) => !permissions.some((row) => row.route === path))).toEqual([])
  expect(permissions.map(({ route }) => route).filter((route) => !paths.has(route))).toEqual([])
})

test('every route answers visitor, user, editor and admin as the table says, to GET and to POST', async ({
  start,
}) => {
  const site = await start({ LOG_LEVEL: 'silent' })
  const seen: Record<string, number[]> = {}
  const expected: Record<string, readonly number[]> = {}
  await send(site, 'sign-up', 'user@ejemplo.es')
  await admin(site, 'add', 'admin@ejemplo.es')
  await admin(site, 'add-editor', 'editor@ejemplo.es')
  const cookieOf = openSessions(site)
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
        const cookie = await cookieOf(role)
        const answer = await fetch(site.url + at, {
          method,
          headers: { origin: site.url, ...(cookie && { cookie }) },
          redirect: 'manual',
          ...((method === 'POST' || method === 'PUT') && { body: new URLSearchParams() }),
        })
        await answer.body?.cancel()
        seen[name]?.push(answer.status)
        expect(answer.headers.get('x-content-type-options'), name).toBe('nosniff')
        expect(answer.headers.get('content-security-policy'), name).toContain("frame-ancestors 'none'")
        expect(answer.headers.get('access-control-allow-origin'), name).toBeNull()
        if (role === 'visitor' && method === 'GET') expect(answer.headers.get('set-cookie'), name).toBeNull()
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
