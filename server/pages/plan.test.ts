import { expect, test } from 'vitest'
import { listReadTables } from '../../app/documents/core/pages.server.ts'
import type { PageHandle } from '../../app/platform/http/page-handle.ts'
import { registry } from '../../app/start/registry.server.ts'
import { createPlanner } from './plan.ts'
import { examplePath, readRouteTable } from './route-table-fixture.ts'

const routes = await readRouteTable()
const plan = createPlanner(routes, { documents: listReadTables(registry.kinds) })
const keyOf = (target: string) => plan(target)?.key

test('keeps a page under its path, with what its route says it shows', () => {
  const path = '/herramientas'
  expect(plan(path)).toEqual({ key: path, path, shows: ['tools'] })
  expect(keyOf('/')).toBe('/')
})

test('makes the sitemap anew when a document of any noun that visitors read has changed', () => {
  const site = { documents: listReadTables(registry.kinds), siteUrl: 'https://tecno.example.org' }
  const shown = createPlanner(routes, site)('/sitemap.xml')?.shows
  expect(shown).toEqual(
    expect.arrayContaining([
      'syllabus',
      'topics',
      'blog_posts',
      'tools',
      'challenges',
      'problems',
      'glossary_terms',
    ]),
  )
  expect(shown).not.toContain('synonyms')
})

test('knows the parameters that a route names, in one order', () => {
  expect(keyOf('/temario?desde=x&bloque=b')).toBe('/temario?bloque=b&desde=x')
  expect(keyOf('/problemas?problema=x&paginas=2')).toBe('/problemas?paginas=2&problema=x')
  expect(keyOf('/problemas?categoria=Vida%20digital')).toBe('/problemas?categoria=Vida+digital')
})

test('cuts off every other parameter, so that nobody can fill the memory with them', () => {
  expect(keyOf('/temario?utm_source=correo&x=<script>')).toBe('/temario')
  expect(keyOf('/temario?desde=')).toBe('/temario')
  expect(keyOf('/topic/ley-de-ohm?desde=x&bloque=y')).toBe('/topic/ley-de-ohm')
  expect(keyOf('/blog?bloque=y&desde=x')).toBe('/blog?desde=x')
})

test('takes only the first of a repeated parameter', () => {
  expect(keyOf('/temario?bloque=a&bloque=b')).toBe('/temario?bloque=a')
})

test('keeps no page that answers what somebody typed', () => {
  expect(keyOf('/retos?tema=puentes')).toBeUndefined()
  expect(keyOf('/retos')).toBe('/retos')
})

test('keeps nothing of a route that does not say what it shows, or is hydrated whole', () => {
  for (const path of ['/entrar', '/cuenta', '/editor', '/salud', '/nada', '/__manifest', '/media/x/y'])
    expect(keyOf(path), path).toBeUndefined()
  const page = { default: () => null }
  const table = {
    whole: { id: 'whole', path: 'whole', module: { ...page, handle: { shows: [], hydrate: true } } },
  }
  expect(createPlanner(table, { documents: [] })('/whole')).toBeUndefined()
})

test('says of which pages whoever is signed in has one of their own', () => {
  const module = { default: () => null, handle: { shows: [], personal: true } }
  expect(createPlanner({ mine: { id: 'mine', path: 'mine', module } }, { documents: [] })('/mine')).toEqual({
    key: '/mine',
    path: '/mine',
    shows: [],
    personal: true,
  })
})

test('keeps nothing under an odd spelling of a path', () => {
  for (const target of [
    '/TEMARIO',
    '/%74emario',
    '//temario',
    '/temario/',
    '/../temario',
    '/temario.data',
    `/topic/${'a'.repeat(400)}`,
    '*',
    'http://x/',
    '',
  ]) {
    expect(keyOf(target), target).toBeUndefined()
  }
})

test('gives what stands in a key the same key again, so that a page is found without a plan', () => {
  for (const route of Object.values(routes)) {
    const { parameters = [] } = (route?.module.handle ?? {}) as PageHandle
    const query = new URLSearchParams(parameters.map((name) => [name, 'ñ & ="x"']))
    for (const target of [examplePath(route?.path), `${examplePath(route?.path)}?${query}`]) {
      const key = keyOf(target)
      if (key !== undefined) expect(keyOf(key)).toBe(key)
    }
  }
})

test('keeps what machines read, the same for everybody, and only where SITE_URL says the address that it names', () => {
  const route = (path: string, announces?: true) => ({
    id: path,
    path,
    module: { default: () => null, handle: { shows: [], alike: true, ...(announces && { announces }) } },
  })
  const table = { feed: route('rss.xml', true), icons: route('site.webmanifest') }
  expect(createPlanner(table, { documents: [] })('/rss.xml')).toBeUndefined()
  expect(createPlanner(table, { documents: [] })('/site.webmanifest?x=1')?.key).toBe('/site.webmanifest')
  expect(createPlanner(table, { documents: [], siteUrl: 'https://tecno.example.org' })('/rss.xml')).toEqual({
    key: '/rss.xml',
    path: '/rss.xml',
    shows: [],
    alike: true,
  })
})
