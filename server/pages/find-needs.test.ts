import { expect, test } from 'vitest'
import { createNeedsFinder } from './find-needs.ts'
import { createPlanner } from './plan.ts'
import { readRouteTable } from './route-table-fixture.ts'

const plan = createPlanner(await readRouteTable(), { documents: [] })

/** An instance that learns of a change only when it reads the versions. */
function open() {
  const versions = {
    moment: { day: '2026-11-20', versions: new Map([['tools', 1]]) },
    catchUp: async () => {
      versions.moment = { day: '2026-11-20', versions: new Map([['tools', 2]]) }
      return true
    },
  }
  const find = createNeedsFinder({ plan, versions, isPerson: (cookies) => cookies?.includes('s=') ?? false })
  return (path: string, init?: RequestInit) => find(new Request(`http://localhost${path}`, init))
}

test("a visitor's page that shows nouns needs the current versions", async () => {
  const needs = open()
  for (const path of ['/herramientas', '/retos?tema=puentes', '/blog?desde=x'])
    expect(await needs(path), path).toEqual(new Map([['tools', 2]]))
})

test('signed-in users, changes, and pages that show no nouns need the primary', async () => {
  const needs = open()
  expect(await needs('/herramientas', { headers: { cookie: 's=ana' } })).toBeUndefined()
  expect(await needs('/herramientas', { method: 'POST' })).toBeUndefined()
  for (const path of ['/salud', '/readyz', '/entrar', '/editor', '/edit/tools/nuevo', '/nada'])
    expect(await needs(path), path).toBeUndefined()
})
