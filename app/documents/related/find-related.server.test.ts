import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import type { Database } from '../../platform/db/tables.ts'
import { registry } from '../../start/registry.server.ts'
import { deleteDocument } from '../core/document-bin.server.ts'
import { addDocument, saveFields } from '../core/document-fixture.ts'
import { findRow } from '../core/document-rows.server.ts'
import type { DocumentKind } from '../core/serve-document.server.ts'
import { findRelated, type RelatedDocuments } from './find-related.server.ts'

const today = '2026-11-20'
const minute = (number: number): string => `2026-11-01T10:${String(number).padStart(2, '0')}:00.000Z`
const link = (to: string): string => `Mira [esto](${to}).`

async function related(
  db: Database,
  kind: DocumentKind,
  id: string,
  block: string | null = null,
): Promise<RelatedDocuments> {
  const row = await findRow(db, kind, id)
  return findRelated(db, registry, { kind, id, slug: String(row?.slug), block, today })
}

const titles = ({ parts }: RelatedDocuments, heading: string): string[] =>
  (parts.find((part) => part.heading === heading)?.ways ?? []).map(({ title }) => title)

async function addTopics(db: Database): Promise<void> {
  for (const [name, position] of [
    ['Uno', '1'],
    ['Vacío', '2'],
    ['Dos', '3'],
  ] as const)
    await addDocument(db, kinds.category, { name, position })
  const categories = await db.selectFrom('syllabus').select(['id', 'name']).execute()
  const idOf = (name: string): string => categories.find((category) => category.name === name)?.id ?? ''
  for (const [index, [title, block]] of (
    [
      ['A', 'Uno'],
      ['B', 'Uno'],
      ['C', 'Dos'],
      ['D', 'Dos'],
    ] as const
  ).entries())
    await addDocument(db, kinds.topic, { title, categoryId: idOf(block) }, { now: minute(index) })
}

describeOnBothDatabases('around a document', (open) => {
  it('includes documents linked in either direction, by any present or former address', async () => {
    const db = await open()
    await addTopics(db)
    const problem = { description: 'd', category: 'Otro' }
    await addDocument(db, kinds.problem, {
      ...problem,
      title: 'P1',
      difficulty: 'Alta',
      solution: link('/topic/a'),
    })
    const p2 = await addDocument(db, kinds.problem, {
      ...problem,
      title: 'P2',
      difficulty: 'Baja',
      solution: 's',
    })
    const opened = await findRow(db, kinds.problem, p2)
    // The topic links to the problem by a slug that it then loses, and the challenge links to the topic by a
    // former slug.
    const topic = await findRow(db, kinds.topic, 'a')
    const fields = { title: 'A', categoryId: String(topic?.categoryId), description: 'd' }
    await saveFields(
      db,
      kinds.topic,
      { ...fields, slug: 'a-nuevo', content: `${link('/problemas/p2#x')} ${link('/topic/d')}` },
      { id: 'a', openedAt: topic?.updatedAt },
    )
    await saveFields(
      db,
      kinds.problem,
      { ...problem, title: 'P2', slug: 'movido', solution: 's', difficulty: 'Baja' },
      { id: p2, openedAt: opened?.updatedAt },
    )
    await addDocument(db, kinds.challenge, { title: 'R1', content: link('/topic/a'), startsOn: today })
    await addDocument(db, kinds.challenge, { title: 'R2', content: link('/topic/a-nuevo'), startsOn: today })
    const found = await related(db, kinds.topic, 'a')
    expect(found.parts.map(({ heading }) => heading)).toEqual(['practise', 'build', 'learn'])
    expect(found.parts[0]?.ways).toEqual([
      { to: '/problemas/movido', title: 'P2', note: 'Baja' },
      { to: '/problemas/p1', title: 'P1', note: 'Alta' },
    ])
    expect(titles(found, 'build')).toEqual(['R1', 'R2'])
    expect(titles(found, 'learn')).toEqual(['D'])
    expect(titles(await related(db, kinds.topic, 'd'), 'learn')).toEqual(['A'])
    expect(titles(await related(db, kinds.problem, p2), 'learn')).toEqual(['A'])
    expect(titles(await related(db, kinds.challenge, 'r1'), 'learn')).toEqual(['A'])
  })

  it('excludes documents that visitors cannot see: future challenges and deleted documents', async () => {
    const db = await open()
    await addTopics(db)
    const gone = await addDocument(db, kinds.challenge, {
      title: 'R1',
      content: link('/topic/a'),
      startsOn: today,
    })
    await addDocument(db, kinds.challenge, { title: 'R2', content: link('/topic/a'), startsOn: '2026-11-21' })
    await addDocument(db, kinds.post, { title: 'E', content: link('/topic/a'), published: '0' })
    await addDocument(db, kinds.challenge, { title: 'R0', startsOn: '2026-11-01' })
    expect(titles(await related(db, kinds.topic, 'a'), 'build')).toEqual(['R1'])
    expect((await related(db, kinds.challenge, gone)).next).toBeUndefined()
    expect((await related(db, kinds.challenge, gone)).previous?.title).toBe('R0')
    await deleteDocument(db, kinds.challenge, { id: gone, author: { accountId: null }, now: minute(59) })
    expect(titles(await related(db, kinds.topic, 'a'), 'build')).toEqual([])
  })

  it('returns the previous and next topic of the syllabus, skipping an empty block', async () => {
    const db = await open()
    await addTopics(db)
    const neighbours = async (id: string, block: string) => {
      const { previous, next } = await related(db, kinds.topic, id, block)
      return [previous?.title, next?.title]
    }
    expect(await neighbours('a', 'Uno')).toEqual([undefined, 'B'])
    expect(await neighbours('b', 'Uno')).toEqual(['A', 'C'])
    expect(await neighbours('c', 'Dos')).toEqual(['B', 'D'])
    expect(await neighbours('d', 'Dos')).toEqual(['C', undefined])
  })

  it('adds documents of the same block if there are fewer than three links; for a problem, those after it', async () => {
    const db = await open()
    await addTopics(db)
    const ids: string[] = []
    for (let number = 0; number < 6; number++) {
      const problem = { title: `P${number}`, category: 'Uno', description: 'd', solution: 's' }
      ids.push(await addDocument(db, kinds.problem, problem, { now: minute(number) }))
    }
    await addDocument(
      db,
      kinds.problem,
      { title: 'Enlaza', category: 'Dos', description: 'd', solution: link('/topic/a') },
      { now: minute(9) },
    )
    const practise = async (kind: DocumentKind, id: string) =>
      titles(await related(db, kind, id, 'Uno'), 'practise')
    // The list is sorted newest first.
    expect(await practise(kinds.problem, ids[4] ?? '')).toEqual(['P1', 'P2', 'P3'])
    expect(await practise(kinds.problem, ids[1] ?? '')).toEqual(['P0', 'P4', 'P5'])
    expect(await practise(kinds.topic, 'a')).toEqual(['Enlaza', 'P4', 'P5'])
    expect(titles(await related(db, kinds.problem, ids[0] ?? '', 'Uno'), 'learn')).toEqual(['A', 'B'])
    expect(await related(db, kinds.problem, ids[0] ?? '', 'General')).toEqual({ parts: [] })
  })

  it('returns at most six documents per heading', async () => {
    const db = await open()
    await addTopics(db)
    for (let number = 0; number < 20; number++)
      await addDocument(db, kinds.problem, { title: `P${number}`, solution: link('/topic/a') })
    expect(titles(await related(db, kinds.topic, 'a'), 'practise')).toHaveLength(6)
  })
})
