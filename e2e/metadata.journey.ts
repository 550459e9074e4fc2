import { once } from 'node:events'
import { get } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import type { APIRequestContext, Page } from '@playwright/test'
import ICAL from 'ical.js'
import { matchPath } from 'react-router'
import RssParser from 'rss-parser'
import sharp from 'sharp'
import { listUnknown, readVocabulary } from '../app/metadata/schema-vocabulary-fixture.ts'
import { expect, test } from './journey.ts'
import { startSite } from './site-server.ts'

const origin = 'https://tecno.example.org'
const vocabulary = readVocabulary()

test.use({
  settings: { SITE_URL: origin, SITE_NAME: 'Tecno del instituto', SECURITY_CONTACT: 'seguridad@ejemplo.es' },
})

const documentKinds: Record<string, readonly string[]> = {
  '/topic/:id': ['LearningResource', 'BreadcrumbList'],
  '/retos/:slug': ['LearningResource', 'BreadcrumbList'],
  '/problemas/:slug': ['LearningResource', 'BreadcrumbList'],
  '/blog/:slug': ['BlogPosting', 'BreadcrumbList'],
}

/** An element of a document of XML: its name, namespace, attributes and text. */
type Element = { name: string; space: string | null; attributes: Record<string, string>; text: string }

/** All elements of an XML text, as the parser of the browser reads it; it fails on what is not well-formed. */
async function readXml(page: Page, xml: string): Promise<Element[]> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml')
    const fault = parsed.querySelector('parsererror')
    if (fault) throw new Error(fault.textContent)
    return [...parsed.querySelectorAll('*')].map((element) => ({
      name: element.localName,
      space: element.namespaceURI,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      text: element.textContent.trim(),
    }))
  }, xml)
}

async function listPaths(request: APIRequestContext): Promise<string[]> {
  const text = await (await request.get('/sitemap.xml')).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    expect(address.startsWith(`${origin}/`), address).toBe(true)
    return new URL(address).pathname
  })
}

type Head = {
  title: string
  heading: string
  meta: Record<string, string>
  links: Record<string, string>
  data: unknown[]
}

async function readHead(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('head meta[content]')]
    const links = [...document.querySelectorAll<HTMLLinkElement>('head link[rel]')]
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
    return {
      title: document.title,
      heading: document.querySelector('h1')?.textContent.trim() ?? '',
      meta: Object.fromEntries(
        metas.map((meta) => [meta.getAttribute('property') ?? meta.name, meta.content]),
      ),
      links: Object.fromEntries(
        links.map((link) => [`${link.rel} ${link.type}`.trim(), link.getAttribute('href') ?? '']),
      ),
      data: scripts.flatMap((script) => JSON.parse(script.textContent)['@graph']),
    }
  })
}

test('every kind of page says what it is to who finds it and who shows a link to it', async ({
  page,
  request,
}) => {
  const paths = await listPaths(request)
  const firsts = Object.keys(documentKinds).map(
    (route) => paths.find((path) => matchPath(route, path)) ?? route,
  )
  const others = paths.filter((path) => !Object.keys(documentKinds).some((route) => matchPath(route, path)))
  expect(others.length).toBeGreaterThan(12)
  for (const path of [...firsts, ...others, '/buscar']) {
    await page.goto(path)
    const { title, heading, meta, links, data } = await readHead(page)
    const route = Object.keys(documentKinds).find((one) => matchPath(one, path))
    expect(title, path).toMatch(/Tecno del instituto$/)
    expect(meta.description, path).toBeTruthy()
    expect(meta, path).toMatchObject({
      ...{ 'og:url': `${origin}${path}`, 'og:site_name': 'Tecno del instituto', 'og:locale': 'es_ES' },
      ...{ 'og:description': meta.description, 'og:type': route ? 'article' : 'website' },
      ...{ 'og:image:width': '1200', 'og:image:height': '630', 'twitter:card': 'summary_large_image' },
      ...{ 'og:image:alt': meta['og:title'] },
    })
    expect(links, path).toMatchObject({
      ...{ canonical: `${origin}${path}`, 'search application/opensearchdescription+xml': '/opensearch.xml' },
      'alternate application/rss+xml': path === '/blog' ? '/blog/rss.xml' : '/rss.xml',
    })
    expect(listUnknown(vocabulary, data), path).toEqual([])
    const types = data.map((one) => (one as { '@type': string })['@type'])
    const ofList = path === '/' ? ['WebSite'] : path === '/glosario' ? ['DefinedTermSet'] : []
    expect(types, path).toEqual(route ? documentKinds[route] : ofList)
    if (route) expect(JSON.stringify(data), path).toContain(JSON.stringify(heading).slice(1, -1))
    await expectPicture(request, meta['og:image'] ?? '')
  }
})

async function expectPicture(request: APIRequestContext, address: string): Promise<void> {
  expect(address.startsWith(`${origin}/og/`), address).toBe(true)
  const answer = await request.get(address.slice(origin.length), { maxRedirects: 0 })
  expect(answer.status(), address).toBe(200)
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(await sharp(await answer.body()).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
  })
}

test('an older address of a picture leads to the one of now, and an invented one nowhere', async ({
  request,
}) => {
  const old = await request.get('/og/pagina/temario-0123456789abcdef.png', { maxRedirects: 0 })
  expect(old.status()).toBe(302)
  await expectPicture(request, `${origin}${old.headers().location}`)
  for (const path of [
    '/og/pagina/nada-0123456789abcdef.png',
    '/og/temario/temario.png',
    '/og/nada/x-0123456789abcdef.png',
  ])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
})

