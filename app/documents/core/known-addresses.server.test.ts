import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { explainStatements } from '../../../test/databases/explain-statements.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import type { Database } from '../../platform/db/tables.ts'
import { registry } from '../../start/registry.server.ts'
import { saveFields } from './document-fixture.ts'
import { findDeadAddresses } from './known-addresses.server.ts'

const pictures = {
  find: (url: string) => (url === '/figuras/a.svg' ? { src: url, width: 1, height: 1 } : undefined),
}
const toLinks = (addresses: string[]) =>
  addresses.map((address, index) => ({ line: index + 1, address, kind: 'link' as const }))

async function warn(db: Database, addresses: string[]): Promise<string[]> {
  const warnings = await findDeadAddresses(
    { db, registry, pictures, today: '2026-11-20' },
    toLinks(addresses),
  )
  return warnings.map(({ line, message }) => `${addresses[line - 1]}: ${message}`)
}

const dead = (address: string) => `${address}: El enlace a ${address} no lleva a ninguna página de esta web.`
const draft = (address: string) =>
  `${address}: El enlace a ${address} lleva a algo que aún no se ha publicado: quien lo lea no podrá abrirlo.`

describeOnBothDatabases('links of a text to this site', (open) => {
  it('are dead if no page has the address', async () => {
    const db = await open()
    expect(
      await warn(db, [
        '/',
        '/temario',
        '/temario/',
        '/blog?desde=x',
        '/buscar?q=led',
        '/cuenta#a',
        '/figuras/a.svg',
        '/simuladores/engranajes?z1=20',
      ]),
    ).toEqual([])
    for (const address of [
      '/buscando',
      '/nada',
      '/simuladores/nada',
      '/topic/nada',
      '/blog/a/b',
      'nada',
      '/figuras/b.svg',
      '/retos/%',
    ])
      expect(await warn(db, [address])).toEqual([dead(address)])
  })

  it('are dead if their fragment names no document of the page', async () => {
    const db = await open()
    await saveFields(db, kinds.term, { term: 'Piñón', definition: 'Engranaje pequeño.' })
    expect(
      await warn(db, ['/glosario', '/glosario#', '/glosario#termino-pinon', '/glosario/#termino-pinon']),
    ).toEqual([])
    expect(await warn(db, ['/glosario#termino-nada'])).toEqual([dead('/glosario#termino-nada')])
  })

  it('distinguish published documents from unpublished ones', async () => {
    const db = await open()
    const post = { summary: 's', category: 'General', content: 'c' }
    await saveFields(db, kinds.post, { ...post, title: 'Fuera' })
    await saveFields(db, kinds.post, { ...post, title: 'Dentro', published: 'false' })
    const challenge = { description: 'd', content: 'c' }
    await saveFields(db, kinds.challenge, { ...challenge, title: 'Hoy', startsOn: '2026-11-20' })
    await saveFields(db, kinds.challenge, { ...challenge, title: 'Luego', startsOn: '2026-11-21' })
    expect(
      await warn(db, ['/blog/fuera', '/blog/dentro', '/retos/hoy', '/retos/luego', '/topic/fuera']),
    ).toEqual([draft('/blog/dentro'), draft('/retos/luego'), dead('/topic/fuera')])
  })

  it('are live through a former slug as long as the document exists', async () => {
    const db = await open()
    const post = { title: 'Uno', summary: 's', category: 'General', content: 'c' }
    await saveFields(db, kinds.post, post)
    const { updatedAt } = await db.selectFrom('blog_posts').select('updatedAt').executeTakeFirstOrThrow()
    await saveFields(db, kinds.post, { ...post, slug: 'dos' }, { id: 'uno', openedAt: updatedAt })
    await db.insertInto('slug_redirects').values({ tipo: 'blog', slug: 'ido', documentId: 'ido' }).execute()
    expect(await warn(db, ['/blog/dos', '/blog/uno', '/blog/ido'])).toEqual([dead('/blog/ido')])
  })
})

it('runs at most four statements for any number of links', async () => {
  const { openDatabase } = await import('../../platform/db/open-database.server.ts')
  const { migrateToLatest } = await import('../../platform/db/migrate.server.ts')
  const db = await openDatabase(':memory:')
  await migrateToLatest(db)
  const addresses = Array.from(
    { length: 500 },
    (_, index) => `/${['topic', 'blog', 'retos'][index % 3]}/n${index}`,
  )
  const plans = await explainStatements(db, async (counted) => {
    expect(await warn(counted, addresses)).toHaveLength(500)
  })
  expect(plans.length).toBeLessThanOrEqual(4)
})
