import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import type { Database } from '../../platform/db/tables.ts'
import { registry } from '../../start/registry.server.ts'
import { deleteDocument, listBin, restoreDocument } from './document-bin.server.ts'
import { addDocument, saveFields } from './document-fixture.ts'
import { listVersions } from './document-history.server.ts'
import { fillLinks } from './document-links.server.ts'
import { findRow } from './document-rows.server.ts'
import { runImport } from './import-many.server.ts'
import { readImport } from './read-import.server.ts'
import { restoreVersion } from './restore-version.server.ts'

const author = { accountId: 'ana' }
const later = '2026-11-21T10:00:00.000Z'

async function listLinks(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('document_links').selectAll().orderBy('at').orderBy('name').execute()
  return rows.map(({ fromTipo, fromId, at, name }) => `${fromTipo}/${fromId} ${at}${name}`)
}

const linked = (...places: string[]): string => places.map((place) => `[x](${place})`).join(' ')

describeOnBothDatabases('the links of documents', (open) => {
  it('are updated by saves, the bin, and restores from the bin and the history', async () => {
    const db = await open()
    const fields = { title: 'P', description: linked('/topic/a'), solution: linked('/retos/b', '/topic/a') }
    const id = await addDocument(db, kinds.problem, fields)
    const first = [`problemas/${id} /retos/b`, `problemas/${id} /topic/a`]
    expect(await listLinks(db)).toEqual(first)

    const row = await findRow(db, kinds.problem, id)
    const openedAt = row?.updatedAt
    await saveFields(
      db,
      kinds.problem,
      { ...fields, solution: linked('/topic/c'), description: 'd' },
      { id, openedAt, now: later },
    )
    expect(await listLinks(db)).toEqual([`problemas/${id} /topic/c`])

    const versions = await listVersions(db, kinds.problem, id)
    const back = { documentId: id, versionId: versions.at(-1)?.id ?? '', openedAt: later, author, now: later }
    expect((await restoreVersion(db, kinds.problem, back)).status).toBe('restored')
    expect(await listLinks(db)).toEqual(first)

    await deleteDocument(db, kinds.problem, { id, author, now: later })
    expect(await listLinks(db)).toEqual([])
    const [binned] = await listBin(db)
    await restoreDocument(db, kinds.problem, { binId: binned?.id ?? '', author, now: later })
    expect(await listLinks(db)).toEqual(first)
  })

  it('are stored by an import, and not stored if the import is rolled back', async () => {
    const db = await open()
    const text = `---\ntitle: "P"\ndescription: "d"\n---\n${linked('/topic/a')}\n`
    const files = [
      { path: 'p/p.md', tipo: 'problemas', text },
      { path: 'p/q.md', tipo: 'problemas', text: '---\ntitle: "Q"\n---\n' },
    ]
    const body = (some: typeof files) =>
      new TextEncoder().encode(JSON.stringify({ mode: 'run', files: some, pictures: {} })).buffer
    const options = { registry, accountId: 'ana', now: later }
    const run = async (some: typeof files) =>
      (await runImport(db, readImport(body(some), registry, new Map())?.documents ?? [], options)).done
    expect(await run(files)).toBe(false)
    expect(await listLinks(db)).toEqual([])
    expect(await run(files.slice(0, 1))).toBe(true)
    expect(await listLinks(db)).toEqual(['problemas/p /topic/a'])
  })

  it('are filled once at startup for existing documents, in several batches', async () => {
    const db = await open()
    for (let number = 100; number < 220; number++) {
      const solution = number % 2 === 0 ? linked('/topic/a') : 's'
      await addDocument(db, kinds.problem, { title: `P ${number}`, solution }, { newId: `p${number}` })
    }
    await sql`delete from document_links`.execute(db)
    await fillLinks(db, registry.kinds)
    const links = await listLinks(db)
    expect(links).toHaveLength(60)
    expect(links.at(-1)).toBe('problemas/p218 /topic/a')
    await sql`delete from document_links`.execute(db)
    await fillLinks(db, registry.kinds)
    expect(await listLinks(db)).toEqual([])
  })
})