test('readers of feeds get what is new, whole, and nothing again that they have', async ({
  page,
  request,
}) => {
  await page.goto('/blog')
  await expect(page.getByRole('link', { name: 'RSS del blog' })).toHaveAttribute('href', '/blog/rss.xml')
  await expect(page.getByRole('link', { name: 'RSS de toda la web' })).toHaveAttribute('href', '/rss.xml')
  for (const path of ['/rss.xml', '/blog/rss.xml']) {
    // Of a form that does not change when the page gets its smallest one.
    const asked = { 'accept-encoding': 'identity' }
    const answer = await request.get(path, { headers: asked })
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
    const xml = await answer.text()
    await readXml(page, xml)
    const feed = await new RssParser().parseString(xml)
    expect(feed).toMatchObject({
      feedUrl: `${origin}${path}`,
      title: expect.stringContaining('Tecno del instituto'),
    })
    expect(feed.items.length).toBeGreaterThan(path === '/rss.xml' ? 19 : 2)
    const days = feed.items.map(({ isoDate = '' }) => isoDate)
    expect(days).toEqual(days.toSorted().toReversed())
    for (const { link = '', guid, ...item } of feed.items) {
      expect(guid).toBe(link)
      expect(item['content:encoded'].length, link).toBeGreaterThan(200)
      expect(item['content:encoded'], link).not.toMatch(/(?:src|href)="\/|<script|data-island|class=/)
    }
    const link = feed.items[0]?.link ?? ''
    expect((await request.get(link.slice(origin.length), { maxRedirects: 0 })).status()).toBe(200)
    const known = { ...asked, 'if-none-match': answer.headers().etag ?? '' }
    const again = await request.get(path, { headers: known })
    expect(again.status()).toBe(304)
  }
})

test('a calendar shows the challenges that have begun', async ({ page, request }) => {
  await page.goto('/retos')
  const link = page.getByRole('link', { name: 'Calendario de retos (.ics)' })
  const answer = await request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  const challenges = (await listPaths(request)).filter((path) => matchPath('/retos/:slug', path))
  const addresses = events.map((event) => String(event.component.getFirstPropertyValue('url')))
  expect(addresses.toSorted()).toEqual(challenges.map((path) => `${origin}${path}`).toSorted())
  expect(events.every((event) => event.startDate.isDate && event.duration.toSeconds() === 7 * 86_400)).toBe(
    true,
  )
})

test('the sitemap is in the order of its times, which lists have too', async ({ page, request }) => {
  await page.goto('/privacidad')
  const elements = await readXml(page, await (await request.get('/sitemap.xml')).text())
  const space = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  expect(new Set(elements.map((element) => `${element.space} ${element.name}`))).toEqual(
    new Set(['urlset', 'url', 'loc', 'lastmod'].map((name) => `${space} ${name}`)),
  )
  const times = elements.filter(({ name }) => name === 'lastmod').map(({ text }) => text)
  expect(times).toEqual(times.toSorted().toReversed())
  for (const time of times) expect(new Date(time).toISOString()).toBe(time)
  const order = elements.filter(({ name }) => name === 'loc').map(({ text }) => text.slice(origin.length))
  for (const path of ['/', '/temario', '/retos', '/problemas', '/herramientas', '/blog', '/glosario'])
    expect(order.indexOf(path), path).toBeLessThan(times.length)
  expect(order.indexOf('/legal')).toBeGreaterThanOrEqual(times.length)
})

test('browsers learn how to search and to install the site, and where a fault of security is told', async ({
  page,
  request,
}) => {
  await page.goto('/privacidad')
  const elements = await readXml(page, await (await request.get('/opensearch.xml')).text())
  const url = elements.find(({ name, attributes }) => name === 'Url' && attributes.type === 'text/html')
  expect(url?.attributes.template).toBe(`${origin}/buscar?q={searchTerms}`)
  expect(elements.find(({ name }) => name === 'ShortName')?.text).toBe('Tecno del instit')
  const session = await page.context().newCDPSession(page)
  const manifest = await session.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  expect(manifest.url).toMatch(/\/site\.webmanifest$/)
  expect(JSON.parse(manifest.data ?? '')).toMatchObject({ name: 'Tecno del instituto', lang: 'es', id: '/' })
  const security = await (await request.get('/.well-known/security.txt')).text()
  expect(security).toContain('Contact: mailto:seguridad@ejemplo.es')
  expect(Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? '')).toBeGreaterThan(Date.now())
})

/** The answer to a request that claims to be for another host. */
async function askAs(host: string, address: string): Promise<{ status: number; text: string }> {
  const [answer] = await once(get(address, { headers: { host } }), 'response')
  return { status: answer.statusCode, text: await readText(answer) }
}

test('without SITE_URL the site says its address to nobody', async () => {
  const site = await startSite()
  try {
    for (const path of ['/rss.xml', '/blog/rss.xml', '/opensearch.xml', '/sitemap.xml'])
      expect(await askAs('tecno.example.org', `${site.url}${path}`), path).toEqual({
        status: 404,
        text: 'No hay nada en esta dirección.',
      })
    const html = await (await fetch(`${site.url}/blog`)).text()
    expect(html).not.toMatch(/og:image|og:url|rel="canonical"|rss\.xml|opensearch/)
    const calendar = await (await fetch(`${site.url}/retos/calendario.ics`)).text()
    expect(calendar).toContain('BEGIN:VEVENT')
    expect(calendar).not.toContain('http')
  } finally {
    await site.stop()
  }
})
