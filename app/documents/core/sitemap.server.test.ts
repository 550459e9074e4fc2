import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { registry } from '../../start/registry.server.ts'
import { writerOf } from './document-fixture.ts'
import {
  countSitemapFiles,
  documentsOfAFile,
  listSitemapAddresses,
  writeSitemap,
  writeSitemapIndex,
} from './sitemap.server.ts'

const { create: createTopic } = writerOf(kinds.topic)
const { create: createCategory } = writerOf(kinds.category)
const { create: createPost, update: updatePost } = writerOf(kinds.post)
const { create: createChallenge } = writerOf(kinds.challenge)
const { create: createTerm } = writerOf(kinds.term)

const day = (number: number): { now: string } => ({ now: `2026-11-0${number}T10:00:00.000Z` })
const text = { title: 'Título', description: 'Qué es', content: 'Texto' }
const post = { title: 'Título', summary: 'Qué es', category: 'General', content: 'Texto' } as const
const today = '2026-11-20'
const fixed = ['/', '/temario', '/retos', '/blog', '/glosario', '/legal']

describeOnBothDatabases('the sitemap', (open) => {
  it('lists readable pages, latest change first; list pages have the date of their latest document', async () => {
    const db = await open()
    await createCategory(db, { name: 'A' }, { ...day(1), id: 'a' })
    await createTopic(db, { ...text, slug: 'tema-1', categoryId: 'a' }, day(1))
    await createPost(db, { ...post, slug: 'entrada-2' }, day(2))
    await createChallenge(db, { ...text, slug: 'reto-3', startsOn: '2026-11-01' }, day(3))
    await createTopic(db, { ...text, slug: 'tema-4', categoryId: 'a' }, day(4))
    await createPost(db, { ...post, slug: 'borrador', published: false }, day(8))
    await createChallenge(db, { ...text, slug: 'futuro', startsOn: '2026-12-01' }, day(8))
    // A glossary term is part of the glossary page and has no page of its own.
    await createTerm(db, { term: 'bit', slug: 'bit', definition: 'Cifra.' }, day(7))
    await updatePost(db, 'entrada-2', { title: 'Cambiada' }, day(6))
    const site = { db, kinds: registry.kinds, today }
    expect(await countSitemapFiles(site)).toBe(1)
    expect(await listSitemapAddresses(site, 1, fixed)).toEqual([
      { path: '/', updatedAt: day(7).now },
      { path: '/glosario', updatedAt: day(7).now },
      { path: '/blog', updatedAt: day(6).now },
      { path: '/blog/entrada-2', updatedAt: day(6).now },
      { path: '/temario', updatedAt: day(4).now },
      { path: '/topic/tema-4', updatedAt: day(4).now },
      { path: '/retos', updatedAt: day(3).now },
      { path: '/retos/reto-3', updatedAt: day(3).now },
      { path: '/topic/tema-1', updatedAt: day(1).now },
      { path: '/legal', updatedAt: undefined },
    ])
  })

  it('splits many documents into files without loss or duplicates, and yields to other requests meanwhile', async () => {
    const db = await open()
    const more = 1_234
    const rows = Array.from({ length: documentsOfAFile + more }, (_, index) => ({
      id: `p-${index}`,
      slug: `p-${index}`,
      title: 't',
      summary: 's',
      category: 'General',
      content: 'c',
      date: '2026-01-01',
      published: 1 as const,
      createdAt: day(1).now,
      updatedAt: day(1).now,
    }))
    for (let start = 0; start < rows.length; start += 500)
      await db
        .insertInto('blog_posts')
        .values(rows.slice(start, start + 500))
        .execute()
    await createPost(db, { ...post, slug: 'borrador', published: false }, day(8))
    const site = { db, kinds: registry.kinds, today }
    expect(await countSitemapFiles(site)).toBe(2)
    let turns = 0
    const timer = setInterval(() => turns++, 0)
    const [first, second] = [
      await listSitemapAddresses(site, 1, fixed),
      await listSitemapAddresses(site, 2, fixed),
    ]
    clearInterval(timer)
    expect(turns).toBeGreaterThan(3)
    expect([first.length, second.length]).toEqual([documentsOfAFile + fixed.length, more])
    expect(new Set([...first, ...second].map(({ path }) => path)).size).toBe(
      documentsOfAFile + more + fixed.length,
    )
  })
})

it('follows the sitemaps.org format', () => {
  const addresses = [
    { path: '/a', updatedAt: day(1).now },
    { path: "/b?c=1&d='<ñ", updatedAt: undefined },
  ]
  expect(writeSitemap('https://tecno.example.org', addresses)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
      '<url><loc>https://tecno.example.org/a</loc><lastmod>2026-11-01T10:00:00.000Z</lastmod></url>\n' +
      '<url><loc>https://tecno.example.org/b?c=1&amp;d=%27%3C%C3%B1</loc></url></urlset>\n',
  )
  expect(writeSitemapIndex('https://tecno.example.org', ['/sitemap/1.xml'])).toContain(
    '<sitemap><loc>https://tecno.example.org/sitemap/1.xml</loc></sitemap></sitemapindex>',
  )
})
