import { expect, test } from 'vitest'
import { listReadTables } from '../../app/documents/core/pages.server.ts'
import type { PageHandle } from '../../app/platform/http/page-handle.ts'
import { registry } from '../../app/start/registry.server.ts'
import { createCachePolicyFinder } from './cache-policy.ts'
import { examplePath, readRouteTable } from './route-table-fixture.ts'

const routes = await readRouteTable()
const policy = createCachePolicyFinder(routes, { documents: listReadTables(registry.kinds) })
const keyOf = (target: string) => policy(target)?.key

test('plans a page by its path and the nouns that its route shows', () => {
  const path = '/herramientas'
  expect(policy(path)).toEqual({ key: path, path, shows: ['tools'] })
  expect(keyOf('/')).toBe('/')
})

test('drops the sitemap when a document of any public noun changes', () => {
  const site = { documents: listReadTables(registry.kinds), siteUrl: 'https://tecno.example.org' }
  const shown = createCachePolicyFinder(routes, site)('/sitemap.xml')?.shows
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

test('keeps the parameters that a route names, in a fixed order', () => {
  expect(keyOf('/temario?desde=x&bloque=b')).toBe('/temario?bloque=b&desde=x')
  expect(keyOf('/problemas?problema=x&paginas=2')).toBe('/problemas?paginas=2&problema=x')
  expect(keyOf('/problemas?categoria=Vida%20digital')).toBe('/problemas?categoria=Vida+digital')
})

test('drops all other parameters, so that they cannot fill the cache', () => {
  expect(keyOf('/temario?utm_source=correo&x=<script>')).toBe('/temario')
  expect(keyOf('/temario?desde=')).toBe('/temario')
  expect(keyOf('/topic/ley-de-ohm?desde=x&bloque=y')).toBe('/topic/ley-de-ohm')
  expect(keyOf('/blog?bloque=y&desde=x')).toBe('/blog?desde=x')
})

test('uses the first value of a repeated parameter', () => {
  expect(keyOf('/temario?bloque=a&bloque=b')).toBe('/temario?bloque=a')
})

test('does not cache a page with typed input', () => {
  expect(keyOf('/retos?tema=puentes')).toBeUndefined()
  expect(keyOf('/retos')).toBe('/retos')
})

test('does not cache a route without `shows`, nor one that is hydrated whole', () => {
  for (const path of ['/entrar', '/cuenta', '/editor', '/salud', '/nada', '/__manifest', '/media/x/y'])
    expect(keyOf(path), path).toBeUndefined()
  const page = { default: () => null }
  const table = {
    whole: { id: 'whole', path: 'whole', module: { ...page, handle: { shows: [], hydrate: true } } },
  }
  expect(createCachePolicyFinder(table, { documents: [] })('/whole')).toBeUndefined()
})

test('marks pages that are personal for signed-in users', () => {
  const module = { default: () => null, handle: { shows: [], personal: true } }
  expect(
    createCachePolicyFinder({ mine: { id: 'mine', path: 'mine', module } }, { documents: [] })('/mine'),
  ).toEqual({
    key: '/mine',
    path: '/mine',
    shows: [],
    personal: true,
  })
})

test('does not cache unusual spellings of a path', () => {
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

test('a key used as an address gives the same key, so a page is found without a plan', () => {
  for (const route of Object.values(routes)) {
    const { parameters = [] } = (route?.module.handle ?? {}) as PageHandle
    const query = new URLSearchParams(parameters.map((name) => [name, 'ñ & ="x"']))
    for (const target of [examplePath(route?.path), `${examplePath(route?.path)}?${query}`]) {
      const key = keyOf(target)
      if (key !== undefined) expect(keyOf(key)).toBe(key)
    }
  }
})

test("caches feeds and manifests as alike for all readers, and those that state the site's address only when SITE_URL is set", () => {
  const route = (path: string, usesSiteUrl?: true) => ({
    id: path,
    path,
    module: {
      default: () => null,
      handle: { shows: [], sameForAll: true, ...(usesSiteUrl && { usesSiteUrl }) },
    },
  })
  const table = { feed: route('rss.xml', true), icons: route('site.webmanifest') }
  expect(createCachePolicyFinder(table, { documents: [] })('/rss.xml')).toBeUndefined()
  expect(createCachePolicyFinder(table, { documents: [] })('/site.webmanifest?x=1')?.key).toBe(
    '/site.webmanifest',
  )
  expect(
    createCachePolicyFinder(table, { documents: [], siteUrl: 'https://tecno.example.org' })('/rss.xml'),
  ).toEqual({
    key: '/rss.xml',
    path: '/rss.xml',
    shows: [],
    sameForAll: true,
  })
})
