import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { writerOf } from '../../documents/core/document-fixture.ts'
import type { Draft } from '../../documents/core/write-draft.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { listTools } from './tool.server.ts'

const { create: createTool, update: updateTool, remove: deleteTool } = writerOf(kinds.tool)

const now = '2026-11-20T10:00:00.000Z'
const later = '2026-11-21T10:00:00.000Z'

function draft(name: string): Draft {
  return { name, description: 'Para dibujar', url: 'https://example.org/' }
}

const findTool = async (db: Database, wanted: string) =>
  (await listTools(db, { limit: 9 })).items.find(({ id }) => id === wanted)

describeOnBothDatabases('tools', (open) => {
  it('saves tools of both forms, with or without category and picture', async () => {
    const db = await open()
    await createTool(db, draft('Uno'), { now, id: 'uno' })
    await createTool(
      db,
      { ...draft('Dos'), category: 'Educación', imageUrl: '/media/a.png', account: 'none' },
      { now, id: 'dos' },
    )
    expect(await findTool(db, 'uno')).toEqual({
      id: 'uno',
      name: 'Uno',
      description: 'Para dibujar',
      url: 'https://example.org/',
      category: null,
      imageUrl: null,
      runsIn: null,
      account: null,
      language: null,
      createdAt: now,
      updatedAt: now,
    })
    expect(await findTool(db, 'dos')).toMatchObject({
      category: 'Educación',
      imageUrl: '/media/a.png',
      account: 'none',
      language: null,
    })
  })

  it('sorts by name, ignoring case and accents', async () => {
    const db = await open()
    for (const name of ['Zotero', 'micro:bit', 'Ábaco', 'draw.io', 'Blockly'])
      await createTool(db, draft(name), { now })
    const names: string[] = []
    let after: string | null = null
    do {
      const page = await listTools(db, { after, limit: 2 })
      names.push(...page.items.map((tool) => tool.name))
      after = page.next
    } while (after)
    expect(names).toEqual(['Ábaco', 'Blockly', 'draw.io', 'micro:bit', 'Zotero'])
  })

  it('moves a tool in the list when its name changes', async () => {
    const db = await open()
    await createTool(db, draft('Alfa'), { now, id: 'a' })
    await createTool(db, draft('Beta'), { now, id: 'b' })
    await updateTool(db, 'a', { name: 'Zeta' }, { now: later })
    expect((await listTools(db, { limit: 9 })).items.map((tool) => tool.id)).toEqual(['b', 'a'])
    expect(await findTool(db, 'a')).toMatchObject({
      description: 'Para dibujar',
      createdAt: now,
      updatedAt: later,
    })
  })

  it('allows tools of the same name, each with its own id', async () => {
    const db = await open()
    const first = await createTool(db, draft('Igual'), { now })
    const second = await createTool(db, draft('Igual'), { now })
    expect([first.status, second.status]).toEqual(['saved', 'saved'])
    const [one, other] = [first, second].map((result) => ('id' in result ? result.id : ''))
    expect(one).not.toBe(other)
    expect(await createTool(db, draft('Otra'), { now, id: one ?? '' })).toEqual({
      status: 'taken',
      id: one ?? '',
    })
  })

  it('reports when there is nothing to update or delete', async () => {
    const db = await open()
    expect(await updateTool(db, 'none', { name: 'x' }, { now })).toEqual({ status: 'not-found' })
    expect(await deleteTool(db, 'none')).toEqual({ status: 'not-found' })
    await createTool(db, draft('Uno'), { now, id: 'uno' })
    expect(await deleteTool(db, 'uno')).toEqual({ status: 'deleted' })
    expect(await findTool(db, 'uno')).toBeUndefined()
  })
})
