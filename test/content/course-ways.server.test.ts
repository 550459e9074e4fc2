import { expect, it } from 'vitest'
import { loadDemoContent } from '../../app/admin/sample-course/load-demo-content.server.ts'
import type { DocumentKind } from '../../app/documents/core/serve-document.server.ts'
import { findRelated } from '../../app/documents/related/find-related.server.ts'
import { migrateToLatest } from '../../app/platform/db/migrate.server.ts'
import { openDatabase } from '../../app/platform/db/open-database.server.ts'
import { registry } from '../../app/start/registry.server.ts'
import { kinds } from '../repository/kinds.ts'

/** A date after the start of the last challenge. */
const today = '2027-07-01'
const db = await openDatabase(':memory:')
await migrateToLatest(db)
await loadDemoContent(db, 'content', { registry, now: '2026-11-20T10:00:00.000Z' })

const topics = await db
  .selectFrom('topics')
  .innerJoin('syllabus', 'syllabus.id', 'categoryId')
  .select(['topics.id', 'slug', 'syllabus.name as block'])
  .execute()
const problems = await db.selectFrom('problems').select(['id', 'slug', 'category as block']).execute()
const challenges = await db.selectFrom('challenges').select(['id', 'slug']).execute()
const posts = await db.selectFrom('blog_posts').select(['id', 'slug']).where('published', '=', 1).execute()

type Document = { id: string; slug: string; block?: string }
const around = (kind: DocumentKind, { id, slug, block = undefined }: Document) =>
  findRelated(db, registry, { kind, id, slug, block: block ?? null, today })

const all: [kind: DocumentKind, document: Document][] = [
  ...topics.map((one): [DocumentKind, Document] => [kinds.topic, one]),
  ...problems.map((one): [DocumentKind, Document] => [kinds.problem, one]),
  ...challenges.map((one): [DocumentKind, Document] => [kinds.challenge, one]),
  ...posts.map((one): [DocumentKind, Document] => [kinds.post, one]),
]

it('every page of the course has a link to another page', async () => {
  expect(all.length).toBeGreaterThan(110)
  const ends: string[] = []
  for (const [kind, document] of all) {
    const { parts, previous, next } = await around(kind, document)
    const own = `${kind.page?.at}${document.slug}`
    const ways = [...parts.flatMap((part) => part.ways), previous, next].flatMap((way) => way?.to ?? [])
    if (ways.filter((to) => to !== own).length === 0) ends.push(own)
  }
  expect(ends).toEqual([])
})

it('the next and previous links connect all topics of the syllabus in one chain', async () => {
  const byAddress = new Map(topics.map((topic) => [`/topic/${topic.id}`, topic]))
  const walk = async (from: Document | undefined, way: 'next' | 'previous'): Promise<string[]> => {
    const passed: string[] = []
    for (let at = from; at && passed.length <= topics.length; ) {
      passed.push(at.id)
      const found = await around(kinds.topic, at)
      at = byAddress.get(found[way]?.to ?? '')
    }
    return passed
  }
  const firsts: Document[] = []
  for (const topic of topics) if (!(await around(kinds.topic, topic)).previous) firsts.push(topic)
  expect(firsts).toHaveLength(1)
  const forth = await walk(firsts[0], 'next')
  expect(new Set(forth).size).toBe(topics.length)
  const back = await walk(
    topics.find(({ id }) => id === forth.at(-1)),
    'previous',
  )
  expect(back).toEqual(forth.toReversed())
})

it('each topic has a problem and a challenge linked with it', async () => {
  const listed = async (kindSlug: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('document_links')
      .select('name')
      .where('fromTipo', '=', kindSlug)
      .where('at', '=', '/topic/')
      .execute()
    const linked = new Set(rows.map(({ name }) => name))
    const own = await db
      .selectFrom('document_links')
      .select('fromId')
      .where('fromTipo', '=', 'temario')
      .where('at', '=', kinds[kindSlug === 'retos' ? 'challenge' : 'problem'].page?.at ?? '')
      .execute()
    for (const { fromId } of own) linked.add(fromId)
    return topics.filter(({ id }) => !linked.has(id)).map(({ id }) => id)
  }
  expect(await listed('problemas')).toEqual([])
  expect(await listed('retos')).toEqual([])
})

it('every problem and every challenge of the course links to a topic', async () => {
  const lost: string[] = []
  for (const [kind, document] of all) {
    if (kind !== kinds.problem && kind !== kinds.challenge) continue
    const { parts } = await around(kind, document)
    if (!parts.some(({ heading }) => heading === 'learn')) lost.push(document.slug)
  }
  expect(lost).toEqual([])
})
