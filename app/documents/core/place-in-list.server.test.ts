import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import type { Database } from '../../platform/db/tables.ts'
import { listProblems } from '../../site/problems/problem.server.ts'
import { listTools } from '../../site/tools/tool.server.ts'
import { saveFields } from './document-fixture.ts'
import { findRow } from './document-rows.server.ts'
import { findPlaceInList } from './place-in-list.server.ts'
import type { DocumentKind } from './serve-document.server.ts'

async function addTwelve(
  db: Database,
  kind: DocumentKind,
  fields: Record<string, string>,
): Promise<string[]> {
  const ids: string[] = []
  for (let day = 10; day < 22; day++) {
    const named = { ...fields, [kind.title]: `Nombre ${day}` }
    const saved = await saveFields(db, kind, named, { now: `2026-11-${day}T10:00:00.000Z` })
    if (saved.status === 'saved') ids.push(saved.id)
  }
  return ids
}

async function placeOf(db: Database, kind: DocumentKind, id: string): Promise<string> {
  const row = await findRow(db, kind, id)
  return row ? findPlaceInList(db, kind, row) : ''
}

describeOnBothDatabases('the place of a document in its list', (open) => {
  it('is the list page that starts at its card, if the card is not on the first page', async () => {
    const db = await open()
    const problems = await addTwelve(db, kinds.problem, { description: 'd', solution: 's' })
    const [oldest = '', newest = ''] = [problems[0], problems.at(-1)]
    expect(await placeOf(db, kinds.problem, newest)).toBe('/problemas')
    const after = new URL(await placeOf(db, kinds.problem, oldest), 'http://a.es').searchParams.get('desde')
    expect((await listProblems(db, { after, limit: 8 })).items.map(({ id }) => id)).toEqual([oldest])

    const tools = await addTwelve(db, kinds.tool, {
      description: 'd',
      category: 'Educación',
      url: 'https://a.es',
    })
    const [first = '', last = ''] = [tools[0], tools.at(-1)]
    expect(await placeOf(db, kinds.tool, first)).toBe('/herramientas')
    const from = new URL(await placeOf(db, kinds.tool, last), 'http://a.es').searchParams.get('desde')
    expect((await listTools(db, { after: from, limit: 8 })).items.map(({ id }) => id)).toEqual([last])
  })
})
